# make run serves the site, make test proves it. Everything else is for those who change it.
VENV    := .venv
PYTHON  := $(VENV)/bin/python
HOST    ?= 127.0.0.1
PORT    ?= 8000
VAR_DIR ?= var
UV      := $(shell command -v uv 2>/dev/null)
export PYTHONDONTWRITEBYTECODE ?= 1

ifdef UV
pip_install = uv venv --quiet --allow-existing $(VENV) && VIRTUAL_ENV=$(VENV) uv pip install --quiet -r $(1)
else
pip_install = test -x $(PYTHON) || python3 -m venv $(VENV); \
	$(VENV)/bin/pip install --quiet --disable-pip-version-check -r $(1)
endif

STATIC_SOURCES := $(shell find rulesite/static -type f)

.PHONY: run dev install test check messages bench proof database

run: database $(VAR_DIR)/static/staticfiles.json  ## serve the site for use
	@echo "Tile School: http://$(HOST):$(PORT)/"
	STATIC_MANIFEST=1 $(VENV)/bin/granian --interface wsgi --workers 2 --blocking-threads 4 \
		--host $(HOST) --port $(PORT) --log-level warning rulesite.wsgi:application

dev: install database  ## serve with reloading and debug pages
	DEBUG=1 $(PYTHON) manage.py runserver $(HOST):$(PORT)

install: $(VENV)/dev-ready  ## everything for running, testing and checking

test: $(VENV)/dev-ready  ## unit tests, then browser tests, on both cores
	$(VENV)/bin/pytest -q -n 2 --dist loadfile --ignore=tests/browser
	$(VENV)/bin/pytest -q -n 2 tests/browser

check: $(VENV)/dev-ready  ## style, types, templates, Django's own checks
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/djlint templates --lint --quiet
	$(PYTHON) manage.py check --fail-level WARNING
	HTTPS=1 $(PYTHON) manage.py check --deploy --fail-level WARNING

messages: $(VENV)/dev-ready  ## index proofs, extract texts, compile catalogues
	$(PYTHON) manage.py makeproof
	$(PYTHON) manage.py makemessages
	$(PYTHON) manage.py compilecatalogs

bench: $(VENV)/dev-ready  ## measure; prints figures
	for program in benchmarks/bench_*.py; do $(PYTHON) $$program || exit 1; done

proof: $(VENV)/dev-ready  ## the slow proofs
	$(VENV)/bin/pytest -q -n 2 -m proof --ignore=tests/browser
	$(VENV)/bin/pytest -q -n 2 -m proof tests/browser || test $$? -eq 5

$(VENV)/ready: requirements.txt
	$(call pip_install,requirements.txt)
	@touch $@

$(VENV)/dev-ready: requirements-dev.txt $(VENV)/ready
	$(call pip_install,requirements-dev.txt)
	@touch $@

database: $(VENV)/ready  # each time, since DATABASE_URL may name another
	$(PYTHON) manage.py migrate --verbosity 0

$(VAR_DIR)/static/staticfiles.json: $(VENV)/ready $(STATIC_SOURCES) rulesite/settings.py
	STATIC_MANIFEST=1 $(PYTHON) manage.py collectstatic --noinput --clear --verbosity 0
	@touch $@
