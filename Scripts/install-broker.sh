#!/usr/bin/env bash
# Gets the MQTT broker that tests use: Debian's mosquitto, of which the tests start their own. Does nothing, quietly,
# where it is there.
#
# Where it cannot be had, it says so, and the tests that need it will skip; but with MUSTER_BROKER_REQUIRED=1 that is a
# failure.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

# Debian starts a broker for the whole machine as soon as it is installed, which nobody asked for.
[ -x /usr/sbin/mosquitto ] && exit 0
if ! RUNLEVEL=1 "$here/install-packages.sh" mosquitto openssl; then
    if [ "${MUSTER_BROKER_REQUIRED:-0}" != 0 ]; then
        echo "failed: the broker could not be installed (MUSTER_BROKER_REQUIRED is set, so its tests must run)" >&2
        exit 1
    fi
    echo "skipped: the broker could not be installed; the tests that need it will say so"
fi
