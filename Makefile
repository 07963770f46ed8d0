# Everything that a developer or a new user runs. `make help` lists it.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: demo test test-browser test-radio item-month timesheet-month lint format docs bench bench-web bench-links bench-punches bench-peers embedded torture prerequisites browsers api-checkers broker network-tools help

PORT ?= 8080
KILLS ?= 1000
SECONDS ?= 60
DAYS ?= 30
MEGABYTES ?= 1024
PEER_KILLS ?= 50

# One configuration for everything: the tests test what ships, and one build serves all.
BUILD := swift build -c release --explicit-target-dependency-import-check error
SOURCES := Package.swift Sources Tests Benchmarks

demo: prerequisites ## Run a simulated office and open its board: PORT=8123 make demo
	@echo "Building the station (some minutes the first time) ..."
	@$(BUILD) --product muster
	@exec "$$(swift build -c release --show-bin-path)/muster" demo --port $(PORT) --open

test: prerequisites browsers api-checkers broker network-tools ## Build and run every test
	@echo "Building the station and its tests (a quarter of an hour the first time, on two cores) ..."
	@$(BUILD) --build-tests
	@Scripts/run-tests.sh

test-browser: prerequisites browsers ## Run the tests in real browsers; what they saw is in .build/screenshots
	@$(BUILD) --build-tests
	@Scripts/run-tests.sh '^BrowserTests\.'

test-radio: prerequisites ## Run the Bluetooth tests alone, on the real kernel in a virtual machine
	@echo "Building the station and its tests (a quarter of an hour the first time, on two cores) ..."
	@$(BUILD) --build-tests
	@Scripts/run-tests.sh '^RadioTests\.'

item-month: ## Watch forty items for a simulated month and print what was told of them: DAYS=30 make item-month
	@$(BUILD) --build-tests
	@MUSTER_ITEM_DAYS=$(DAYS) Scripts/run-tests.sh ItemTrial

timesheet-month: ## Keep the timesheets of a simulated month in which much breaks, and compare: DAYS=30 make timesheet-month
	@$(BUILD) --build-tests
	@MUSTER_TIMESHEET_DAYS=$(DAYS) Scripts/run-tests.sh MonthTrial

lint: ## Check the style of every source file
	@swift format lint --strict --parallel -r $(SOURCES)

format: ## Put every source file into the project's style
	@swift format --in-place --parallel -r $(SOURCES)

docs: ## Build BeaconKit's documentation; warnings are errors
	@swift package --allow-writing-to-directory .build-docs generate-documentation \
	  --target BeaconKit --warnings-as-errors --output-path .build-docs
	@echo "The documentation is in .build-docs; browse it with: swift package --disable-sandbox preview-documentation --target BeaconKit"

bench: prerequisites ## Measure speed and memory (not in CI: machines are noisy); fails where a bar is missed
	@$(BUILD) --product Benchmarks
	@$(BUILD) --product muster
	@folder="$$(swift build -c release --show-bin-path)"; status=0; "$$folder/Benchmarks" || status=$$?; \
	  Scripts/measure-station.sh "$$folder/muster" && exit $$status

bench-web: prerequisites ## Measure a station with 300 open boards (needs python3): SECONDS=600 make bench-web
	@$(BUILD) --product muster
	@Scripts/measure-boards.py "$$(swift build -c release --show-bin-path)/muster" $(SECONDS)

bench-links: prerequisites broker ## Measure how soon an event reaches a page and a broker (needs python3)
	@Scripts/install-packages.sh mosquitto-clients
	@$(BUILD) --product muster
	@Scripts/measure-links.py "$$(swift build -c release --show-bin-path)/muster"

bench-punches: prerequisites ## Measure punches over HTTP, each durable (needs python3): SECONDS=10 make bench-punches
	@$(BUILD) --product muster
	@Scripts/measure-punches.py "$$(swift build -c release --show-bin-path)/muster" $(SECONDS)

bench-peers: prerequisites network-tools ## Send a file over a bad line, kill stations while they send and share, catch up: MEGABYTES=1024 PEER_KILLS=50 make bench-peers
	@$(BUILD) --build-tests
	@MUSTER_PEER_MEGABYTES=$(MEGABYTES) MUSTER_PEER_KILLS=$(PEER_KILLS) Scripts/run-tests.sh '^MusterPeersTests\.(Transfer|Killed|CatchUp)'

embedded: ## Compile BeaconKit as Embedded Swift for armv7em, riscv32 and wasm32
	@Scripts/embedded-check.sh

torture: prerequisites ## Kill a recording station at random moments: KILLS=1000 make torture
	@$(BUILD) --build-tests
	@MUSTER_KILLS=$(KILLS) Scripts/run-tests.sh Torture

prerequisites: ## Install what a bare Debian machine with Swift lacks
	@Scripts/install-prerequisites.sh

browsers: ## Install the browsers that tests use; MUSTER_BROWSERS_REQUIRED=1 where they must be had
	@Scripts/install-browsers.sh

api-checkers: ## Install what checks the HTTP API; MUSTER_API_REQUIRED=1 where it must be had
	@Scripts/install-api-checkers.sh

network-tools: ## Install what tests of a network use; MUSTER_NETWORK_REQUIRED=1 where it must be had
	@Scripts/install-network-tools.sh

broker: ## Install the MQTT broker that tests use; MUSTER_BROKER_REQUIRED=1 where it must be had
	@Scripts/install-broker.sh

help: ## Show this list
	@echo "Muster: make TARGET"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-16s %s\n", $$1, $$2 }'
