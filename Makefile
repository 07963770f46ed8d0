# Everything that a developer or a new user runs. `make help` lists it.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: demo test test-browser test-radio item-month timesheet-month lint format docs bench bench-web bench-links bench-pay bench-punches bench-radio bench-stall bench-peers bench-build bench-hub hub-demo hub-torture postgres proxy deb image test-package embedded fuzz fuzz-coverage torture prerequisites browsers api-checkers broker gateway-peers network-tools pdf-tools help

PORT ?= 8080
KILLS ?= 1000
SECONDS ?= 60
DAYS ?= 30
MEGABYTES ?= 1024
PEER_KILLS ?= 50
HUB_KILLS ?= 200
FUZZ_SECONDS ?= 3600
CONFIGURATION ?= debug

# Debug is what is developed, tested and shown: it is built in a third of the time. Release is what is measured and shipped.
BUILD := Scripts/build.sh debug
RELEASE := Scripts/build.sh release
RELEASED = $$($(RELEASE) --show-bin-path)
SOURCES := Package.swift Sources Tests Benchmarks

demo: prerequisites ## Run a simulated office and open its board: PORT=8123 make demo
	@$(BUILD) --product muster
	@exec "$$($(BUILD) --show-bin-path)/muster" demo --port $(PORT) --open

test: prerequisites $(if $(FILTER),,browsers api-checkers broker gateway-peers network-tools pdf-tools postgres proxy) ## Build and run every test, or some: FILTER=KioskTests make test
	@$(BUILD) --build-tests
	@Scripts/run-tests.sh $(if $(FILTER),'$(FILTER)')

test-browser: prerequisites browsers ## Run the tests in real browsers; what they saw is in .build/screenshots
	@$(BUILD) --build-tests
	@Scripts/run-tests.sh '^BrowserTests\.'

test-radio: prerequisites ## Run the Bluetooth tests alone, on the real kernel in a virtual machine
	@$(BUILD) --build-tests
	@Scripts/run-tests.sh '^RadioTests\.'

item-month: ## Watch forty items for a simulated month and print what was told of them: DAYS=30 make item-month
	@$(RELEASE) --build-tests
	@MUSTER_CONFIGURATION=release MUSTER_ITEM_DAYS=$(DAYS) Scripts/run-tests.sh ItemTrial

timesheet-month: ## Keep the timesheets of a simulated month in which much breaks, and compare: DAYS=30 make timesheet-month
	@$(RELEASE) --build-tests
	@MUSTER_CONFIGURATION=release MUSTER_TIMESHEET_DAYS=$(DAYS) Scripts/run-tests.sh MonthTrial

lint: ## Check the style of every source file and template, and the catalogues of languages
	@swift format lint --strict --parallel -r $(SOURCES)
	@Scripts/check-templates.sh
	@Scripts/check-languages.py
	@if command -v systemd-analyze >/dev/null; then \
	  systemd-analyze security --offline=true --threshold=20 debian/muster.service >/dev/null \
	  || { echo "debian/muster.service: its exposure is above 2.0; see systemd-analyze security" >&2; exit 1; }; fi

format: ## Put every source file into the project's style
	@swift format --in-place --parallel -r $(SOURCES)

docs: ## Build BeaconKit's documentation; warnings are errors
	@Scripts/build-docs.sh

deb: prerequisites ## Make the Debian package and what debuggers need of it, in .build/packages
	@Scripts/make-deb.sh

image: deb ## Make an OCI image of the package, in .build/packages
	@Scripts/make-image.sh

test-package: deb ## Install, use, upgrade and remove the package on a clean Debian, booted in a container (needs root)
	@Scripts/test-package.sh

bench-build: ## Measure what compiling costs, module by module, in CPU time: CONFIGURATION=release make bench-build
	@Scripts/measure-build.sh $(CONFIGURATION)

bench: prerequisites ## Measure speed and memory (not in CI: machines are noisy); fails where a bar is missed
	@$(RELEASE) --product Benchmarks
	@$(RELEASE) --product muster
	@folder="$(RELEASED)"; status=0; "$$folder/Benchmarks" || status=$$?; \
	  Scripts/measure-station.sh "$$folder/muster" && exit $$status

bench-web: prerequisites ## Measure a station with 300 open boards (needs python3): SECONDS=600 make bench-web
	@$(RELEASE) --product muster
	@Scripts/measure-boards.py "$(RELEASED)/muster" $(SECONDS)

bench-links: prerequisites broker ## Measure how soon an event reaches a page and a broker (needs python3)
	@Scripts/install-packages.sh mosquitto-clients
	@$(RELEASE) --product muster
	@Scripts/measure-links.py "$(RELEASED)/muster"

bench-radio: prerequisites ## Measure on the real kernel what a slow disk and a slow reader of `muster scan` cost
	@$(RELEASE) --product muster
	@$(RELEASE) --product muster-air
	@Scripts/measure-radio.sh "$(RELEASED)"

