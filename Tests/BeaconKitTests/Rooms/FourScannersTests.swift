import BeaconKit
import Testing

/// The recording of 2015-03-07: four rooms, six beacons that are carried about, and what is known of their ways.
@Suite("Recording of four scanners", .enabled(if: Recording.areThere, "shared/data is not beside the package"))
struct FourScannersTests {
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
    private static let length = 752

    /// The room of a beacon at a second; `nil` while it walks, and 5 s before and after.
    private static func truth(_ minor: UInt16, _ second: Int) -> UInt16? {
        var room: UInt16 = 201
        for walk in walks {
            guard let end = walk.ends[minor] else { continue }
            if second >= walk.from - 5, second <= walk.to + 5 { return nil }
            if second > walk.to { room = end }
        }
        return room
    }

    @Test("the room is right in 99 % of seconds, with no more than 17 changes")
    func rooms() throws {
        let recording = try Recording.fourScanners.get()
        var engine = PresenceEngine()
        for room in 201...204 as ClosedRange<UInt16> {
            engine.place(ReceiverID(rawValue: room), in: RoomID(rawValue: room))
        }
        let carried = Set(recording.sightings.map(\.identity)).filter { $0.minor < 10 }
        #expect(carried.count == 6)
        var changes = 0
        var referenceChanges = 0
        var right = 0
        var ticks = 0
        var second = 0
        for sighting in recording.sightings {
            while second <= Self.length, sighting.instant.microseconds >= Self.start + Int64(second) * 1_000_000 {
                engine.advance(to: Instant(microseconds: Self.start + Int64(second) * 1_000_000)) { _ in }
                for identity in carried {
                    guard let truth = Self.truth(identity.minor, second) else { continue }
                    ticks += 1
                    if engine.presence(of: identity)?.room?.rawValue == truth { right += 1 }
                }
                second += 1
            }
            engine.ingest(sighting) { event in
                guard case .room(let change) = event, change.previous != nil else { return }
                if change.identity.minor < 10 { changes += 1 } else { referenceChanges += 1 }
            }
        }
        #expect(ticks > 3_400)
        #expect(Double(right) >= 0.99 * Double(ticks), "\(right) of \(ticks)")
        #expect((10...17).contains(changes), "\(changes) changes")
        #expect(referenceChanges == 0)
    }
}
