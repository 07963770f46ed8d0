#!/usr/bin/env bash
# Makes an OCI image of the Debian package in .build/packages/image: no daemon is needed, and the same package gives the same
# bytes. Needs root, as the base system is made here.
#
#   skopeo copy oci:.build/packages/image:VERSION docker-archive:muster.tar     # for docker load or podman load
set -euo pipefail
cd "$(dirname "$0")/.."

[ "$(id -u)" -eq 0 ] || { echo "Making the base system needs root: sudo make image" >&2; exit 1; }
Scripts/install-packages.sh mmdebstrap umoci python3
export SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
created=$(date --utc --date="@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
package=$(ls "$PWD"/.build/packages/muster_*.deb)
version=$(dpkg-deb --field "$package" Version)
architecture=$(dpkg-deb --field "$package" Architecture)
image=$PWD/.build/packages/image
base=$PWD/.build/base.tar
rm -rf "$image" "$base"

echo "Making a minimal Debian with the package ..."
# As in any container nothing is started here; manuals, lists of packages and logs are not looked at in one.
EXTRA_HOOK="
    cp '$package' \"\$1/muster.deb\" && chroot \"\$1\" apt-get install -qq -y --no-install-recommends /muster.deb >/dev/null \
    && rm -rf \"\$1\"/muster.deb \"\$1\"/var/log/* \"\$1\"/var/cache/* \"\$1\"/var/lib/apt/lists/* \"\$1\"/usr/share/man/* \
    && install -d -m 700 \"\$1\"/var/lib/muster && chroot \"\$1\" chown muster:muster /var/lib/muster
" Scripts/package/make-root.sh "$base" systemd-standalone-sysusers

umoci init --layout "$image"
umoci new --image "$image:$version"
umoci raw add-layer --image "$image:$version" --history.created="$created" --history.created_by="muster_$version" "$base"
umoci config --image "$image:$version" --no-history --created="$created" --architecture="$architecture" --os=linux \
    --config.user=muster --config.workingdir=/var/lib/muster --config.volume=/var/lib/muster \
    --config.exposedports=8080/tcp --config.exposedports=8437/tcp --config.stopsignal=SIGTERM \
    --config.env=MUSTER_DATA_DIR=/var/lib/muster --config.env=MUSTER_LISTEN=0.0.0.0 --config.env=MUSTER_ADAPTER=none \
    --config.env=SWIFT_BACKTRACE=enable=no \
    --config.entrypoint=/usr/bin/muster --config.cmd=serve \
    --config.label=org.opencontainers.image.title=Muster --config.label="org.opencontainers.image.version=$version" \
    --config.label="org.opencontainers.image.revision=$(git rev-parse HEAD)"
Scripts/package/add-health-check.py "$image" "$version"
umoci gc --layout "$image"
rm -f "$base"
printf '%s:%s: %d kB, index %s\n' "$image" "$version" $(($(du -sb "$image" | cut -f1) / 1000)) \
    "$(sha256sum "$image/index.json" | cut -c1-16)"
