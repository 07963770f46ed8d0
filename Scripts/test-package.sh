#!/usr/bin/env bash
# Proves the Debian package on a clean Debian that is booted in a container: it is installed, set up, used, rebooted, upgraded
# from the data of each earlier schema, broken, and removed. What is checked is in Scripts/package/in-debian.py. Needs root.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD/Scripts/package

[ "$(id -u)" -eq 0 ] || { echo "Booting a container needs root: sudo make test-package" >&2; exit 1; }
Scripts/install-packages.sh mmdebstrap systemd-container dpkg-dev
packages=$PWD/.build/packages
package=$(ls "$packages"/muster_*.deb)
work=$PWD/.build/clean-debian
rm -rf "$work"
mkdir -p "$work/given"

echo "Making a clean Debian ..."
# The package's own needs are fetched, not installed; python3 is what the checks are written in.
"$here/make-root.sh" "$work/root" systemd systemd-sysv dbus python3
cp "$package" "$work/root/root/"
chroot "$work/root" apt-get update -qq
chroot "$work/root" env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --download-only "/root/$(basename "$package")"
rm -f "$work/root/usr/sbin/policy-rc.d"
# Inside, systemd runs the checks, and then switches off.
install -m 644 /dev/stdin "$work/root/etc/systemd/system/checks.service" <<'END'
[Unit]
After=multi-user.target
[Service]
Type=oneshot
ExecStart=/usr/bin/python3 /given/in-debian.py
ExecStopPost=/bin/systemctl poweroff --no-block
StandardOutput=file:/given/output
StandardError=file:/given/output
TimeoutStartSec=600
[Install]
WantedBy=multi-user.target
END
ln -s ../checks.service "$work/root/etc/systemd/system/multi-user.target.wants/checks.service" 2>/dev/null || {
    mkdir -p "$work/root/etc/systemd/system/multi-user.target.wants"
    ln -s ../checks.service "$work/root/etc/systemd/system/multi-user.target.wants/checks.service"
}

cp "$here/in-debian.py" Scripts/running_station.py "$work/given/"
cp "$package" "$work/given/"
cp -r Tests/MusterStorageTests/Fixtures/Schemas "$work/given/schemas"
# The same program as a later and an earlier version.
for version in 9.0.0 0.0.1; do
    dpkg-deb --raw-extract "$package" "$work/repacked"
    sed -i "s/^Version: .*/Version: $version/" "$work/repacked/DEBIAN/control"
    dpkg-deb --root-owner-group -Zgzip --build "$work/repacked" "$work/given/muster_$version.deb" >/dev/null
    rm -rf "$work/repacked"
done

status=0
for boot in install reboot upgrade remove; do
    echo "$boot" >"$work/given/stage"
    : >"$work/given/output"
    timeout 900 systemd-nspawn --quiet --boot --register=no --keep-unit --private-network --timezone=off --machine=muster-test \
        --bind="$work/given:/given" --directory="$work/root" </dev/null >"$work/console.log" 2>&1 || true
    echo "$boot:"
    cat "$work/given/output"
    if ! grep -q '^done$' "$work/given/output" || grep -q '^  FAILED' "$work/given/output"; then
        status=1
        echo "  what the system said is in $work/console.log"
    fi
done
[ "$status" -eq 0 ] && rm -rf "$work" && echo "The package does on a clean Debian what it promises."
exit "$status"
