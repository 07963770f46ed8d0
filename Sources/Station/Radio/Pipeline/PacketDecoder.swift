package import BeaconKit

/// From bytes to sightings: the one decoder of live radio, recordings and the simulated office.
package struct PacketDecoder: Sendable {
    /// What was decoded so far.
    package var counts = PipelineCounts()

    package init() {}

    /// Decodes one HCI event packet with its leading packet indicator (`04`).
    ///
    /// Packets that aren't LE advertising reports are passed over in silence.
    ///
    /// - Parameters:
    ///   - sighting: called for every iBeacon.
    ///   - otherReport: called for every report that is no iBeacon: it still proves that the receiver hears.
    package mutating func decode(
        packet: Span<UInt8>,
        receiver: ReceiverID,
        at instant: Instant,
        sighting: (Sighting) -> Void,
        otherReport: (ReceiverID, Instant) -> Void
    ) {
        var counts = self.counts
        do {
            _ = try AdvertisingReports.forEach(inPacket: packet) { report, data in
                counts.reports += 1
                do {
                    if let frame = try BeaconFrame.parse(advertisingData: data) {
                        counts.beacons += 1
                        sighting(
                            Sighting(
                                identity: frame.identity,
                                measuredPower: frame.measuredPower,
                                rssi: report.rssi,
                                receiver: receiver,
                                instant: instant
                            )
                        )
                        return
                    }
                } catch {
                    // Data that the controller gave only in part may end anywhere.
                    if report.isComplete { counts.malformed += 1 }
                }
                otherReport(receiver, instant)
            }
        } catch {
            counts.malformed += 1
        }
        self.counts = counts
    }
}
