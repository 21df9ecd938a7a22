# One door to everything. Each target sets up what it needs; a second run finds it ready.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test setup web web-dev e2e screens check fix bench bench-server bench-bots soak schema lock

play: web              ## open the house: the address, and a QR code for phones near by
	@$(BIN)/veillee serve --lan --open

test: setup check web  ## everything CI runs
	@$(PYTHON) scripts/services.py
	@$(BIN)/pytest -q -n 2
	@$(PYTHON) scripts/web.py --test
	@$(PYTHON) scripts/newest.py

setup:                 ## the virtual environment in .venv, nothing global
	@$(PYTHON) scripts/setup.py

web: setup             ## build the browser client, if its sources changed
	@$(PYTHON) scripts/web.py

web-dev: web           ## the client with reloading, beside a `veillee serve`
	@cd web && npm run --silent dev

e2e: web               ## every script in a real browser
	@$(PYTHON) scripts/services.py
	@cd web && npm run --silent e2e

screens: web           ## the pictures of every page in docs/screens/
	@$(PYTHON) scripts/services.py
	@cd web && npm run --silent screens

check: setup           ## format, lint, arrows, types
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/lint-imports
	@$(BIN)/mypy

fix: setup             ## format and mend what can be mended
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: setup           ## speed beside the peers, in one run
	@$(PYTHON) bench/run.py

bench-server: setup    ## the server beside its peers, in one run
	@PYTHONPATH=bench $(BIN)/python -m server.run

bench-bots: setup      ## how well the bots play, with intervals (half an hour)
	@$(BIN)/python bench/bots.py

soak: setup            ## the long tests
	@$(PYTHON) scripts/cluster.py
	@$(BIN)/pytest -q soak

schema: setup          ## the TypeScript types of every message
	@$(BIN)/python scripts/schema.py

lock: setup            ## resolve the dependencies again
	@$(PYTHON) scripts/lock.py
