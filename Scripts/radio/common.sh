# What the scripts of this folder share. To be sourced, after `set -euo pipefail`.

# Everything fetched or made is kept here between runs, a folder for each kernel.
readonly cache="${MUSTER_RADIO_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/muster-radio}"

# The exit code of a run that could not take place, as automake's tests have it.
readonly skipped=77

# Ends the script because the machine lacks something. Where the tests must run, as in CI, that is a failure.
skip() {
    if [ "${MUSTER_RADIO_REQUIRED:-0}" != 0 ]; then
        echo "failed: $1 (MUSTER_RADIO_REQUIRED is set, so it is not skipped)"
        exit 1
    fi
    echo "skipped: $1"
    exit "$skipped"
}

# Ends the script because it does not work as it should.
fail() {
    echo "failed: $1"
    exit 1
}
