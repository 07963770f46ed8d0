#!/usr/bin/env bash
# Starts a PostgreSQL of one's own in a folder, which writes to the disk as a real one does, and prints its address.
#
#   private-postgres.sh start FOLDER PORT
#   private-postgres.sh stop FOLDER
set -euo pipefail

programs=/usr/lib/postgresql/15/bin
action=$1 folder=$2

# PostgreSQL does not run as root.
as_postgres() {
    if [ "$(id -u)" -eq 0 ]; then (cd /tmp && exec runuser -u postgres -- "$@"); else "$@"; fi
}

case $action in
    start)
        port=$3
        mkdir -p "$folder"
        [ "$(id -u)" -ne 0 ] || chown postgres "$folder"
        [ -e "$folder/data/PG_VERSION" ] \
            || as_postgres "$programs/initdb" -D "$folder/data" -U admin -A trust -E UTF8 >"$folder.log" 2>&1
        as_postgres "$programs/pg_ctl" -D "$folder/data" -l "$folder/log" -w \
            -o "-k '$folder' -p $port -c listen_addresses=127.0.0.1 -c max_connections=60" start >>"$folder.log" 2>&1
        echo "postgresql://admin@127.0.0.1:$port/postgres"
        ;;
    stop) as_postgres "$programs/pg_ctl" -D "$folder/data" -m fast -w stop >/dev/null ;;
    *) echo "private-postgres.sh: the first argument is start or stop" >&2; exit 2 ;;
esac
