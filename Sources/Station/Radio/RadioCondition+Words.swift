extension RadioCondition {
    /// The condition in English, and its remedy.
    ///
    /// - Parameters:
    ///   - adapter: the kernel's name for the adapter, as `hci0`; `nil` for the radio as a whole.
    ///   - program: the path of this program, which the command that permits it needs.
    package func words(for adapter: String? = nil, program: String = "/usr/bin/muster") -> RadioWords {
        let name = adapter ?? "Bluetooth"
        switch self {
        case .starting: return RadioWords("\(name) is being set up")
        case .listening: return RadioWords("\(name) listens")
        case .absent: return Self.absent(adapter)
        case .off:
            return RadioWords(
                "\(name) is switched off",
                remedy: """
                    A running station switches it on again by itself. By hand: bluetoothctl power on. If it does not stay \
                    on, stop the program that switches it off.
                    """
            )
        case .blocked(byHardware: false):
            return RadioWords("\(name) is blocked in software", remedy: "Unblock it: rfkill unblock bluetooth")
        case .blocked(byHardware: true):
            return RadioWords(
                "\(name) is blocked by a switch on the machine",
                remedy:
                    "Turn on the machine's switch or key for wireless, or allow Bluetooth in its firmware's settings."
            )
        case .notPermitted:
            return RadioWords(
                "This program may not use \(name)",
                remedy: """
                    Permit it: sudo setcap 'cap_net_raw,cap_net_admin+eip' \(program) \
                    - or in its systemd unit: AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN
                    """
            )
        case .unsupported: return Self.unsupported(adapter)
        case .taken:
            return RadioWords(
                "Another program has \(name) for itself",
                remedy: """
                    Stop it: an emulator, a virtual machine or a Bluetooth test tool holds the adapter's user channel. \
                    Or give the station an adapter of its own.
                    """
            )
        case .disturbed:
            return RadioWords(
                "Another program disturbs the scan of \(name)",
                remedy: """
                    The station starts it anew each time. Stop programs that scan past the kernel, as hcitool lescan \
                    and scripts with raw HCI sockets do, or give the station an adapter of its own.
                    """
            )
        case .silent:
            return RadioWords(
                "\(name) has heard nothing at all for a long time",
                remedy: """
                    A running station switches it off and on by itself. If it stays silent although something is in the \
                    air, plug it out and in again.
                    """
            )
        case .failed(let reason):
            return RadioWords(
                "\(name) does not work: \(reason)",
                remedy: "Plug it out and in again. The kernel's log may say more: journalctl -k | grep -i bluetooth"
            )
        }
    }

    private static func absent(_ adapter: String?) -> RadioWords {
        if let adapter {
            return RadioWords(
                "\(adapter) is gone",
                remedy: "Plug it in again. It is found by its address, whatever number it gets."
            )
        }
        return RadioWords(
            "There is no Bluetooth adapter",
            remedy:
                "Plug one in. If one is plugged in, the kernel's log tells why it is not there: dmesg | grep -i bluetooth"
        )
    }

    private static func unsupported(_ adapter: String?) -> RadioWords {
        if let adapter {
            return RadioWords(
                "\(adapter) cannot do Bluetooth Low Energy",
                remedy: "Use an adapter of Bluetooth 4.0 or later."
            )
        }
        return RadioWords(
            "There is no Bluetooth in this kernel, or not for this program",
            remedy: """
                Load it: sudo modprobe bluetooth. A container needs the machine's own network: --network host. A systemd \
                unit must not leave AF_BLUETOOTH out of RestrictAddressFamilies=.
                """
        )
    }
}
