#!/usr/bin/env bash
# Gets what checks the HTTP API from outside: openapi-spec-validator reads its description, schemathesis tries whatever
# that allows and doesn't; openpyxl reads workbooks back. They are kept in $MUSTER_API_CACHE (default: muster-api in the
# user's cache folder).
set -euo pipefail
exec "$(dirname "$0")/install-python-tools.sh" \
    "${MUSTER_API_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/muster-api}" MUSTER_API_REQUIRED "what checks the API" \
    openapi-spec-validator==0.9.0 schemathesis==4.32.5 openpyxl==3.1.5
