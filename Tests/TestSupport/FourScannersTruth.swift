package import BeaconKit

/// What is known of the recording of 2015-03-07: four rooms, six beacons that are carried about, and their ways.
package enum FourScannersTruth {
    /// Beacons walk between two times, in seconds after 11:46:11, and are in known rooms afterwards.
    private struct Walk {
        let from: Int
        let to: Int
        let ends: [UInt16: UInt16]
    }

    private static let walks = [
        Walk(from: 15, to: 73, ends: [1: 204, 2: 204]),
        Walk(from: 132, to: 209, ends: [5: 202, 6: 202]),
        Walk(from: 234, to: 321, ends: [7: 203, 8: 203]),
        Walk(from: 365, to: 448, ends: [1: 201, 5: 201]),
        Walk(from: 517, to: 574, ends: [2: 201]),
        Walk(from: 582, to: 643, ends: [7: 201]),
        Walk(from: 655, to: 729, ends: [6: 201, 8: 201]),
    ]
    /// 2015-03-07 11:46:11 at UTC−8.
    private static let start: Int64 = 1_425_757_571_000_000

    /// The room of a beacon at a second; `nil` while it walks, and 5 s before and after.
    private static func room(of minor: UInt16, at second: Int) -> UInt16? {
        var room: UInt16 = 201
        for walk in walks {
            guard let end = walk.ends[minor] else { continue }
            if second >= walk.from - 5, second <= walk.to + 5 { return nil }
            if second > walk.to { room = end }
        }
        return room
    }

    /// How a rule did.
    package struct Score {
        /// Seconds of a beacon outside its walks, and those of them in which the rule named the true room.
        package var ticks = 0
        package var right = 0
    }

    /// Asks a rule once a second where the carried beacons are.
    ///
    /// - Parameters:
    ///   - ingest: takes a sighting.
    ///   - room: the room in which a beacon is at an instant; called for the carried beacons in turn.
    package static func score(
        _ recording: ScannerRecording,
        ingest: (Sighting) -> Void,
        room: (BeaconIdentity, Instant) -> UInt16?
    ) -> Score {
        let carried = Set(recording.sightings.map(\.identity)).filter { $0.minor < 10 }.sorted()
        var score = Score()
        var second = 0
        for sighting in recording.sightings {
            while second <= 752 {
                let instant = Instant(microseconds: start + Int64(second) * 1_000_000)
                guard sighting.instant >= instant else { break }
                for identity in carried {
                    let said = room(identity, instant)
                    guard let truth = Self.room(of: identity.minor, at: second) else { continue }
                    score.ticks += 1
                    if said == truth { score.right += 1 }
                }
                second += 1
            }
            ingest(sighting)
        }
        return score
    }
}
