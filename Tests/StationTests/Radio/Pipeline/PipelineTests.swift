import BeaconKit
import Station
import Testing

@Suite("Batches through the pipeline")
struct PipelineTests {
    private static let start = Instant(microseconds: 1_772_438_400_000_000)

    private static func packet(_ data: [UInt8]) -> [UInt8] {
        var packet: [UInt8] = []
        AdvertisingReports.encodeLegacy(address: 0x0CF3_EE00_2D00, rssi: -60, data: data.span, into: &packet)
        return packet
    }

    private static func beacon(_ minor: UInt16) -> [UInt8] {
        let data = BeaconFrame(identity: StationScript.beacon(minor), measuredPower: -59).advertisingData
        return data.indices.map { data[$0] }
    }

    /// Ten minutes of two receivers, one of which is gone for a minute now and then: beacons, and other devices.
    private static func packets() -> [(bytes: [UInt8], receiver: ReceiverID, instant: Instant)] {
        (0..<6_000).compactMap { index in
            let receiver = ReceiverID(rawValue: UInt16(index % 2))
            if index % 2 == 1, (index / 600) % 3 == 1 { return nil }
            let data = index % 5 < 2 ? beacon(UInt16(index % 7)) : [0x02, 0x01, 0x06]
            return (packet(data), receiver, start.adding(microseconds: Int64(index) * 100_000))
        }
    }

    @Test("it doesn't matter how reports are cut into batches", arguments: [1, 2, 17, 1_000, 10_000])
    func cuts(size: Int) {
        var expected: [PresenceEvent] = []
        var engine = PresenceEngine()
        var decoder = PacketDecoder()
        for (bytes, receiver, instant) in Self.packets() {
            decoder.decode(packet: bytes.span, receiver: receiver, at: instant) {
                engine.ingest($0) { expected.append($0) }
            } otherReport: {
                engine.receiverHeard($0, at: $1) { expected.append($0) }
            }
        }
        var events: [PresenceEvent] = []
        var pipeline = Pipeline(engine: PresenceEngine())
        var batch = ReportBatch()
        for (bytes, receiver, instant) in Self.packets() {
            batch.append(packet: bytes.span, receiver: receiver, at: instant)
            guard batch.count == size else { continue }
            pipeline.ingest(batch) { events.append($0) }
            batch.removeAll()
        }
        pipeline.ingest(batch) { events.append($0) }
        #expect(expected.contains { if case .deaf = $0 { true } else { false } })
        #expect(events == expected)
        #expect(pipeline.counts == decoder.counts)
    }

    @Test("a sighting that is nobody's presence still proves that its receiver hears")
    func notPresence() {
        var events: [PresenceEvent] = []
        var pipeline = Pipeline(engine: PresenceEngine())
        let receiver = ReceiverID(rawValue: 0)
        for second in 0..<60 {
            var batch = ReportBatch()
            let instant = Self.start.adding(microseconds: Int64(second) * 1_000_000)
            batch.append(packet: Self.packet(Self.beacon(1)).span, receiver: receiver, at: instant)
            pipeline.ingest(batch, isPresence: { _ in false }, emit: { events.append($0) })
        }
        #expect(events.isEmpty)
        #expect(pipeline.engine.trackedBeacons == 0)
        #expect(pipeline.engine.lastHeard(by: receiver) == Self.start.adding(microseconds: 59_000_000))
        #expect(pipeline.counts.beacons == 60)
    }
}
