import BeaconKit
import VirtualAir

/// An air whose hosts are tests: commands in hexadecimal, and scripted time.
struct AirScript {
    /// A report that a host got, and when.
    struct Heard: Hashable {
        let milliseconds: Int
        let report: AdvertisingReport
        let data: [UInt8]
    }

    var air = Air(seed: 7)

    /// Plugs a controller in.
    mutating func plug(
        _ number: UInt64,
        isExtended: Bool = false,
        change: (inout ControllerConfiguration) -> Void = { _ in }
    ) -> NodeID {
        var configuration = ControllerConfiguration(
            address: BluetoothAddress(rawValue: 0x0200_0000_0000 | number),
            isExtended: isExtended
        )
        change(&configuration)
        return air.plug(configuration)
    }

    /// Gives a controller commands: opcode with its high digits first, and parameters, as `200c 0100`.
    ///
    /// - Returns: All that the controller gave since it was last asked, a packet each, in hexadecimal.
    @discardableResult
    mutating func command(_ node: NodeID, _ commands: String...) -> [String] {
        for command in commands {
            let bytes = Hex.bytes(command)
            let parameters = bytes.dropFirst(2)
            let packet = [1, bytes[1], bytes[0], UInt8(parameters.count)] + parameters
            air.deliver(packet.span, to: node, at: air.now)
        }
        return packets(of: node)
    }

    /// All that a controller gave since it was last asked, a packet each, in hexadecimal.
    mutating func packets(of node: NodeID) -> [String] {
        var texts: [String] = []
        air.takePackets(of: node) { packet in texts.append(Hex.text(packet.indices.map { packet[$0] })) }
        return texts
    }

    /// Lets time pass in steps of a millisecond, and collects what a controller reports.
    mutating func listen(_ node: NodeID, milliseconds: Int) -> [Heard] {
        var heard: [Heard] = []
        for _ in 0..<milliseconds {
            air.advance(to: air.now.adding(microseconds: 1000))
            let now = Int(air.now.microseconds / 1000)
            air.takePackets(of: node) { packet in
                _ = try? AdvertisingReports.forEach(inPacket: packet) { report, data in
                    heard.append(Heard(milliseconds: now, report: report, data: data.indices.map { data[$0] }))
                }
            }
        }
        return heard
    }

    /// Lets a controller scan passively and report everything.
    mutating func scan(
        _ node: NodeID,
        isExtended: Bool = false,
        filtersDuplicates: Bool = false,
        isActive: Bool = false
    ) {
        let filter = filtersDuplicates ? "01" : "00"
        let active = isActive ? "01" : "00"
        if isExtended {
            command(node, Self.eventMask, "2041 00 00 01 \(active) 1000 1000", "2042 01 \(filter) 0000 0000")
        } else {
            command(node, "200b \(active) 1000 1000 00 00", "200c 01 \(filter)")
        }
    }

    /// Lets a controller give every event of Low Energy.
    static let eventMask = "2001 ffffffffffffffff"

    /// A frame, and its data as they are on the air.
    static let frame = BeaconFrame(
        identity: BeaconIdentity(
            uuid: BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E),
            major: 170,
            minor: 187
        ),
        measuredPower: -77
    )
}
