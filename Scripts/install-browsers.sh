#!/usr/bin/env bash
# Gets what the tests in real browsers need: Chromium, WebKit, Firefox, a display without a screen, fonts, the languages that
# WebKit speaks by the system's locales only, and axe-core, which finds what keeps people out of a page.
# Does nothing, quietly, where all is there.
#
# What is not a package is kept between runs in $MUSTER_BROWSER_CACHE (default: muster-browsers in the user's cache
# folder). Where something cannot be had, it says so, and the tests in browsers will skip; but where they must run,
# because the environment has MUSTER_BROWSERS_REQUIRED=1, that is a failure.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)

# One font for Latin and one for Chinese, so that lines are equally high wherever the tests run.
readonly packages=(
    chromium chromium-driver webkit2gtk-driver firefox-esr xvfb
    fonts-dejavu-core fonts-wqy-microhei fonts-noto-color-emoji locales
)
readonly locales=(en_US zh_CN de_DE)
# The package of axe-core in its newest version that is on the index for Python, and the script in it.
readonly axe_package=axe-playwright-python==0.1.8
readonly axe_script=axe_playwright_python/axe.min.js
readonly axe_sha256=84494fec757e4710dc751c8d7a636e457f4532f08f85c86dc9070133fbff53bc
readonly cache="${MUSTER_BROWSER_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/muster-browsers}"

# Ends the script because the machine lacks something.
skip() {
    if [ "${MUSTER_BROWSERS_REQUIRED:-0}" != 0 ]; then
        echo "failed: $1 (MUSTER_BROWSERS_REQUIRED is set, so the tests in browsers must run)" >&2
        exit 1
    fi
    echo "skipped: $1; the tests that need it will say so"
    exit 0
}

"$here/install-packages.sh" "${packages[@]}" || skip "the browsers could not be installed"

mkdir -p "$cache/locales"
for locale in "${locales[@]}"; do
    [ -d "$cache/locales/$locale.UTF-8" ] && continue
    echo "Making the locale $locale ..."
    rm -rf "$cache/locales/making"
    # It warns of details that browsers do not use, and then ends with 1.
    localedef --no-archive -i "$locale" -f UTF-8 "$cache/locales/making" >/dev/null 2>&1 || true
    [ -f "$cache/locales/making/LC_CTYPE" ] || skip "the locale $locale could not be made"
    mv "$cache/locales/making" "$cache/locales/$locale.UTF-8"
done

is_axe() { echo "$axe_sha256  $1" | sha256sum --check --status 2>/dev/null; }
if ! is_axe "$cache/axe.min.js"; then
    echo "Fetching axe-core ..."
    python3 -m pip --version >/dev/null 2>&1 || "$here/install-packages.sh" python3-pip \
        || skip "axe-core could not be fetched without pip"
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$work" "$axe_package" \
        >"$work/log" 2>&1 || { tail -n 5 "$work/log" >&2; skip "axe-core could not be fetched"; }
    python3 -m zipfile --extract "$work"/*.whl "$work"
    is_axe "$work/$axe_script" || skip "the axe-core that was fetched is not the one that these tests were written for"
    cp "$work/$axe_script" "$cache/axe.min.js"
fi
