#!/usr/bin/env bash
# Installs what a bare Debian machine with Swift lacks. Does nothing, quietly, where all is there.
set -euo pipefail

if ! command -v swift >/dev/null; then
    echo "Swift is missing. Install Swift 6.3 or later from swift.org, then run this again." >&2
    exit 1
fi
exec "$(dirname "$0")/install-packages.sh" \
    libsqlite3-dev libqrencode-dev libmosquitto-dev libxlsxwriter-dev libavahi-client-dev \
    libpango1.0-dev libsystemd-dev libpq-dev fonts-dejavu-core
