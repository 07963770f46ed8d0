import BeaconKit
package import Station

/// A transmission as the kernel is to send it.
package struct AdvertisingInstance: Hashable, Sendable {
    private struct Flags {
        static let connectable: UInt32 = 1 << 0
        /// The interval, the time-out and the duration in the command count.
        static let duration: UInt32 = 1 << 12
        static let timeout: UInt32 = 1 << 13
        static let interval: UInt32 = 1 << 14
    }

    /// The number under which the kernel has it, from 1.
    package let number: UInt8
    package let transmission: Transmission
    /// After how many seconds on the air the kernel takes it off, unless it is added again.
    package let lease: UInt16
    /// How many seconds it has at a time where several take turns.
    package let turn: UInt16
    /// Sent as something that one may connect to, under the adapter's own address. Nobody answers there.
    ///
    /// A controller of Bluetooth 4 takes no random address while it scans (Bluetooth Core Specification 5.4, volume 4,
    /// part E, section 7.8.4), and the kernel sends what can't be connected to under a random one. So this is the only
    /// way for such a controller to hear and transmit at once.
    package var isConnectable = false

    package init(number: UInt8, transmission: Transmission, lease: UInt16, turn: UInt16) {
        self.number = number
        self.transmission = transmission
        self.lease = lease
        self.turn = turn
    }

    /// The parameters of ``ManagementCommand/addAdvertising(_:)``, without flags of the kernel's in the data.
    var simpleParameters: [UInt8] {
        let data = data
        return header(flags: isConnectable ? Flags.connectable : 0) + [UInt8(data.count), 0] + data
    }

    /// The parameters of ``ManagementCommand/addAdvertisingParameters(_:)``.
    var extendedParameters: [UInt8] {
        let connectable = isConnectable ? Flags.connectable : 0
        var parameters = header(flags: connectable | Flags.duration | Flags.timeout | Flags.interval)
        parameters.append(littleEndian: interval)
        parameters.append(littleEndian: interval)
        // The transmit power, which counts only with its flag.
        return parameters + [0x7F]
    }

    /// The parameters of ``ManagementCommand/addAdvertisingData(_:)``.
    var extendedData: [UInt8] {
        let data = data
        return [number, UInt8(data.count), 0] + data
    }

    private func header(flags: UInt32) -> [UInt8] {
        var header = [number]
        header.append(littleEndian: flags)
        header.append(littleEndian: turn)
        header.append(littleEndian: lease)
        return header
    }

    /// The interval in units of 0.625 ms, within what the specification allows: 20 ms to 10.24 s.
    ///
    /// Source: Bluetooth Core Specification 5.4, volume 4, part E, section 7.8.53.
    private var interval: UInt32 {
        UInt32(min(max((transmission.interval / .microseconds(625)).rounded(), 0x20), 0x4000))
    }

    /// The advertising data, flags first: the kernel adds none of its own then.
    private var data: [UInt8] {
        let data = transmission.frame.advertisingData
        return data.indices.map { data[$0] }
    }
}
