#!/usr/bin/env bash
# Builds everything from nothing, in a folder of its own, and prints what each module cost: CPU time, user and system, of its
# compiler and all that it started. Wall clocks vary by a factor of two on shared machines; CPU time does not.
#
#   measure-build.sh [debug|release] [OPTION OF SWIFT BUILD]...      (default: debug --build-tests)
set -euo pipefail
cd "$(dirname "$0")/.."
configuration=${1:-debug}
shift || true
[ $# -gt 0 ] || set -- --build-tests

work=$PWD/.build/measured
rm -rf "$work"
mkdir -p "$work/bin"
export MEASURED_LOG=$work/log MEASURED_TOOLS
MEASURED_TOOLS=$(dirname "$(readlink -f "$(command -v swift)")")
: >"$MEASURED_LOG"
# Stands before a compiler: runs it, and notes what it took.
cat >"$work/bin/swiftc" <<'END'
#!/bin/bash
tool=$(basename "$0")
module=- output=- previous=
for argument in "$@"; do
    case $previous in -module-name) module=$argument ;; -o) output=$argument ;; esac
    previous=$argument
done
exec 3>&2
TIMEFORMAT='%U %S'
{ time "$MEASURED_TOOLS/$tool" "$@" 2>&3; } 2>"$MEASURED_LOG.$$"
status=$?
echo "$module $output $(cat "$MEASURED_LOG.$$")" >>"$MEASURED_LOG"
rm -f "$MEASURED_LOG.$$"
exit $status
END
cp "$work/bin/swiftc" "$work/bin/clang"
chmod +x "$work/bin/"*

TIMEFORMAT='in all: %R s of wall clock, %U s user, %S s system'
time SWIFT_EXEC=$work/bin/swiftc CC=$work/bin/clang Scripts/build.sh "$configuration" --scratch-path "$work/build" "$@"
echo
echo "CPU seconds by module:"
awk '{
    name = $1
    if (name == "-" && match($2, /[^\/]+\.build\//)) name = substr($2, RSTART, RLENGTH - 7) " (C)"
    if ($2 ~ /-manifest$/) name = "(manifests)"
    if (name == "-") name = "(linking)"
    sum[name] += $(NF - 1) + $NF
    all += $(NF - 1) + $NF
} END {
    for (name in sum) printf "%8.1f  %s\n", sum[name], name
    printf "%8.1f  together\n", all
}' "$MEASURED_LOG" | sort -rn
rm -rf "$work"
