#!/usr/bin/env bash
# Gets what tests of stations on a network use: namespaces by iproute2, lost packets by nftables, curl, and Avahi's
# daemon with D-Bus, of which tests start their own. Does nothing, quietly, where they are there.
#
# Where they cannot be had, it says so, and the tests that need them will skip; but with MUSTER_NETWORK_REQUIRED=1 that is a
# failure.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

if ! "$here/install-packages.sh" iproute2 nftables curl avahi-daemon dbus; then
    if [ "${MUSTER_NETWORK_REQUIRED:-0}" != 0 ]; then
        echo "failed: network tools could not be installed (MUSTER_NETWORK_REQUIRED is set, so their tests must run)" >&2
        exit 1
    fi
    echo "skipped: network tools could not be installed; the tests that need them will say so"
fi
