#!/usr/bin/env bash
# Measures on the real kernel, in a guest: what is lost while each sync of the disk takes 500 ms or 2 s, and what
# `muster scan` loses at 1,000, 3,000 and 5,000 reports a second with a reader that reads and with one that doesn't.
#
#   measure-radio.sh [FOLDER]
#
# The folder has the executables as they were built (default .build/release of this project).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
products=${1:-$here/../.build/release}

names=(measure-slow-disk-500 measure-slow-disk-2000)
for rate in 1000 3000 5000; do
    for reader in read unread; do names+=("measure-scan-$rate-$reader"); done
done
output=$(mktemp)
trap 'rm -f "$output"' EXIT
code=0
"$here/radio/play.sh" --products "$products" --timeout 1800 "${names[@]}" >"$output" || code=$?
# The console's lines are fields with tabs between: what was noted, what failed, and how scenarios ended.
grep --text '^AIR' "$output" | cut -f 2- | grep --extended-regexp '^(note|failure|passed|failed)' || tail -n 20 "$output"
exit "$code"
