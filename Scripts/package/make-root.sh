#!/usr/bin/env bash
# Makes a folder with a minimal Debian of this machine's release and sources, and packages beside. Needs root.
#
#   make-root.sh FOLDER_OR_TAR PACKAGE...
set -euo pipefail
out=$1
shift
. /etc/os-release
sources=()
for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list; do
    [ -s "$file" ] && grep -q "$VERSION_CODENAME" "$file" && sources+=("$file")
done
mmdebstrap --quiet --mode=root --variant=apt --include="$(IFS=,; echo "$*")" \
    ${EXTRA_HOOK:+"--customize-hook=$EXTRA_HOOK"} "$VERSION_CODENAME" "$out" "${sources[@]}"
