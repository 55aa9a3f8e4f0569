# The two commands: `make play` and `make test`. Both set up everything they need in .venv.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src docs/rules -type f ! -name '*.mo' ! -path '*.egg-info/*') setup.py pyproject.toml

.PHONY: play test soak golden pictures translations clean

play: .venv/installed
	@$(BIN)/rubizh play siege

test: .venv/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2
	RUBIZH_INTERPRETED=1 $(BIN)/pytest -n 2 tests/engine tests/laws tests/rulebook tests/cards tests/playthroughs

# The same on every law and every game, longer than a test should take.
soak: .venv/installed-dev
	$(BIN)/python -m tests.soak

# Write the golden playthroughs and counts anew; read the difference before committing it.
golden: .venv/installed-dev
	$(BIN)/python -m tests.playthroughs.write

# Draw the pictures of the documentation from real games.
pictures: .venv/installed-dev
	$(BIN)/python docs/pictures/draw.py

# Collect the texts for people into the catalogues.
translations: .venv/installed-dev
	$(BIN)/python -m tests.translations.collect

.venv/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed, this is " + sys.version)'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip
	@touch $@

.venv/installed: .venv/pip $(SOURCES)
	@echo "Installing Rubizh: about a minute, most of it compiling the engine…"
	@$(BIN)/pip install --quiet --disable-pip-version-check .
	@$(BIN)/rubizh --version
	@touch $@

.venv/installed-dev: .venv/pip $(SOURCES)
	@echo "Installing Rubizh and its tools: a minute or two, most of it compiling the engine…"
	@$(BIN)/pip install --quiet --disable-pip-version-check ".[dev]"
	@$(BIN)/rubizh --version
	@touch $@ .venv/installed

clean:
	rm -rf .venv build src/*.egg-info
