#!/usr/bin/env bash
# Measures a fresh station: the time from its start to its first page, and its memory after idling for ten seconds.
# Bars: 2 s and 100 MB. As a bare baseline, the time in which the same program only says its version.
set -euo pipefail

muster=$1
folder=$(mktemp -d)
station=
trap '[ -n "$station" ] && kill "$station" 2>/dev/null; wait; rm -rf "$folder"' EXIT

now() { date +%s%N; }

# The first line of the answer to GET /, or nothing.
first_page() {
  { exec 3<>"/dev/tcp/127.0.0.1/$1"; } 2>/dev/null || return 0
  printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$1" >&3
  head -1 <&3 || true
  exec 3>&-
}

starts=()
bares=()
for round in 1 2 3 4 5; do
  began=$(now)
  "$muster" --version >/dev/null
  bares+=($((($(now) - began) / 1000000)))

  port=$((20000 + RANDOM % 20000))
  began=$(now)
  "$muster" serve --open-board --data-dir "$folder/$round" --port "$port" >/dev/null 2>"$folder/errors" &
  station=$!
  until [[ $(first_page "$port") == *200* ]]; do
    kill -0 "$station" 2>/dev/null || { cat "$folder/errors" >&2; exit 1; }
    sleep 0.01
  done
  starts+=($((($(now) - began) / 1000000)))
  if [ "$round" = 5 ]; then
    sleep 10
    resident=$(awk '/^VmRSS/ { print int($2 / 1024) }' "/proc/$station/status")
  fi
  kill "$station"
  wait "$station" || true
  station=
done

median() { printf '%s\n' "$@" | sort -n | sed -n 3p; }
echo "A fresh station (bars: 2,000 ms, 100 MB)"
echo "  start to first page: $(median "${starts[@]}") ms; bare start of the program: $(median "${bares[@]}") ms"
echo "  resident after idling for 10 s: $resident MB"
