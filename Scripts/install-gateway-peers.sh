#!/usr/bin/env bash
# Gets what tests of gateways talk with: aioesphomeapi's messages and noiseprotocol, of which Tests/MusterGatewaysTests/Peers
# makes an ESPHome proxy, and Theengs Gateway. They are kept in $MUSTER_GATEWAY_CACHE (default: muster-gateways in the user's
# cache folder).
set -euo pipefail
exec "$(dirname "$0")/install-python-tools.sh" \
    "${MUSTER_GATEWAY_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/muster-gateways}" MUSTER_GATEWAYS_REQUIRED \
    "what the tests of gateways talk with" \
    aioesphomeapi==46.23.0 noiseprotocol==0.3.1 TheengsGateway==1.8.0
