#!/usr/bin/env bash
# Runs the tests that were built and, when some fail, says once more at the end which, and why: they are thousands of
# lines above. All of what they said is in .build/tests.log.
#
#   run-tests.sh            all of them
#   run-tests.sh PATTERN    those whose names match
set -uo pipefail

log=.build/tests.log
status=0
mkdir -p .build
: >"$log"

run() {
    swift test -c release --skip-build --disable-xctest "$@" 2>&1 | tee -a "$log"
    [ "${PIPESTATUS[0]}" -eq 0 ] || status=1
}

# Tests in browsers wait for browsers most of the time, so two of them run at once (Turns.swift). Others use all cores.
if [ $# -eq 0 ]; then
    run --no-parallel --skip '^BrowserTests\.'
    run --filter '^BrowserTests\.'
elif [ "$1" = '^BrowserTests\.' ]; then
    run --filter "$1"
else
    run --no-parallel --filter "$1"
fi
if [ "$status" -ne 0 ]; then
    echo
    echo "What failed (all that was said is in $log):"
    # An issue's own lines follow it, each with an arrow; a crash says what it was without either.
    grep -E '^✘ .*(recorded an issue|failed after)|^↳|[Ff]atal error|Crash|error: ' "$log" | head -n 200
fi
exit "$status"
