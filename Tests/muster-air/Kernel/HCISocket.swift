import Glibc

/// A Bluetooth socket of the kernel.
enum HCISocket {
    /// What a socket is for.
    enum Channel: UInt16 {
        /// Packets of one controller.
        case raw = 0
        /// Packets of one controller, which the kernel leaves alone.
        case user = 1
        /// The management of all.
        case control = 3
    }

    /// The device number that stands for none.
    static let noDevice: UInt16 = 0xFFFF

    /// Opens a socket that never waits.
    static func open(_ channel: Channel, device: UInt16 = noDevice) throws(SystemError) -> Descriptor {
        let type = Int32(SOCK_RAW.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = Descriptor(
            // 1 is BTPROTO_HCI.
            try SystemError.check("open a Bluetooth socket") { socket(AF_BLUETOOTH, type, 1) }
        )
        // struct sockaddr_hci: family, device and channel.
        let address: [UInt16] = [UInt16(AF_BLUETOOTH), device, channel.rawValue]
        try SystemError.check("bind a Bluetooth socket") {
            address.withUnsafeBytes { bytes in
                bytes.withMemoryRebound(to: sockaddr.self) {
                    bind(descriptor.number, $0.baseAddress, socklen_t(bytes.count))
                }
            }
        }
        return descriptor
    }
}
