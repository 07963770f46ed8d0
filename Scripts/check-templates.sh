#!/usr/bin/env bash
# Refuses lines of templates that are longer than 120 characters, unless they are a single word that cannot be broken.
set -euo pipefail
cd "$(dirname "$0")/.."

long=$(LC_ALL=C.UTF-8 grep -nE '^.{121}' Sources/MusterWeb/{Assets,*/Assets}/*.mustache | grep -vE '^[^:]+:[0-9]+: *[^ ]+$' || true)
[ -z "$long" ] && exit 0
echo "$long" | cut -c1-160 >&2
echo "These lines of templates are longer than 120 characters. Break them between elements or attributes." >&2
exit 1
