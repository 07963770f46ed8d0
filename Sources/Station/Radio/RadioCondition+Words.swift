/// What people are told of a radio. The board's banner, a receiver's line and `muster doctor` use the same words.
extension RadioCondition {
    /// What is so, in a few words: a heading without a full stop.
    package var title: String {
        switch self {
        case .starting: "Bluetooth is being set up"
        case .listening: "Bluetooth is listening"
        case .absent: "There is no Bluetooth adapter"
        case .off: "The Bluetooth adapter is switched off"
        case .blocked(byHardware: false): "Bluetooth is blocked by software"
        case .blocked(byHardware: true): "Bluetooth is blocked by a switch on the machine"
        case .notPermitted: "Bluetooth is not permitted to this program"
        case .unsupported: "The Bluetooth adapter cannot do what is needed"
        case .silent: "The Bluetooth adapter delivers nothing"
        case .failed(let reason): "The Bluetooth adapter failed: \(reason)"
        }
    }

    /// What to do about it: whole sentences, the command last where there is one.
    package var remedy: String {
        switch self {
        case .starting: "Wait a few seconds."
        case .listening: "Nothing needs to be done."
        case .absent: "Plug one in, or plug it in again: it is found by itself. What the machine sees, says: lsusb"
        case .off: "Another program switched it off. If it stays off, run: bluetoothctl power on"
        case .blocked(byHardware: false): "To unblock it, run: rfkill unblock bluetooth"
        case .blocked(byHardware: true): "Turn the switch, or end the aeroplane mode: no program can."
        case .notPermitted:
            """
            It needs CAP_NET_RAW and CAP_NET_ADMIN. In its systemd unit: \
            AmbientCapabilities=CAP_NET_RAW CAP_NET_ADMIN. Otherwise run: \
            sudo setcap cap_net_raw,cap_net_admin+ep "$(command -v muster)"
            """
        case .unsupported: "Use an adapter with Bluetooth 4.0 (Low Energy) or later."
        case .silent:
            """
            It is switched off and on again, once a minute at most. If that does not help, unplug it and plug it in \
            again.
            """
        case .failed: "It is tried again. If that does not help, unplug it and plug it in again."
        }
    }
}
