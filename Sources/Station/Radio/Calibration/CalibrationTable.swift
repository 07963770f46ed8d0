package import BeaconKit

/// Calibrates every beacon that is heard, and finds the one that is held at 1 m.
package struct CalibrationTable: Sendable {
    /// What was measured of a beacon, by the receiver that heard it best.
    package struct Entry: Hashable, Sendable {
        package let identity: BeaconIdentity
        package let receiver: ReceiverID
        /// The level at 1 m that the beacon claims, in dBm.
        package let claimed: Int8
        package let result: PowerCalibration.Result
    }

    /// Why no beacon was measured.
    package enum Obstacle: Hashable, Sendable {
        /// No beacon was heard, or not the one that was asked for.
        case unheard
        /// Several are about as loud: these, the loudest first.
        case ambiguous([BeaconIdentity])
        /// Too many calibrations are under way.
        case busy
        /// One takes no such time.
        case duration
    }

    /// A beacon at one receiver.
    private struct Place: Hashable {
        let identity: BeaconIdentity
        let receiver: ReceiverID
    }

    /// The most beacons that are told apart: more are those of strangers, of whom none is held here.
    package static let limit = 4096
    /// How much louder than all others a beacon must be, in dB, to be the one that is held.
    package static let lead = 10

    private var calibrations: [Place: PowerCalibration] = [:]
    private var claims: [BeaconIdentity: Int8] = [:]

    package init() {}

    /// Ingests a sighting.
    package mutating func ingest(_ sighting: Sighting) {
        let place = Place(identity: sighting.identity, receiver: sighting.receiver)
        guard calibrations[place] != nil || calibrations.count < Self.limit else { return }
        calibrations[place, default: PowerCalibration()].ingest(sighting.rssi, at: sighting.instant)
        claims[sighting.identity] = sighting.measuredPower
    }

    /// What was measured.
    ///
    /// - Parameter condition: Which beacon is held; `nil` for the one that is clearly the loudest.
    package func entry(for condition: BeaconIdentityCondition?) throws(CalibrationError) -> Entry {
        var best: [BeaconIdentity: Entry] = [:]
        for (place, calibration) in calibrations {
            guard condition?.isSatisfied(by: place.identity) != false, let result = calibration.result else { continue }
            let entry = Entry(
                identity: place.identity,
                receiver: place.receiver,
                claimed: claims[place.identity] ?? 0,
                result: result
            )
            if let known = best[place.identity], !Self.isBetter(entry, known) { continue }
            best[place.identity] = entry
        }
        let entries = best.values.sorted(by: Self.isBetter)
        guard let first = entries.first else { throw CalibrationError(obstacle: .unheard) }
        let rivals = entries.prefix { Int($0.result.power) > Int(first.result.power) - Self.lead }
        guard rivals.count == 1 else { throw CalibrationError(obstacle: .ambiguous(rivals.map(\.identity))) }
        return first
    }

    /// Whether the left one is louder; equally loud ones have an order, too.
    private static func isBetter(_ left: Entry, _ right: Entry) -> Bool {
        if left.result.power != right.result.power { return left.result.power > right.result.power }
        if left.identity != right.identity { return left.identity < right.identity }
        return left.receiver.rawValue < right.receiver.rawValue
    }
}

/// No beacon could be measured.
package struct CalibrationError: Error, Hashable {
    package let obstacle: CalibrationTable.Obstacle
}
