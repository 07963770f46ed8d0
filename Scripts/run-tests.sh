#!/usr/bin/env bash
# Runs the tests that were built, in lanes of which two run at a time, so that both cores are busy: first guests of the kernel, which
# mostly wait, beside what computes; at the end the browsers. All that the tests said is in .build/tests/; what failed is said once more at the end.
#
# MUSTER_SECOND_TRY=1, as continuous integration sets it: up to three tests that failed run once more, alone. One that passes
# then is listed as unsteady, which is a bug to mend, but holds nothing back (docs/decisions/unsteady-tests.md).
#
#   run-tests.sh            all of them
#   run-tests.sh PATTERN    those whose names match, with their output as it comes
set -uo pipefail
cd "$(dirname "$0")/.."

configuration=${MUSTER_CONFIGURATION:-debug}
unsteady=
bundle="$(swift build -c "$configuration" --show-bin-path)/musterPackageTests.xctest"
logs=.build/tests
rm -rf "$logs"
mkdir -p "$logs"

# Two at a time: each test of a suite that owns something is serialized by itself.
tests() { "$bundle" --testing-library swift-testing --experimental-maximum-parallelization-width 2 "$@"; }

if [ $# -gt 0 ]; then
    tests --filter "$1" 2>&1 | tee "$logs/tests.log"
    [ "${PIPESTATUS[0]}" -eq 0 ]
    exit
fi

# How the end of a test that failed is told. Each of its issues has a line of its own beside it.
ended='^✘ Test [^r].* failed after'

# In the order in which they begin. What has to be in time comes first or last and goes before what computes.
lanes=(kernel values commands stations hub attacks browsers fuzz)
in_time=' kernel browsers '
declare -A choice=(
    [kernel]='--filter ^RadioTests\.RealKernelTests'
    [stations]='--filter ^MusterPeersTests\.'
    [hub]='--filter ^MusterHubTests\.'
    [attacks]='--filter ^SecurityTests\.'
    [fuzz]='--filter ^FuzzTests\.'
    [browsers]='--filter ^BrowserTests\.'
    [values]='--skip ^(RadioTests\.RealKernelTests|MusterPeersTests\.|MusterHubTests\.|BrowserTests\.|EndToEndTests\.|SecurityTests\.|FuzzTests\.)'
    [commands]='--filter ^EndToEndTests\.'
)

run() {
    local name=$1 begin=$SECONDS options
    [[ $in_time == *" $name "* ]] || renice -n 10 -p "$BASHPID" >/dev/null
    read -ra options <<<"${choice[$name]}"
    # What a lane costs is told in CPU time too, with all that it started: the wall clock of machines differs by a factor of two.
    TIMEFORMAT='%U %S'
    { time tests "${options[@]}" --xunit-output "$logs/$name.xml" >"$logs/$name.log" 2>&1; } 2>"$logs/$name.times"
    echo $? >"$logs/$name.status"
    printf '%-9s %s, %d s (%.0f CPU s)\n' "$name" "$(closing "$name")" $((SECONDS - begin)) "$(awk '{ print $1 + $2 }' "$logs/$name.times")"
}

# What a lane's run said last of itself, or that it crashed.
closing() {
    grep -oE 'Test run with .*' "$logs/$1.log" | tail -n 1 | grep . || echo 'ended without a result'
}

# Runs the next lane that nobody runs yet, until there is none.
work() {
    local next
    while next=$(flock "$logs/queue.lock" sh -c 'sed -n 1p "$0" && sed -i 1d "$0"' "$logs/queue") && [ -n "$next" ]; do
        # In a process of its own, whose priority ends with it.
        ( run "$next" )
    done
}

# Runs each test that failed once more, alone; true if all of them passed. A crash, or more than three, is no accident.
again() {
    local name one
    for name in "${lanes[@]}"; do
        [ -s "$logs/$name.xml" ] || return 1
    done
    mapfile -t names < <(Scripts/failed-tests.py "$logs"/*.xml)
    [ "${#names[@]}" -ge 1 ] && [ "${#names[@]}" -le 3 ] || return 1
    for one in "${names[@]}"; do
        echo "Once more, alone: $one"
        tests --filter "$one" >"$logs/again.log" 2>&1 || { cat "$logs/again.log"; return 1; }
    done
    unsteady="${names[*]}"
}

begin=$SECONDS
printf '%s\n' "${lanes[@]}" >"$logs/queue"
work &
first=$!
work &
second=$!
# Nobody has to wonder whether something still goes on.
( while sleep 60; do
    passed=$(cat "$logs"/*.log | grep -cE '^✔ Test [^r]')
    echo "          $passed tests passed, $(cat "$logs"/*.log | grep -cE "$ended") failed ..."
done ) &
ticker=$!
wait "$first" "$second"
kill "$ticker" 2>/dev/null

status=0 passed=0 failed=0
for name in "${lanes[@]}"; do
    [ "$(cat "$logs/$name.status" 2>/dev/null)" = 0 ] || status=1
    passed=$((passed + $(grep -cE '^✔ Test [^r]' "$logs/$name.log")))
    failed=$((failed + $(grep -cE "$ended" "$logs/$name.log")))
    grep -hE '^[➜].* (skipped|cancelled)' "$logs/$name.log" | sort -u | head -n 20
done
if [ "$status" -ne 0 ]; then
    echo
    echo "What failed (all that was said is in $logs/):"
    # An issue's own lines follow it, each with an arrow; a crash says what it was without either.
    grep -hE '^✘ .*(recorded an issue|failed after)|^↳|[Ff]atal error|Crash|error: ' "$logs"/*.log |
        grep -vE '^↳ (Testing Library Version|Target Platform|///)' | head -n 200
    if [ "${MUSTER_SECOND_TRY:-0}" = 1 ]; then again && status=0; fi
fi
printf 'Tests took %d min %d s.\n' $(((SECONDS - begin) / 60)) $(((SECONDS - begin) % 60))
# The last lines are what remains of a long log: they name each test that failed, and where.
grep -hE '^✘ Test [^r].*recorded an issue' "$logs"/*.log | cut -c 1-300 | sort -u | head -n 10
echo "$passed passed, $failed failed${unsteady:+, of which these passed when run alone: $unsteady}"
exit "$status"
