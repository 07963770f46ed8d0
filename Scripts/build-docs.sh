#!/usr/bin/env bash
# Builds BeaconKit's documentation into .build-docs, with the DocC of the toolchain; warnings are errors.
#
# The plugin of SwiftPM that does the same would be compiled with every build of the tests.
set -euo pipefail
cd "$(dirname "$0")/.."

graphs=.build/symbol-graphs
rm -rf "$graphs" .build-docs
mkdir -p "$graphs"
Scripts/build.sh debug --scratch-path .build/docs --target BeaconKit \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$PWD/$graphs"
docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
"$docc" convert Sources/BeaconKit/BeaconKit.docc --additional-symbol-graph-dir "$graphs" --output-path .build-docs \
    --fallback-display-name BeaconKit --fallback-bundle-identifier BeaconKit --warnings-as-errors
echo "The documentation is in .build-docs; look at it with: $docc preview Sources/BeaconKit/BeaconKit.docc \\"
echo "    --additional-symbol-graph-dir $graphs"
