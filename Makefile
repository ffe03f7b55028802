# Everything a developer runs. Each target makes the virtual environment it needs, so a fresh clone needs no set-up.

PYTHON ?= python3
GAMES  ?= 10000
PORT   ?= 8000
ARGS   ?=

BIN    := .venv/bin
PIP    := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --numprocesses auto --quiet

.DEFAULT_GOAL := help
.PHONY: help play terminal test prepared lint plain compiled compile bench fuzz pictures clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*##/\1#/p' $(MAKEFILE_LIST) | awk -F'# *' '{printf "  make %-10s %s\n", $$1, $$2}'

play: .venv/.stamp  ## open the table in the browser; PORT=8000 chooses the port, games are kept in boardwright.db
	@$(BIN)/boardwright serve --open --port $(PORT) $(ARGS)

terminal: .venv/.stamp  ## play in the terminal; ARGS="arcs --seats 3" chooses the game and its settings
	@$(BIN)/boardwright play $(or $(ARGS),arcs)

test: prepared lint plain compiled  ## everything that must hold: lint, then the tests on plain and on compiled code

prepared: .venv/.dev  ## what the tests need of the system; what cannot be had is said, and its tests will fail
	@$(BIN)/python tools/prepare.py tests || true

lint: .venv/.dev  ## ruff (rules and format), mypy and the import contracts
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

plain: .venv/.dev  ## the tests on the sources as they are
	@$(BIN)/python tools/build.py clean
	$(PYTEST) --games 500 $(ARGS)

compiled: .venv/.compiler  ## the tests on a compiled copy
	$(BIN)/python tools/build.py compile --into build/compiled
	PYTHONPATH=build/compiled $(PYTEST) -m "not plain_only" $(ARGS)

compile: .venv/.compiler  ## compile the kernel, the games and the bots in src, for faster games from then on
	$(BIN)/python tools/build.py compile

fuzz: .venv/.compiler  ## random games under every check; GAMES=n says how many
	$(BIN)/python tools/build.py compile --into build/compiled
	PYTHONPATH=build/compiled $(PYTEST) -m fuzz --games $(GAMES) $(ARGS)

bench: .venv/.compiler .venv/.bench  ## speed of play, forks, environments and search, beside others' in the same run
	$(BIN)/python tools/build.py plain --into build/plain
	$(BIN)/python tools/build.py compile --into build/compiled
	@$(BIN)/python benchmarks/bench.py $(ARGS)
	@$(BIN)/python benchmarks/search.py

pictures: .venv/.dev  ## the pictures of the table in docs/images, from games that are played for them
	$(BIN)/python tools/pictures.py $(ARGS)

clean:  ## remove everything that was built, the virtual environment too
	rm -rf .venv build dist src/.mypyc .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

# What each target needs installed; made again when pyproject.toml changes.

.venv/.stamp: pyproject.toml
	@echo "Preparing .venv ..."
	@test -x $(BIN)/python || $(PYTHON) tools/prepare.py venv
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) --editable .
	@touch $@

.venv/.dev: .venv/.stamp
	@echo "Installing the tools of developers ..."
	@$(PIP) --editable '.[dev]'
	@touch $@

.venv/.compiler: .venv/.dev
	@$(BIN)/python tools/prepare.py compiler
	@touch $@

.venv/.bench: .venv/.stamp
	@echo "Installing what the benchmarks compare with ..."
	@$(PIP) --editable '.[bench]'
	@touch $@
