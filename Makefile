# Rathaus: set up, play, test. `make help` lists the targets.
# Only relative paths here, so that the working copy may stand in a folder with spaces in its name.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
# for `make play`
HOST   ?= 127.0.0.1
PORT   ?= 8000
# for `make scaffold`: GAME=my_game, TITLE="My Game", SEATS=2-4
# more arguments for `play`, `test`, `bench`
ARGS   ?=

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help python venv assets build setup play chromium lint test scaffold golden bench wheel lock clean distclean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Rathaus needs Python 3.11 or newer; "$(PYTHON)" is older or missing.' >&2; \
	  echo 'Name another one: make PYTHON=python3.12 ...' >&2; exit 1; }

venv: python
	@$(PYTHON) scripts/environment.py

assets: venv
	@$(PY) scripts/assets.py

build: venv ## bring the compiled engine up to date (quick when nothing changed)
	@$(PY) scripts/build.py

setup: venv assets build ## make .venv with everything needed to play and to develop
	@echo 'Ready: $(VENV)/bin/rathaus'

play: setup ## set up and open a table against bots in the browser (HOST=, PORT=)
	$(VENV)/bin/rathaus serve --open --host "$(HOST)" --port "$(PORT)" $(ARGS)

chromium: venv
	@$(PY) scripts/chromium.py --install

lint: venv ## ruff, mypy, import rules
	@$(PY) scripts/test.py --group lint

test: venv assets chromium ## set up, then lint, build and all tests on both engines
	@$(PY) scripts/test.py $(ARGS)

scaffold: venv ## begin a new game (GAME=my_game, TITLE="My Game", SEATS=2-4)
	@test -n "$$GAME" || { echo 'Name the game: make scaffold GAME=my_game TITLE="My Game" SEATS=2-4' >&2; exit 1; }
	@$(PY) scripts/scaffold.py "$$GAME" $${TITLE:+--title "$$TITLE"} $${SEATS:+--seats "$$SEATS"}

golden: setup ## write the golden records, perft counts, playthroughs and table of sizes anew
	$(PY) scripts/golden.py --write
	$(PY) scripts/playthroughs.py
	$(PY) scripts/spaces.py

bench: setup ## measure the engines
	$(PY) benchmarks/run.py $(ARGS)

wheel: venv assets ## build a wheel of this platform into dist/
	@rm -rf build/lib* build/bdist*
	$(PY) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: python ## write the locks anew (UPGRADE=1 takes newer versions)
	@$(PYTHON) scripts/lock.py $(if $(UPGRADE),--upgrade)

clean: ## remove what was built, keep the environments
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache test-results
	rm -rf src/rathaus/server/static/vendor src/rathaus.egg-info
	find src tests -name '*.so' -exec rm -f {} +
	find src tests scripts -name __pycache__ -type d -exec rm -rf {} +

distclean: clean ## remove the environments, too
	rm -rf .venv .venv-node .venv-lock node_modules
