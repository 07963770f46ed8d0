package import BeaconKit
package import Station

/// A receiver that hears what was recorded, as fast as it was heard then, and after that nothing.
package struct PlayedRecording: Receiver {
    /// How finely it is played.
    private static let tick = Duration.milliseconds(100)

    private let timeline: Timeline
    private let clock: @Sendable () -> Instant

    /// - Parameters:
    ///   - timeline: in order of time.
    ///   - clock: steady time, in which what is heard is stamped.
    package init(_ timeline: Timeline, clock: @escaping @Sendable () -> Instant) {
        self.timeline = timeline
        self.clock = clock
    }

    package func run(into sink: any ReceiverSink) async throws {
        let receiver = await sink.attach(Adapter(index: 0, address: "00:00:00:00:00:00"))
        await sink.update(.listening, of: receiver)
        let begin = clock()
        let recorded = [timeline.sightings.first?.instant, timeline.hearings.first?.instant].compactMap { $0 }.min()
        var (nextSighting, nextHearing) = (0, 0)
        while true {
            try await Task.sleep(for: Self.tick)
            guard let recorded else { continue }
            let present = recorded.adding(microseconds: clock().microseconds(since: begin))
            var batch = ReportBatch()
            while nextHearing < timeline.hearings.count, timeline.hearings[nextHearing].instant <= present {
                add(nil, timeline.hearings[nextHearing].instant)
                nextHearing += 1
            }
            while nextSighting < timeline.sightings.count, timeline.sightings[nextSighting].instant <= present {
                add(timeline.sightings[nextSighting], timeline.sightings[nextSighting].instant)
                nextSighting += 1
            }
            if !batch.isEmpty { await sink.ingest(batch) }

            func add(_ sighting: Sighting?, _ instant: Instant) {
                var packet: [UInt8] = []
                let data = sighting.map { BeaconFrame(identity: $0.identity, measuredPower: $0.measuredPower) }
                let bytes = data.map { frame in frame.advertisingData.indices.map { frame.advertisingData[$0] } } ?? []
                AdvertisingReports.encodeLegacy(
                    address: UInt64(sighting?.identity.minor ?? 0),
                    rssi: sighting?.rssi ?? 127,
                    data: bytes.span,
                    into: &packet
                )
                let heard = begin.adding(microseconds: instant.microseconds(since: recorded))
                batch.append(packet: packet.span, receiver: receiver, at: heard)
            }
        }
    }
}
