#!/usr/bin/env bash
# Makes the Debian package, its debug symbols, and the list of its parts, in .build/packages. The same commit at the same path
# gives the same bytes. docs/decisions/packaging.md says why it is made as it is.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/install-packages.sh build-essential debhelper lintian python3 libicu72
export SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export PACKAGES=$PWD/.build/packages
export DEB_BUILD_OPTIONS="nocheck ${DEB_BUILD_OPTIONS:-}"
version=$(sed -n 's/.*static let version = "\(.*\)"/\1/p' Sources/muster/Muster.swift)

# Debian's tools read their own changelog, which has the version and the day; what has changed is in CHANGELOG.md.
cat >debian/changelog <<END
muster ($version) stable; urgency=medium

  * Version $version: see /usr/share/doc/muster/CHANGELOG.md.gz for what has changed.

 -- The Muster maintainers <maintainers@muster.example>  $(date --utc --date="@$SOURCE_DATE_EPOCH" -R)
END

rm -rf "$PACKAGES"
mkdir -p "$PACKAGES"
log=.build/deb.log
# debian/rules builds the same again, which is nothing then; here it is seen how far it is.
Scripts/build.sh release --product muster
Scripts/build.sh release --product generate-manual
if ! debian/rules clean binary >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    echo "The package could not be made; what Debian's tools said is in $log." >&2
    exit 1
fi

package=$(ls "$PACKAGES"/muster_*.deb)
lintian --fail-on error --suppress-tags debian-changelog-file-is-a-symlink "$PACKAGES"/*.deb
printf '%s: %d kB, installed %d kB\n' "$package" $(($(stat -c %s "$package") / 1000)) \
    "$(dpkg-deb --field "$package" Installed-Size)"
