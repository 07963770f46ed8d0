#!/bin/sh
# The guest's first process: mounts, inserts the modules, runs /command, says how it ended, and switches off.
export PATH=/bin:/sbin HOME=/root LANG=C.UTF-8 TERM=dumb
mount -t proc proc /proc
mount -t sysfs sysfs /sys
mount -t devtmpfs devtmpfs /dev
mkdir -p /dev/pts /dev/shm
mount -t devpts devpts /dev/pts
mount -t tmpfs tmpfs /dev/shm
mount -t tmpfs tmpfs /run
# Lines as they are written, and no echo of what nobody types.
stty -onlcr -echo
ip link set lo up
while read -r module; do
    insmod "/modules/$module" || echo "guest: $module could not be inserted"
done </modules/order
[ ! -c /dev/rfkill ] || chmod 666 /dev/rfkill

# The kernel's messages would cut lines in two. They are shown where something failed.
dmesg -n 1
echo "guest: up after $(cut -d' ' -f1 /proc/uptime) s, kernel $(uname -r)"
/bin/sh /command </dev/null
code=$?
[ "$code" = 0 ] || dmesg | tail -n 20
echo "guest: done after $(cut -d' ' -f1 /proc/uptime) s"
echo "GUEST-RC=$code"
poweroff -f
