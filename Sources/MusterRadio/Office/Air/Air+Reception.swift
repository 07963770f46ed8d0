import BeaconKit

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Air {
    /// What a receiver makes of one advertisement: a packet, or nothing if it is lost.
    ///
    /// - Parameters:
    ///   - transmitter: Who advertises, with its links.
    ///   - index: The transmitter's place, for the packet.
    ///   - placement: Where the transmitter is and where its carrier looks.
    ///   - time: When, in microseconds since the epoch.
    ///   - receiver: The receiver's place in the plan.
    ///   - id: The receiver's identifier.
    func reception(
        of transmitter: Transmitter,
        index: Int,
        placement: Itinerary.Placement,
        at time: Int64,
        receiver: Int,
        id: ReceiverID
    ) -> Reception? {
        let link = transmitter.links[receiver]
        let best = transmitter.level + link.gain + link.bestFade
        // Nothing brings this back above the noise.
        guard best > model.sensitivity - 14 else { return nil }

        let key = SeededHash.mix(SeededHash.mix(transmitter.key, transmitter.count), UInt64(receiver))
        var random = SeededGenerator(seed: key)
        let flutter = random.normal() * (placement.isWalking ? model.walkingFlutter : model.flutter)
        let survival = random.unit()
        let delay = random.unit()

        let channel = channel(of: transmitter, receiver: receiver, at: time)
        var level = transmitter.level + link.gain + flutter
        if channel < 3 {
            level += link.fades[channel]
        } else {
            // Extended advertising sends its data on one of the 37 others, each of which fades by itself.
            let key = SeededHash.mix(transmitter.key, transmitter.linkPosture)
            level += fade(key: key, at: placement.point, receiver: receiver, channel: channel)
        }
        let facing = placement.facing + (placement.isWalking ? 0 : transmitter.fidget(at: time))
        level -= bodyLoss(transmitter.bodyLoss, cosine: cos(facing) * link.east + sin(facing) * link.north)
        guard survival < model.receptionProbability(level: level) else { return nil }

        // The three advertisements of one event follow each other within a millisecond; then controller, bus and kernel
        // take their time, mostly little.
        let air = Int64(min(channel, 3)) * 400
        let host = 300 + Int64(6000 * delay * delay * delay * delay)
        return Reception(
            time: time + air + host,
            receiver: id,
            transmitter: index,
            rssi: Int8(min(max(level.rounded(), -100), -20))
        )
    }

    /// The channel on which an advertisement is heard: 0…2 for the advertising channels, of which a receiver listens on
    /// one at a time, 3…39 for the others.
    private func channel(of transmitter: Transmitter, receiver: Int, at time: Int64) -> Int {
        guard !transmitter.advertisement.isExtended else {
            return 3 + Int(SeededHash.mix(transmitter.key ^ 0x61_7578, transmitter.count) % 37)
        }
        // Receivers don't listen in step.
        let offset = Int64(receiver) * 37_000
        return Int((time + offset) / model.scanInterval % 3)
    }
}
