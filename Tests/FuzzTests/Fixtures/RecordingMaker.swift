/// Makes recordings of packets in the formats that are read, after their descriptions.
struct RecordingMaker {
    enum Format: CaseIterable {
        case unencapsulated, h4, monitor, pcap, pcapWithDirection, pcapOfMonitor
    }

    let format: Format
    /// Of pcap only.
    let isLittleEndian: Bool

    /// - Parameter packets: HCI events with their indicator, and the µs since 1970 at which they came.
    func bytes(_ packets: [(bytes: [UInt8], time: Int64)]) -> [UInt8] {
        packets.enumerated().reduce(header) { file, next in
            let (index, packet) = next
            return file + record(packet.bytes, time: packet.time, adapter: UInt8(index % 3))
        }
    }

    private func number(_ value: UInt64, _ count: Int) -> [UInt8] {
        let big = (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (count - 1 - $0))) }
        return isPcap && isLittleEndian ? big.reversed() : big
    }

    private var isPcap: Bool {
        switch format {
        case .unencapsulated, .h4, .monitor: false
        case .pcap, .pcapWithDirection, .pcapOfMonitor: true
        }
    }

    private var kind: UInt64 {
        switch format {
        case .unencapsulated: 1001
        case .h4: 1002
        case .monitor: 2001
        case .pcap: 187
        case .pcapWithDirection: 201
        case .pcapOfMonitor: 254
        }
    }

    private var header: [UInt8] {
        guard isPcap else { return Array("btsnoop\0".utf8) + number(1, 4) + number(kind, 4) }
        return number(0xA1B2_C3D4, 4) + number(2, 2) + number(4, 2) + number(0, 8) + number(65_535, 4) + number(kind, 4)
    }

    private func record(_ packet: [UInt8], time: Int64, adapter: UInt8) -> [UInt8] {
        var data = packet
        var flags: UInt64 = 3
        switch format {
        case .unencapsulated: data = Array(packet.dropFirst())
        case .h4, .pcap: break
        case .monitor:
            data = Array(packet.dropFirst())
            flags = UInt64(adapter) << 16 | 3
        case .pcapWithDirection: data = [0, 0, 0, 1] + packet
        case .pcapOfMonitor: data = [0, adapter, 0, 3] + packet.dropFirst()
        }
        let length = number(UInt64(data.count), 4)
        if isPcap {
            return number(UInt64(bitPattern: time / 1_000_000), 4) + number(UInt64(bitPattern: time % 1_000_000), 4)
                + length
                + length + data
        }
        return length + length + number(flags, 4) + number(0, 4)
            + number(UInt64(bitPattern: time &+ 62_168_256_000_000_000), 8) + data
    }
}
