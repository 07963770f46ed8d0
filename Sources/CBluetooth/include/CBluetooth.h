#ifndef CBLUETOOTH_H
#define CBLUETOOTH_H

// What Swift needs to talk to Linux's Bluetooth and cannot get from the C library, which knows nothing of it.
//
// The values are the kernel's interface to programs, written down anew. Where they come from:
// - doc/mgmt-api.txt of BlueZ ("Example", "Packet Structures") for the family, the socket's address and the channels;
// - the Linux man pages socket(7) for SO_RCVBUFFORCE and SO_ATTACH_FILTER and sock_diag(7) for the numbers of SO_MEMINFO;
// - Linux's net/bluetooth/hci_sock.c, functions hci_sock_setsockopt_old and hci_get_dev_list, for the filter and the
//   list of adapters, which no document describes.

#include <linux/filter.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

enum {
    /// The address family of Bluetooth.
    CBT_FAMILY = 31,
    /// Its protocol for raw HCI, the management channel and the monitor.
    CBT_PROTOCOL_HCI = 1,
    /// The level of the options of HCI sockets.
    CBT_LEVEL_HCI = 0,
    /// The option that holds a `cbt_filter`.
    CBT_OPTION_FILTER = 2,
    /// The channel on which programs see and send HCI packets beside the kernel.
    CBT_CHANNEL_RAW = 0,
    /// The management channel.
    CBT_CHANNEL_CONTROL = 3,
    /// No adapter in particular.
    CBT_DEVICE_NONE = 0xFFFF,
    /// An adapter's flag: it is up.
    CBT_FLAG_UP = 1 << 0,
    /// An adapter's flag: the kernel is setting it up.
    CBT_FLAG_INITIALISING = 1 << 1,
    /// The most adapters that `cbt_adapters` lists.
    CBT_MAXIMUM_ADAPTERS = 16,
};

/// The address of an HCI socket.
struct cbt_address {
    sa_family_t family;
    uint16_t device;
    uint16_t channel;
};

/// Which packets a raw HCI socket gets. The kernel wants all 16 bytes, the padding at the end among them.
struct cbt_filter {
    /// A bit for each packet type of H4.
    uint32_t types;
    /// A bit for each event code, the codes taken modulo 64.
    uint32_t events[2];
    /// 0, or the one command whose completions are wanted.
    uint16_t opcode;
};

_Static_assert(sizeof(struct cbt_filter) == 16, "the kernel refuses filters of another size");

/// An adapter in the kernel's list.
struct cbt_adapter {
    uint16_t index;
    uint32_t flags;
};

/// Lists all adapters, those among them that another program has for itself and the management channel hides.
///
/// - Parameter count: how many there is room for; afterwards how many there are.
/// - Returns: 0, or -1 with `errno`.
static inline int cbt_adapters(int descriptor, struct cbt_adapter *adapters, int *count) {
    struct {
        uint16_t count;
        struct cbt_adapter adapters[CBT_MAXIMUM_ADAPTERS];
    } list = {.count = CBT_MAXIMUM_ADAPTERS};
    if (ioctl(descriptor, _IOR('H', 210, int), &list) < 0) {
        return -1;
    }
    if (*count > list.count) {
        *count = list.count;
    }
    for (int index = 0; index < *count; index++) {
        adapters[index] = list.adapters[index];
    }
    return 0;
}

/// How many packets the kernel has dropped at a socket because its receive buffer was full.
///
/// - Returns: 0, or -1 with `errno`.
static inline int cbt_drops(int descriptor, uint32_t *drops) {
    // SK_MEMINFO_DROPS is the ninth number of SO_MEMINFO.
    uint32_t numbers[9] = {0};
    socklen_t length = sizeof numbers;
    if (getsockopt(descriptor, SOL_SOCKET, 55 /* SO_MEMINFO */, numbers, &length) < 0) {
        return -1;
    }
    *drops = length < sizeof numbers ? 0 : numbers[8];
    return 0;
}

/// Has the kernel keep from a management socket the two events that come for every advertisement: Device Found (0x0012)
/// and Advertisement Monitor Device Found (0x002F). They would cost more than the advertisement itself.
///
/// - Returns: 0, or -1 with `errno`.
static inline int cbt_ignore_reports(int descriptor) {
    // The filter reads big-endian what the channel writes little-endian.
    struct sock_filter steps[] = {
        BPF_STMT(BPF_LD | BPF_H | BPF_ABS, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x1200, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0x2F00, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, UINT32_MAX),
        BPF_STMT(BPF_RET | BPF_K, 0),
    };
    struct sock_fprog program = {.len = sizeof steps / sizeof *steps, .filter = steps};
    return setsockopt(descriptor, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program);
}

#endif
