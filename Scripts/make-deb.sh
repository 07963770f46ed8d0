#!/usr/bin/env bash
# Makes the Debian package, its debug symbols, and the list of its parts, in .build/packages. The same commit at the same path
# gives the same bytes. docs/decisions/packaging.md says why it is made as it is.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/install-packages.sh build-essential debhelper lintian python3 icu-devtools
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

# What nobody would see before it does harm: a path of the machine that built it, a folder where libraries are looked for, and growth.
program=debian/muster/usr/bin/muster
refuse() { echo "$package: $1" >&2; exit 1; }
objdump -p "$program" | grep -E 'RUNPATH|RPATH' && refuse "the program looks for libraries in a folder of its own"
grep -rlaF "$PWD/" debian/muster && refuse "these files name the folder in which they were built"
size=$(($(stat -c %s "$package") / 1000))
# In units of 1024 bytes, as Debian counts; the bars are 90 MB and 25 MB.
installed=$(($(dpkg-deb --field "$package" Installed-Size) * 1024 / 1000))
[ "$installed" -le 90000 ] || refuse "installed it takes $installed kB, more than 90 MB"
[ "$size" -le 25000 ] || refuse "it takes $size kB, more than 25 MB"
printf '%s: %d kB, installed %d kB\n' "$package" "$size" "$installed"
