#!/usr/bin/env bash
# Runs the tests that were built and, when some fail, says once more at the end which, and why: they are thousands of
# lines above. All of what they said is in .build/tests.log.
#
#   run-tests.sh [--filter PATTERN]...
set -uo pipefail

mkdir -p .build
swift test -c release --skip-build --disable-xctest --no-parallel "$@" 2>&1 | tee .build/tests.log
status=${PIPESTATUS[0]}
if [ "$status" -ne 0 ]; then
    echo
    echo "What failed (all that was said is in .build/tests.log):"
    # An issue's own lines follow it, each with an arrow; a crash says what it was without either.
    grep -E '^✘ .*(recorded an issue|failed after)|^↳|[Ff]atal error|Crash' .build/tests.log | head -n 200
fi
exit "$status"
