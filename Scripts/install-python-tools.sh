#!/usr/bin/env bash
# Gets programs and libraries of Python for tests, into an environment of their own, which is kept between runs. Does nothing,
# quietly, where they are there. Where they cannot be had, it says so, and the tests that need them will skip; but that is a
# failure where they are required.
#
#   install-python-tools.sh FOLDER REQUIRED WHAT PACKAGE...
#
# FOLDER is the environment's; REQUIRED is the name of the variable that is 1 where they must be had; WHAT names them in
# messages.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
cache=$1 required=$2 what=$3
shift 3

skip() {
    if [ "${!required:-0}" != 0 ]; then
        echo "failed: $1 ($required is set, so the tests that need it must run)" >&2
        exit 1
    fi
    echo "skipped: $1; the tests that need it will say so"
    exit 0
}

[ "$(cat "$cache/installed" 2>/dev/null)" = "$*" ] && exit 0
echo "Fetching $what ..."
rm -rf "$cache"
mkdir -p "$cache"
python3 -c "import ensurepip" 2>/dev/null || "$here/install-packages.sh" python3-venv \
    || skip "Python's environments could not be installed"
python3 -m venv "$cache/python" || skip "Python could not make an environment"
"$cache/python/bin/pip" install --quiet --disable-pip-version-check "$@" >"$cache/log" 2>&1 \
    || { tail -n 5 "$cache/log" >&2; skip "$what could not be fetched"; }
echo "$*" >"$cache/installed"
