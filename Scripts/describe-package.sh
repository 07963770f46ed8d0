#!/usr/bin/env bash
# Writes what a package says of the program, from the program itself and from what is linked into it: manual pages, completions
# for shells, licences, and a list of all parts.
#
#   describe-package.sh FOLDER_OF_EXECUTABLES FOLDER_TO_WRITE
set -euo pipefail
cd "$(dirname "$0")/.."
tools=$1 out=$2

rm -rf "$out"
mkdir -p "$out/man" "$out/completions"

day=$(date --utc --date="@${SOURCE_DATE_EPOCH:?}" +%Y-%m-%d)
"$tools/generate-manual" "$tools/muster" --multi-page --section 1 --date "$day" --output-directory "$out/man" >"$out/man.log"
rm -f "$out/man.log"

for shell in bash zsh fish; do
    "$tools/muster" --generate-completion-script "$shell" >"$out/completions/muster.$shell"
done

Scripts/list-parts.py licences >"$out/copyright"
