#!/usr/bin/env bash
# Gets what checks the HTTP API from outside: openapi-spec-validator reads its description, schemathesis tries whatever
# that allows and doesn't; openpyxl reads workbooks back. Does nothing, quietly, where all are there.
#
# They are kept between runs in $MUSTER_API_CACHE (default: muster-api in the user's cache folder). Where they cannot be
# had, it says so, and the tests that need them will skip; but with MUSTER_API_REQUIRED=1 that is a failure.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

readonly checkers=(openapi-spec-validator==0.9.0 schemathesis==4.32.5 openpyxl==3.1.5)
readonly cache="${MUSTER_API_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/muster-api}"

skip() {
    if [ "${MUSTER_API_REQUIRED:-0}" != 0 ]; then
        echo "failed: $1 (MUSTER_API_REQUIRED is set, so the API must be checked)" >&2
        exit 1
    fi
    echo "skipped: $1; the tests that need it will say so"
    exit 0
}

[ "$(cat "$cache/installed" 2>/dev/null)" = "${checkers[*]}" ] && exit 0
echo "Fetching what checks the API ..."
rm -rf "$cache"
mkdir -p "$cache"
python3 -c "import ensurepip" 2>/dev/null || "$here/install-packages.sh" python3-venv \
    || skip "Python's environments could not be installed"
python3 -m venv "$cache/python" || skip "Python could not make an environment"
"$cache/python/bin/pip" install --quiet --disable-pip-version-check "${checkers[@]}" >"$cache/log" 2>&1 \
    || { tail -n 5 "$cache/log" >&2; skip "the checkers of the API could not be fetched"; }
echo "${checkers[*]}" >"$cache/installed"
