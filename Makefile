# Everything a developer runs. Each target sets up the virtual environment it needs.

PYTHON ?= python3
GAMES  ?= 10000
PORT   ?= 8000
ARGS   ?=

BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --numprocesses auto --maxschedchunk 20 --quiet

# Python starts some hundred times: what it reads is kept for the next time, also where that is not usual.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal check test prepared lint plain compiled rest compile wheel bench compare fuzz docs pictures clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*##/\1#/p' $(MAKEFILE_LIST) | awk -F'# *' '{printf "  make %-10s %s\n", $$1, $$2}'

play: .venv/.stamp  ## play in the browser; PORT=8000 sets the port; games are kept in boardwright.db
	@$(BIN)/python tools/build.py background
	@$(BIN)/boardwright serve --open --port $(PORT) $(ARGS)

terminal: .venv/.stamp  ## play in the terminal; ARGS="arcs --seats 3" sets the game and its options
	@$(BIN)/boardwright play $(or $(ARGS),arcs)

check: lint  ## what every change must pass: lint and the fast tests, under two minutes on two cores
	BOARDWRIGHT_CODE=plain $(PYTEST) --quick $(ARGS)

test: prepared lint compiled rest  ## everything: lint, all tests on compiled code, the fast ones on plain code too

prepared: .venv/.dev  ## install what the tests need from the system; says what is missing
	@$(BIN)/python tools/prepare.py tests || true

lint: .venv/.dev  ## ruff (rules and format), mypy, import contracts
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

plain: .venv/.dev  ## all tests on the plain sources
	BOARDWRIGHT_CODE=plain $(PYTEST) --games 200 $(ARGS)

compiled: .venv/.compiler  ## all tests on compiled code
	$(BIN)/python tools/build.py compile --quick
	BOARDWRIGHT_CODE=compiled $(PYTEST) -m "not plain_only" $(ARGS)

rest: .venv/.dev  ## what `make compiled` leaves out, and the fast tests, on plain code
	BOARDWRIGHT_CODE=plain $(PYTEST) --rest $(ARGS)

compile: .venv/.compiler  ## compile the kernel, games and bots now, for faster games; `make play` does so by itself
	$(BIN)/python tools/build.py compile

wheel: .venv/.compiler  ## a compiled wheel for this platform, a plain one for all others, and the sources, in dist
	@$(PIP) build
	BOARDWRIGHT_BUILD=trained $(BIN)/python -m build --wheel --no-isolation
	BOARDWRIGHT_BUILD=plain $(BIN)/python -m build --wheel --no-isolation
	$(BIN)/python -m build --sdist --no-isolation

fuzz: compile  ## play random games under every check; GAMES=n sets how many
	BOARDWRIGHT_CODE=compiled $(PYTEST) -m fuzz --games $(GAMES) $(ARGS)

bench: .venv/.compiler .venv/.bench  ## measure play, forks, environments and search, next to other projects in the same run
	$(BIN)/python tools/build.py plain --into build/plain
	$(BIN)/python tools/build.py compile --trained --into build/compiled
	@$(BIN)/python benchmarks/bench.py $(ARGS)
	@$(BIN)/python benchmarks/search.py

compare: .venv/.dev  ## measure what became slower since the last release; ARGS="--base main" names another commit
	@$(BIN)/python benchmarks/compare.py $(ARGS)

docs: .venv/.docs  ## build the documentation site in the folder site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict --quiet
	@echo "Open site/index.html."

pictures: .venv/.dev  ## make the pictures in docs/images
	$(BIN)/python tools/pictures.py $(ARGS)

clean:  ## remove everything that was built, including the virtual environment
	rm -rf .venv build dist site src/boardwright/_compiled .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

# What each target needs installed; renewed when pyproject.toml changes.

.venv/.stamp: pyproject.toml
	@echo "Preparing .venv ..."
	@test -x $(BIN)/python || $(PYTHON) tools/prepare.py venv
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --editable .
	@touch $@

.venv/.dev: .venv/.stamp
	@echo "Installing development tools ..."
	@$(PIP) --editable '.[dev]'
	@touch $@

.venv/.compiler: .venv/.dev
	@$(BIN)/python tools/prepare.py compiler
	@touch $@

.venv/.docs: .venv/.stamp
	@echo "Installing the tools for the documentation ..."
	@$(PIP) --editable '.[docs]'
	@touch $@

.venv/.bench: .venv/.stamp
	@echo "Installing the projects that the benchmarks compare with ..."
	@$(PIP) --editable '.[bench]'
	@touch $@
