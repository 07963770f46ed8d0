import BeaconKit
import MusterRadio
import Station

/// Packets of a controller, through the decoder into the engine that tells who is there; and what the kernel says of adapters.
struct RadioBoundary: Boundary {
    static let casesTogether: UInt64 = 2_000
    private static let capacity = 64

    private var air: MutatedAir
    private var pipeline: Pipeline
    private var now = SmallOffice.start

    init(_ random: inout FuzzCase) {
        let known = (0..<4).map { SmallOffice.badge($0) }
        var engine = PresenceEngine(configuration: .init(capacity: Self.capacity), seed: random.next())
        for (number, identity) in known.enumerated() {
            engine.place(ReceiverID(rawValue: UInt16(number)), in: RoomID(rawValue: UInt16(number / 2)))
            engine.monitor(BeaconIdentityCondition(identity), as: RegionID(rawValue: UInt32(number)))
        }
        engine.monitor(BeaconIdentityCondition(uuid: SmallOffice.uuid), as: RegionID(rawValue: 100))
        pipeline = Pipeline(engine: engine)
        air = MutatedAir(known: known)
    }

    mutating func take(_ random: inout FuzzCase) throws {
        let before = pipeline.counts
        var batch = ReportBatch()
        for _ in 0..<random.number(1...8) {
            let packet = air.packet(&random)
            _ = HCIPacket(packet.span)
            _ = ManagementPacket(packet.span)
            batch.append(
                packet: packet.span,
                receiver: ReceiverID(rawValue: .random(in: 0...5, using: &random)),
                at: instant(&random)
            )
        }
        pipeline.ingest(batch) { _ in }
        if random.once(in: 2) { pipeline.advance(to: instant(&random)) { _ in } }
        now = now.adding(microseconds: Int64(random.number(0...2_000_000)))
        if pipeline.counts.beacons > before.beacons { random.accept() }
        try FuzzFailure.unless(
            pipeline.engine.trackedBeacons <= Self.capacity,
            "more beacons are tracked than there is place for"
        )
        try FuzzFailure.unless(
            pipeline.counts.malformed - before.malformed <= 1024 * 8,
            "counted more damage than there was data"
        )
    }

    /// About now; seldom any time at all.
    private func instant(_ random: inout FuzzCase) -> Instant {
        if random.once(in: 100) { return Instant(microseconds: random.integer()) }
        return now.adding(microseconds: Int64(random.number(-1_000_000...1_000_000)))
    }
}
