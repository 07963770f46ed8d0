#!/usr/bin/env bash
# Runs a command in a qemu guest with Debian's kernel, whose Bluetooth is real: see fetch.sh.
#
#   run-guest.sh [options] COMMAND [ARGUMENT...]
#
#   --with FILE            puts an executable of this machine, stripped, and the shared libraries that it needs into the
#                          guest's /bin and /lib
#   --add FILE:PATH        puts a file or folder of this machine at a path of the guest (no symbolic links)
#   --bluez                puts BlueZ's btmgmt, btmon, bluetoothctl, bluetoothd and a D-Bus into the guest
#   --timeout SECONDS      ends the guest after so long (default 60)
#   --memory MEGABYTES     (default 1024)
#
# The command may be a shell line. Its output, with the kernel's, is written as it comes; stdin is empty.
# Exit codes: the command's; 77 with "skipped: why" where network or packages are missing; 124 after the time-out;
# 125 if the guest ended without telling the command's code.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"

with=() add=() bluez=0 timeout=60 memory=1024
while [ $# -gt 0 ]; do
    case $1 in
        --with) with+=("$2"); shift 2 ;;
        --add) add+=("$2"); shift 2 ;;
        --bluez) bluez=1; shift ;;
        --timeout) timeout=$2; shift 2 ;;
        --memory) memory=$2; shift 2 ;;
        --) shift; break ;;
        -*) echo "run-guest: unknown option $1" >&2; exit 2 ;;
        *) break ;;
    esac
done
[ $# -gt 0 ] || { sed -n '2,17s/^# \{0,1\}//p' "$0" >&2; exit 2; }

made=$("$here/fetch.sh") || { code=$?; echo "$made"; exit "$code"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
overlay="$work/overlay"
libraries="$overlay/lib/x86_64-linux-gnu"
mkdir -p "$overlay"/{bin,lib64} "$libraries"

# Puts an executable and all that it links into the overlay; a second argument names folders with further libraries.
# The guest's loader finds libraries in its own default folder, whatever path the executable carries.
put() {
    local file=$1 folders=${2:-} name path
    # A release build carries four times its size in symbols, which the guest would have to unpack.
    strip --strip-all -o "$overlay/bin/$(basename "$file")" "$file" 2>/dev/null \
        || ln -sf "$file" "$overlay/bin/$(basename "$file")"
    while read -r name path; do
        if [ "$path" = missing ]; then fail "$file needs $name, which this machine lacks"; fi
        case $name in
            /lib64/*) ln -sf "$name" "$overlay$name" ;;
            *) ln -sf "$path" "$libraries/$name" ;;
        esac
    done < <(LD_LIBRARY_PATH="$folders" ldd "$file" | sed -n \
        -e 's/^\t\([^ ]*\) => not found.*/\1 missing/p' \
        -e 's/^\t\([^ ]*\) => \(\/[^ ]*\) (.*/\1 \2/p' \
        -e 's/^\t\(\/[^ ]*\) (.*/\1 \1/p')
}

for file in "${with[@]}"; do
    [ -x "$file" ] || fail "$file is no executable"
    put "$(readlink -f "$file")"
done
if [ "$bluez" = 1 ]; then
    for file in "$made"/bluez/usr/bin/{btmgmt,btmon,bluetoothctl,hcitool,dbus-daemon,dbus-send} \
        "$made"/bluez/usr/libexec/bluetooth/bluetoothd; do
        put "$file" "$made/bluez/usr/lib/x86_64-linux-gnu:$made/bluez/lib/x86_64-linux-gnu"
    done
    mkdir -p "$overlay"/usr/share "$overlay"/etc
    ln -s "$made/bluez/usr/share/dbus-1" "$overlay/usr/share/dbus-1"
    ln -s "$made/bluez/etc/dbus-1" "$overlay/etc/dbus-1"
fi
for pair in "${add[@]}"; do
    mkdir -p "$overlay$(dirname "${pair#*:}")"
    ln -s "$(readlink -f "${pair%%:*}")" "$overlay${pair#*:}"
done
# Foundation stops where it finds no time zones.
mkdir -p "$overlay/usr/share/zoneinfo"
for zone in UTC Etc Europe Asia; do ln -s "/usr/share/zoneinfo/$zone" "$overlay/usr/share/zoneinfo/$zone"; done
ln -s "$here/guest-init.sh" "$overlay/init"
mkdir -p "$overlay/etc"
ln -s /usr/share/zoneinfo/UTC "$overlay/etc/localtime"
for file in "$here"/guest-etc/*; do ln -s "$file" "$overlay/etc/"; done
echo "$@" >"$overlay/command"
# Not compressed: under emulation, unpacking costs more than copying. A later archive's files replace earlier ones.
cp "$made/base.cpio" "$work/initrd"
(cd "$overlay" && find -L . | "$made/busybox" cpio -o -L -H newc 2>"$work/log") >>"$work/initrd" \
    || fail "$(cat "$work/log")"

qemu=(qemu-system-x86_64)
if [ -d "$made/qemu" ]; then
    qemu=(env "LD_LIBRARY_PATH=$made/qemu/usr/lib/x86_64-linux-gnu:$made/qemu/lib/x86_64-linux-gnu"
        "$made/qemu/usr/bin/qemu-system-x86_64" -L "$made/qemu/usr/share/qemu" -L "$made/qemu/usr/share/seabios")
fi
set +e
# TCG by name, because a /dev/kvm may exist and not work; one processor, because that is the same each time.
timeout --kill-after=5 "$timeout" "${qemu[@]}" -accel tcg -cpu max -M q35 -m "$memory" -smp 1 \
    -display none -vga none -no-reboot -nodefaults -serial stdio -kernel "$made/vmlinux" -initrd "$work/initrd" \
    -append "console=ttyS0 quiet panic=-1 mitigations=off cryptomgr.notests" </dev/null | tee "$work/serial"
status=${PIPESTATUS[0]}
set -e
code=$(sed -n 's/^GUEST-RC=\([0-9]*\).*/\1/p' "$work/serial" | tail -n 1)
[ -n "$code" ] && exit "$code"
[ "$status" -ne 124 ] || { echo "failed: the guest took longer than $timeout s"; exit 124; }
echo "failed: the guest ended early (qemu's code $status)"
exit 125
