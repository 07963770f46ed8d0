#!/usr/bin/env bash
# Measures how fast a hub takes entries of eight stations into PostgreSQL, beside pgbench's own insert rate on the same
# cluster in the same run. Fails below 20,000 entries a second.
#
#   measure-hub.sh PROGRAM
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=$1
programs=/usr/lib/postgresql/15/bin

folder=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
trap '"$here/private-postgres.sh" stop "$folder/pg" || true; rm -rf "$folder"' EXIT
chmod 755 "$folder"
address=$("$here/private-postgres.sh" start "$folder/pg" "$port")
"$programs/psql" -q "$address" -c 'CREATE DATABASE muster' \
    -c 'CREATE TABLE plain (id bigserial PRIMARY KEY, kind text, payload text, happened bigint)'
echo "INSERT INTO plain (kind, payload, happened) VALUES ('punch', repeat('x', 150), 1795000000000000);" >"$folder/insert.sql"
rate=$("$programs/pgbench" -n -f "$folder/insert.sql" -c 8 -j 2 -T 5 "$address" 2>/dev/null | sed -n 's/^tps = \([0-9]*\).*/\1/p')
echo "pgbench: $rate inserts/s, each committed, 8 clients"
"$program" "${address%/postgres}/muster"
