#!/usr/bin/env bash
# Gets the proxy that tests put before a hub's processes: Debian's nginx, of which the tests start their own. Does nothing,
# quietly, where it is there. With MUSTER_PROXY_REQUIRED=1 it is a failure if it cannot be had; otherwise the tests say that
# they skip.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

[ -x /usr/sbin/nginx ] && exit 0
# Debian starts a server for the whole machine as soon as it is installed, which nobody asked for.
if ! RUNLEVEL=1 "$here/install-packages.sh" nginx-light; then
    if [ "${MUSTER_PROXY_REQUIRED:-0}" != 0 ]; then
        echo "failed: nginx could not be installed (MUSTER_PROXY_REQUIRED is set, so its tests must run)" >&2
        exit 1
    fi
    echo "skipped: nginx could not be installed; the tests that need it will say so"
fi
