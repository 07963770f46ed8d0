#!/usr/bin/env bash
# Plays scenarios in a guest. `muster-air list` names them.
#
#   play.sh [--products FOLDER] [--timeout SECONDS] NAME...
#
# The folder has the executables as they were built (default .build/release of this project). The console's lines that
# begin with AIR tell of scenarios: see ConsoleReport.swift. Exit codes as of run-guest.sh; 1 if a scenario failed.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

products="$here/../../.build/release" timeout=120
while [ $# -gt 0 ]; do
    case $1 in
        --products) products=$2; shift 2 ;;
        --timeout) timeout=$2; shift 2 ;;
        *) break ;;
    esac
done
[ $# -gt 0 ] || { sed -n '2,7s/^# \{0,1\}//p' "$0" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A disk that is slow, for scenarios about one. Swift needs a C compiler itself, so there is one.
compiler=$(command -v cc || command -v clang) || compiler="$(dirname "$(readlink -f "$(command -v swift)")")/clang"
"$compiler" -O1 -shared -fPIC -Wall -Werror -o "$work/slow-sync.so" \
    -I "$here/../../Tests/SlowSync/include" "$here/../../Tests/SlowSync/SlowSync.c" -ldl

# Everything that a scenario may start.
with=(--with "$products/muster-air" --with /usr/bin/setpriv --bluez --add "$work/slow-sync.so:/lib/slow-sync.so")
# Scenarios without the station need no station, which takes minutes to build.
[ ! -x "$products/muster" ] || with+=(--with "$products/muster")
"$here/run-guest.sh" "${with[@]}" --timeout "$timeout" muster-air run "$@"
