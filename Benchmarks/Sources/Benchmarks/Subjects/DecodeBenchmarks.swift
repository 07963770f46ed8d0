import BeaconKit

extension Subject {
    /// From the bytes of HCI packets to beacons. The input is 4,096 different packets in a row, as in a recording.
    static let decode = Subject(name: "decode", title: "Decode from HCI bytes", unit: "reports") {
        let legacy = PacketStream(count: 4096) { stream, generator in
            stream.appendLegacy(beaconUsing: &generator)
        }
        // An ordinary room: one advertisement in ten is a beacon.
        let mixed = PacketStream(count: 4096) { stream, generator in
            if stream.count.isMultiple(of: 10) {
                stream.appendLegacy(beaconUsing: &generator)
            } else {
                stream.appendLegacy(otherUsing: &generator)
            }
        }
        let extended = PacketStream(count: 4096) { stream, generator in
            stream.appendExtended(beaconUsing: &generator)
        }
        let bar = 10_000_000.0
        return [
            Benchmark(name: "bare: fields at fixed offsets, unchecked", items: items(legacy)) {
                repeated { legacy.readUnchecked() }
            },
            Benchmark(name: "bare: every byte added up", items: items(legacy)) {
                repeated { legacy.addUp() }
            },
            decoding("legacy, all beacons", legacy, bar: bar, expected: repeated { legacy.readUnchecked() }),
            decoding("legacy, one beacon in ten", mixed, bar: bar, expected: nil),
            decoding("extended, all beacons", extended, bar: bar, expected: nil),
        ]
    }

    /// Passes over the input in one run, so that a run takes milliseconds.
    private static let passes = 50

    private static func items(_ stream: PacketStream) -> Int { stream.count * passes }

    private static func repeated(_ pass: () -> UInt64) -> UInt64 {
        (0..<passes).reduce(0) { sum, _ in sum &* 31 &+ pass() }
    }

    private static func decoding(
        _ name: String,
        _ stream: PacketStream,
        bar: Double,
        expected: UInt64?
    ) -> Benchmark {
        Benchmark(name: name, items: items(stream), bar: bar, expected: expected) {
            repeated { stream.decode() }
        }
    }
}

extension PacketStream {
    /// The decoder under measurement: each packet to reports, each report to a frame.
    fileprivate func decode() -> UInt64 {
        var sum: UInt64 = 0
        let bytes = self.bytes.span
        for index in 0..<count {
            let packet = bytes.extracting(starts[index]..<starts[index + 1])
            do throws(AdvertisingError) {
                try AdvertisingReports.forEach(inPacket: packet) { report, data in
                    do throws(AdvertisingError) {
                        guard let frame = try BeaconFrame.parse(advertisingData: data) else { return }
                        sum &+= Self.digest(frame, address: report.address.rawValue, rssi: report.rssi)
                    } catch {
                        sum &+= 1
                    }
                }
            } catch {
                sum &+= 1
            }
        }
        return sum
    }

    /// What no decoder can be faster than: the same fields of the same packets, trusting every byte.
    fileprivate func readUnchecked() -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var sum: UInt64 = 0
            for index in 0..<count {
                let start = starts[index]
                func number<Number: FixedWidthInteger>(_ offset: Int, as type: Number.Type) -> Number {
                    bytes.loadUnaligned(fromByteOffset: start + offset, as: type)
                }
                let frame = BeaconFrame(
                    identity: BeaconIdentity(
                        uuid: BeaconUUID(
                            high: number(23, as: UInt64.self).bigEndian,
                            low: number(31, as: UInt64.self).bigEndian
                        ),
                        major: number(39, as: UInt16.self).bigEndian,
                        minor: number(41, as: UInt16.self).bigEndian
                    ),
                    measuredPower: number(43, as: Int8.self)
                )
                let address = number(7, as: UInt64.self).littleEndian & 0xFFFF_FFFF_FFFF
                sum &+= Self.digest(frame, address: address, rssi: number(44, as: Int8.self))
            }
            return sum
        }
    }

    /// A checked pass over every byte.
    fileprivate func addUp() -> UInt64 {
        var sum: UInt64 = 0
        let bytes = self.bytes.span
        for position in bytes.indices {
            sum &+= UInt64(bytes[position])
        }
        return sum
    }

    @inline(__always)
    private static func digest(_ frame: BeaconFrame, address: UInt64, rssi: Int8) -> UInt64 {
        frame.identity.uuid.high ^ frame.identity.uuid.low ^ address
            &+ UInt64(frame.identity.major) << 16 &+ UInt64(frame.identity.minor)
            &+ UInt64(UInt8(bitPattern: frame.measuredPower)) << 40 &+ UInt64(UInt8(bitPattern: rssi)) << 48
    }
}
