# Everything a developer runs. Each target sets up the virtual environment it needs.

PYTHON ?= python3
GAMES  ?= 10000
PORT   ?= 8000
ARGS   ?=

BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --numprocesses auto --quiet

.DEFAULT_GOAL := help
.PHONY: help play terminal check test prepared lint plain compiled compile bench fuzz pictures clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*##/\1#/p' $(MAKEFILE_LIST) | awk -F'# *' '{printf "  make %-10s %s\n", $$1, $$2}'

play: .venv/.stamp  ## play in the browser; PORT=8000 sets the port; games are kept in boardwright.db
	@$(BIN)/boardwright serve --open --port $(PORT) $(ARGS)

terminal: .venv/.stamp  ## play in the terminal; ARGS="arcs --seats 3" sets the game and its options
	@$(BIN)/boardwright play $(or $(ARGS),arcs)

check: lint  ## what every change must pass: lint and the fast tests, under two minutes on two cores
	@$(BIN)/python tools/build.py clean
	$(PYTEST) --quick $(ARGS)

test: prepared lint plain compiled  ## everything: lint, then all tests on plain and on compiled code

prepared: .venv/.dev  ## install what the tests need from the system; says what is missing
	@$(BIN)/python tools/prepare.py tests || true

lint: .venv/.dev  ## ruff (rules and format), mypy, import contracts
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

plain: .venv/.dev  ## all tests on the plain sources
	@$(BIN)/python tools/build.py clean
	$(PYTEST) --games 500 $(ARGS)

compiled: .venv/.compiler  ## all tests on a compiled copy
	$(BIN)/python tools/build.py compile --into build/compiled
	PYTHONPATH=build/compiled $(PYTEST) -m "not plain_only" $(ARGS)

compile: .venv/.compiler  ## compile the kernel, games and bots in place, for faster games
	$(BIN)/python tools/build.py compile

fuzz: .venv/.compiler  ## play random games under every check; GAMES=n sets how many
	$(BIN)/python tools/build.py compile --into build/compiled
	PYTHONPATH=build/compiled $(PYTEST) -m fuzz --games $(GAMES) $(ARGS)

bench: .venv/.compiler .venv/.bench  ## measure play, forks, environments and search, next to other projects in the same run
	$(BIN)/python tools/build.py plain --into build/plain
	$(BIN)/python tools/build.py compile --into build/compiled
	@$(BIN)/python benchmarks/bench.py $(ARGS)
	@$(BIN)/python benchmarks/search.py

pictures: .venv/.dev  ## make the pictures in docs/images
	$(BIN)/python tools/pictures.py $(ARGS)

clean:  ## remove everything that was built, including the virtual environment
	rm -rf .venv build dist src/.mypyc .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete
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

.venv/.bench: .venv/.stamp
	@echo "Installing the projects that the benchmarks compare with ..."
	@$(PIP) --editable '.[bench]'
	@touch $@
