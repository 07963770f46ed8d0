#!/usr/bin/env bash
# Prints the Debian packages that dpkg-shlibdeps found, each with the version that the program was built with: NAME=VERSION.
#
#   depended-versions.sh FILE.substvars
set -euo pipefail
sed -n 's/^shlibs:Depends=//p' "$1" | tr ',' '\n' | sed 's/^ *//; s/[ (].*//' | sort -u | while read -r name; do
    printf '%s=%s\n' "$name" "$(dpkg-query --show --showformat='${Version}' "$name")"
done
