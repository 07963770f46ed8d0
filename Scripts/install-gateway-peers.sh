#!/usr/bin/env bash
# Gets what tests of gateways talk with: aioesphomeapi's messages and noiseprotocol, of which Tests/MusterGatewaysTests/Peers
# makes an ESPHome proxy, and Theengs Gateway. Does nothing, quietly, where all are there.
#
# They are kept between runs in $MUSTER_GATEWAY_CACHE (default: muster-gateways in the user's cache folder). Where they
# cannot be had, it says so, and the tests that need them will skip; but with MUSTER_GATEWAYS_REQUIRED=1 that is a failure.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

readonly peers=(aioesphomeapi==46.23.0 noiseprotocol==0.3.1 TheengsGateway==1.8.0)
readonly cache="${MUSTER_GATEWAY_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/muster-gateways}"

skip() {
    if [ "${MUSTER_GATEWAYS_REQUIRED:-0}" != 0 ]; then
        echo "failed: $1 (MUSTER_GATEWAYS_REQUIRED is set, so the tests of gateways must run)" >&2
        exit 1
    fi
    echo "skipped: $1; the tests that need it will say so"
    exit 0
}

[ "$(cat "$cache/installed" 2>/dev/null)" = "${peers[*]}" ] && exit 0
echo "Fetching what the tests of gateways talk with ..."
rm -rf "$cache"
mkdir -p "$cache"
python3 -c "import ensurepip" 2>/dev/null || "$here/install-packages.sh" python3-venv \
    || skip "Python's environments could not be installed"
python3 -m venv "$cache/python" || skip "Python could not make an environment"
"$cache/python/bin/pip" install --quiet --disable-pip-version-check "${peers[@]}" >"$cache/log" 2>&1 \
    || { tail -n 5 "$cache/log" >&2; skip "the peers of gateways could not be fetched"; }
echo "${peers[*]}" >"$cache/installed"
