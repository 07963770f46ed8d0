#!/usr/bin/env bash
# Runs a program for as long as whoever started this lives and holds its standard input open. Then it ends the program
# and all that it started: browsers outlive the drivers that start them, and tests may be killed, too.
#
#   setsid leash.sh PROGRAM [ARGUMENT...]
#
# At its end it kills its process group, itself included; so it has to be the leader of one.
set -u

exec 3<&0
"$@" </dev/null 3<&- &
program=$!
cat <&3 >/dev/null &
holder=$!
trap : TERM INT HUP
wait -n "$program" "$holder"

kill -TERM "$program" 2>/dev/null
for ((tick = 0; tick < 30; tick++)); do
    kill -0 "$program" 2>/dev/null || break
    sleep 0.1
done
kill -KILL -- "-$$"
