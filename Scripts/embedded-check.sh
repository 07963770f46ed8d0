#!/usr/bin/env bash
# Compiles BeaconKit as Embedded Swift, so that the same code can run in a badge, in a gateway and in a page.
#
# Everything in Sources/BeaconKit is compiled but the folder Async: what needs Swift's concurrency runtime lives there.
# Prints one line a target: the machine code's size in bytes, unused functions included, because nothing is linked.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly targets=(armv7em-none-none-eabi riscv32-none-none-eabi wasm32-unknown-none-wasm)

# The language settings of Package.swift, which are the only ones that BeaconKit is written for.
features=()
while read -r feature; do
    features+=(-enable-upcoming-feature "$feature")
done < <(sed -n 's/.*\.enableUpcomingFeature("\([A-Za-z]*\)").*/\1/p' Package.swift)
if [ "${#features[@]}" -eq 0 ]; then
    echo "embedded-check: found no upcoming features in Package.swift" >&2
    exit 1
fi

sources=()
while IFS= read -r -d '' file; do
    sources+=("$file")
done < <(find Sources/BeaconKit -name '*.swift' -not -path 'Sources/BeaconKit/Async/*' -print0 | sort -z)
if [ "${#sources[@]}" -eq 0 ]; then
    echo "embedded-check: found no sources in Sources/BeaconKit" >&2
    exit 1
fi

# The toolchain has no `size`; llvm-objdump tells the sections, of which the executable ones count.
readonly objdump="$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-objdump"
code_size() {
    local total=0 size
    while read -r size; do
        total=$((total + 16#$size))
    done < <("$objdump" --section-headers "$1" | awk '$NF == "TEXT" { print $3 }')
    echo "$total"
}

output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT

failed=0
for target in "${targets[@]}"; do
    object="$output/$target.o"
    if swiftc -target "$target" -enable-experimental-feature Embedded -wmo -swift-version 6 -parse-as-library \
        -warnings-as-errors "${features[@]}" -Osize -module-name BeaconKit -c "${sources[@]}" -o "$object"; then
        printf '%-26s %3d files, %6d bytes of code\n' "$target" "${#sources[@]}" "$(code_size "$object")"
    else
        printf '%-26s FAILED\n' "$target" >&2
        failed=1
    fi
done
exit "$failed"
