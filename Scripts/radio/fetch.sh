#!/usr/bin/env bash
# Makes the guest: Debian's kernel, a small userland and qemu, from Debian's packages. Installs nothing, needs no root.
#
#   fetch.sh [--update]
#
# Prints the folder that has it all: vmlinux, base.cpio, qemu (unless the machine has one), bluez. The first run
# fetches about 100 MB; later runs use what is there, unless --update asks Debian for a newer kernel.
# Exit codes: 0, 77 with "skipped: why" where network or packages are missing, 1.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

# Inserted in the guest in the order of their dependencies. The last line is for bluetoothd.
readonly modules=(
    bluetooth hci_vhci cmac ecb
    af_alg algif_hash algif_skcipher uhid
)
# BlueZ's tools and what they link, which a machine may lack.
readonly bluez_packages=(
    bluez dbus-bin dbus-daemon dbus-system-bus-common libdbus-1-3 libglib2.0-0 libreadline8 libtinfo6 libudev1 libdw1 libelf1 libasound2
)

mkdir -p "$cache"

# The newest complete guest.
ready() { find "$cache" -mindepth 2 -maxdepth 2 -name complete -printf '%h\n' 2>/dev/null | sort -V | tail -n 1; }

found=$(ready)
if [ -n "$found" ] && [ "${1:-}" != --update ]; then
    echo "$found"
    exit 0
fi

for tool in apt-get dpkg-deb xz; do
    command -v "$tool" >/dev/null || skip "this machine has no $tool; the guest is made from Debian's packages"
done

exec 9>"$cache/lock"
flock 9
found=$(ready)
if [ -n "$found" ] && [ "${1:-}" != --update ]; then
    echo "$found"
    exit 0
fi

work=$(mktemp -d "$cache/making.XXXXXX")
trap 'rm -rf "$work"' EXIT
mkdir -p "$work"/{lists/partial,archives/partial,packages,guest}
log="$work/log"

# What apt complained about first.
complaint() { grep --max-count=1 '^[EW]: ' "$log" || tail -n 1 "$log"; }
# apt with package lists of its own, so that neither root nor the machine's lists are needed.
apt() {
    local command=$1
    shift
    (cd "$work/packages" && "$command" -o "Dir::State::lists=$work/lists" -o "Dir::Cache=$work" \
        -o APT::Sandbox::User=root -o Acquire::Retries=2 -o Acquire::http::Timeout=20 "$@") 2>>"$log"
}
# Fetches packages and unpacks them into a folder.
unpack() {
    local into=$1 package
    shift
    rm -f "$work"/packages/*.deb
    apt apt-get download "$@" >>"$log" || skip "Debian's packages could not be fetched: $(complaint)"
    mkdir -p "$into"
    for package in "$work"/packages/*.deb; do dpkg-deb --extract "$package" "$into"; done
}

echo "Fetching a kernel and qemu for the radio tests (about 100 MB, once) ..." >&2
apt apt-get --error-on=any update >>"$log" || skip "Debian's package lists could not be fetched: $(complaint)"

image=$(apt apt-cache depends linux-image-amd64 | sed -n 's/^ *Depends: \(linux-image-[0-9].*\)/\1/p' | head -n 1)
[ -n "$image" ] || skip "Debian's lists name no kernel for amd64"
version=${image#linux-image-}
if [ -e "$cache/$version/complete" ]; then
    touch "$cache/$version/complete"
    echo "$cache/$version"
    exit 0
fi

guest="$work/guest"
if ! command -v qemu-system-x86_64 >/dev/null; then
    # Of its dependencies only those that the machine lacks.
    mapfile -t packages < <(apt apt-get install --simulate --no-install-recommends qemu-system-x86 \
        | sed -n 's/^Inst \([^ ]*\) .*/\1/p')
    [ "${#packages[@]}" -gt 0 ] || skip "Debian's lists offer no qemu-system-x86"
    unpack "$guest/qemu" "${packages[@]}"
fi
unpack "$work/tools" busybox-static kmod
unpack "$guest/bluez" "${bluez_packages[@]}"
unpack "$work/kernel" "$image"

# qemu boots the plain ELF at once; the bzImage would spend seconds on decompressing itself.
magic=$(LC_ALL=C grep --only-matching --byte-offset --binary --text --perl-regexp '\xFD7zXZ\x00' \
    "$work/kernel/boot/vmlinuz-$version" | head -n 1 | cut -d: -f1 || true)
[ -n "$magic" ] || fail "the kernel $version is not compressed with xz"
# What follows the compressed kernel is the rest of the bzImage, and no error.
tail --bytes=+$((magic + 1)) "$work/kernel/boot/vmlinuz-$version" | xz --decompress --single-stream \
    >"$guest/vmlinux" 2>>"$log" || true
[ "$(head --bytes=4 "$guest/vmlinux" | tail --bytes=3)" = ELF ] || fail "the kernel $version holds no ELF file"

# The package has no modules.dep. kmod is one program; it does what the name says by which it is called.
root="$work/root"
mkdir -p "$root"/{bin,sbin,etc,proc,sys,dev,tmp,run,root,modules,var/lib,lib/x86_64-linux-gnu,lib64}
chmod 1777 "$root/tmp"
ln -sf kmod "$work/tools/bin/depmod"
ln -sf kmod "$work/tools/bin/modprobe"
"$work/tools/bin/depmod" -b "$work/kernel" "$version"
LC_ALL=C "$work/tools/bin/modprobe" --dirname "$work/kernel" --set-version "$version" --show-depends --all \
    "${modules[@]}" | sed -n 's/^insmod \([^ ]*\).*/\1/p' | awk '!seen[$0]++' | while read -r module; do
    cp "$module" "$root/modules/"
    basename "$module" >>"$root/modules/order"
done
cp "$work/tools/bin/busybox" "$root/bin/busybox"
for applet in $("$root/bin/busybox" --list); do
    [ "$applet" = busybox ] || ln -sf busybox "$root/bin/$applet"
done
install -m 755 "$work/tools/bin/busybox" "$guest/busybox"
(cd "$root" && find . | "$guest/busybox" cpio -o -H newc 2>>"$log") >"$guest/base.cpio"

echo "$version" >"$guest/complete"
rm -rf "${cache:?}/$version"
mv "$guest" "$cache/$version"
echo "$cache/$version"