bench-punches: prerequisites ## Measure punches over HTTP, each durable (needs python3): SECONDS=10 make bench-punches
	@$(RELEASE) --product muster
	@Scripts/measure-punches.py "$(RELEASED)/muster" $(SECONDS)

bench-pay: prerequisites ## Measure import, month, workbook, payroll and sheets of 1,000 people with pay rules, in CPU time (needs python3)
	@$(RELEASE) --product muster
	@Scripts/measure-pay.py "$(RELEASED)/muster"

bench-stall: prerequisites ## Measure pages that need no disk while the disk takes 2 s for each sync (needs python3)
	@$(RELEASE) --product muster
	@$(RELEASE) --product SlowSync
	@Scripts/measure-stall.py "$(RELEASED)/muster" "$(RELEASED)/libSlowSync.so"

bench-peers: prerequisites network-tools ## Send a file over a bad line, kill stations while they send and share, catch up: MEGABYTES=1024 PEER_KILLS=50 make bench-peers
	@$(RELEASE) --build-tests
	@MUSTER_CONFIGURATION=release MUSTER_PEER_MEGABYTES=$(MEGABYTES) MUSTER_PEER_KILLS=$(PEER_KILLS) Scripts/run-tests.sh '^MusterPeersTests\.(Transfer|Killed|CatchUp)'

bench-hub: prerequisites postgres ## Measure a hub's ingest from eight stations beside pgbench's own insert rate
	@$(RELEASE) --product HubBenchmark
	@Scripts/measure-hub.sh "$(RELEASED)/HubBenchmark"

hub-demo: prerequisites postgres ## Run PostgreSQL, a hub and three stations of different time zones, and open the page: PORT=8123 make hub-demo
	@$(BUILD) --product muster
	@exec Scripts/hub-demo.py "$$($(BUILD) --show-bin-path)/muster" $(PORT)

hub-torture: prerequisites postgres ## Kill the hub's PostgreSQL at random moments while three stations send: HUB_KILLS=200 make hub-torture
	@$(BUILD) --build-tests
	@MUSTER_HUB_KILLS=$(HUB_KILLS) Scripts/run-tests.sh '^MusterHubTests\.FaultTests/killed'

fuzz: prerequisites ## Read what means harm, in each way in which anything comes in: FUZZ_SECONDS=3600 make fuzz
	@$(RELEASE) --build-tests
	@export MUSTER_FUZZ_SEED=$${MUSTER_FUZZ_SEED:-$$RANDOM$$RANDOM}; echo "MUSTER_FUZZ_SEED=$$MUSTER_FUZZ_SEED"; \
	  MUSTER_CONFIGURATION=release MUSTER_FUZZ_SECONDS=$(FUZZ_SECONDS) Scripts/run-tests.sh '^FuzzTests\.'

fuzz-coverage: prerequisites ## Say how much of the code that reads what comes from outside the fuzzers reach, in a build of its own
	@Scripts/fuzz-coverage.sh

embedded: ## Compile BeaconKit as Embedded Swift for armv7em, riscv32 and wasm32
	@Scripts/embedded-check.sh

torture: prerequisites ## Kill a recording station at random moments: KILLS=1000 make torture
	@$(RELEASE) --build-tests
	@MUSTER_CONFIGURATION=release MUSTER_KILLS=$(KILLS) Scripts/run-tests.sh Torture

prerequisites: ## Install what a bare Debian machine with Swift lacks
	@Scripts/install-prerequisites.sh

browsers: ## Install the browsers that tests use; MUSTER_BROWSERS_REQUIRED=1 where they must be had
	@Scripts/install-browsers.sh

api-checkers: ## Install what checks the HTTP API; MUSTER_API_REQUIRED=1 where it must be had
	@Scripts/install-api-checkers.sh

network-tools: ## Install what tests of a network use; MUSTER_NETWORK_REQUIRED=1 where it must be had
	@Scripts/install-network-tools.sh

postgres: ## Install the database that tests of the hub start; MUSTER_POSTGRES_REQUIRED=1 where it must be had
	@Scripts/install-postgres.sh

proxy: ## Install the proxy that tests put before a hub's processes; MUSTER_PROXY_REQUIRED=1 where it must be had
	@Scripts/install-proxy.sh

pdf-tools: ## Install what tests of printed sheets read them with
	@Scripts/install-packages.sh poppler-utils zbar-tools

broker: ## Install the MQTT broker that tests use; MUSTER_BROKER_REQUIRED=1 where it must be had
	@Scripts/install-broker.sh

gateway-peers: ## Install what tests of gateways talk with; MUSTER_GATEWAYS_REQUIRED=1 where it must be had
	@Scripts/install-gateway-peers.sh

help: ## Show this list
	@echo "Muster: make TARGET"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-16s %s\n", $$1, $$2 }'
