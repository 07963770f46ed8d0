#!/usr/bin/env bash
# Builds the tests in a folder of their own so that they count what is executed, runs the fuzzers, and prints how many lines
# of each file at a boundary they reached.
#
#   FUZZ_SECONDS=160 fuzz-coverage.sh
set -euo pipefail
cd "$(dirname "$0")/.."

build=${MUSTER_COVERAGE_BUILD:-.build/coverage}
export MUSTER_COVERAGE=1 MUSTER_FAST_DEBUG=1 MUSTER_FUZZ_SECONDS=${FUZZ_SECONDS:-160}
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")

# As Scripts/build.sh does, without its progress: this is done seldom.
options=(
    --scratch-path "$build" -c debug --disable-index-store --disable-xctest -debug-info-format none
    -Xswiftc -gline-tables-only -Xcc -O1
)
if [ -e .build/standard-headers.pch ]; then
    options+=(-Xcxx -include-pch -Xcxx "$PWD/.build/standard-headers.pch")
fi
swift build "${options[@]}" --build-tests
bundle=$(swift build "${options[@]}" --show-bin-path)/musterPackageTests.xctest

# One file of counts for the process of the tests and for each of those that it starts.
counts=$(mktemp -d)
trap 'rm -rf "$counts"' EXIT
LLVM_PROFILE_FILE="$counts/%p.profraw" "$bundle" --testing-library swift-testing \
    --experimental-maximum-parallelization-width 2 --filter '^FuzzTests\.' | grep -E '^fuzz |^✘' || true
"$tools/llvm-profdata" merge --sparse -o "$counts/all" "$counts"/*.profraw

# What reads what comes from outside.
boundaries=(
    Sources/BeaconKit/{Advertising,Presence,Monitoring,Ranging,Rooms}
    Sources/MusterRadio/{Recordings,Bluetooth/Scanning/HCIPacket.swift,Bluetooth/Management/ManagementPacket.swift}
    Sources/Attendance/{Journal,Stations/Sharing,Timesheets,Planning,Pay,People/PictureSize.swift,People/Photo.swift}
    Sources/Attendance/{Punches/Signature.swift,Belongings/BeaconInput.swift,Belongings/WeeklyHours.swift}
    Sources/Station/{Radio/Pipeline,Radio/Replay,Radio/Checkin,Stations,Live,People/Sheet,Punches,Links}
    Sources/MusterStorage/{Sharing,Bundles,Backups,Replacement,Verification}
    Sources/MusterWeb/{API,Belongings,Kiosk,Links,Pay,People,Planning,Punches,Radio,Retention,RollCall,Routing,Settings,Stations,Timesheets}
    Sources/MusterGateways/{Kinds,ESPHome} Sources/Station/Gateways
    Sources/MusterLinks/{MQTT/RetainedMirror,HTTP/HTTPTarget,HTTP/InnerAddress}.swift
)
"$tools/llvm-cov" export --summary-only --instr-profile "$counts/all" "$bundle" |
    python3 -c '
import json, os, sys
folders = {}
root = os.getcwd() + "/"
for file in json.load(sys.stdin)["data"][0]["files"]:
    name = file["filename"].removeprefix(root)
    for boundary in sys.argv[1:]:
        if name == boundary or name.startswith(boundary + "/"):
            lines = file["summary"]["lines"]
            folder = folders.setdefault(boundary, [0, 0])
            folder[0] += lines["covered"]
            folder[1] += lines["count"]
for boundary, (covered, count) in folders.items():
    print(f"{100 * covered / max(count, 1):5.1f} %  {covered:6} of {count:6} lines  {boundary}")
covered, count = (sum(column) for column in zip(*folders.values()))
print(f"{100 * covered / count:5.1f} %  {covered:6} of {count:6} lines  all of these")
' "${boundaries[@]}"
