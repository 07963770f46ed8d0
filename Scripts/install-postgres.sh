#!/usr/bin/env bash
# Gets the PostgreSQL that tests of the hub start privately. Does nothing, quietly, where it is there. With
# MUSTER_POSTGRES_REQUIRED=1 it is a failure if it cannot be had; otherwise the tests say that they skip.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

[ -x /usr/lib/postgresql/15/bin/initdb ] && [ -x /usr/lib/postgresql/15/bin/pgbench ] && exit 0
# Debian starts a server for the whole machine as soon as it is installed, which nobody asked for.
mkdir -p /etc/postgresql-common 2>/dev/null || true
[ -e /etc/postgresql-common/createcluster.conf ] \
    || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf 2>/dev/null || true
if ! RUNLEVEL=1 "$here/install-packages.sh" postgresql-15; then
    if [ "${MUSTER_POSTGRES_REQUIRED:-0}" != 0 ]; then
        echo "failed: PostgreSQL could not be installed (MUSTER_POSTGRES_REQUIRED is set, so its tests must run)" >&2
        exit 1
    fi
    echo "skipped: PostgreSQL could not be installed; the tests that need it will say so"
fi
