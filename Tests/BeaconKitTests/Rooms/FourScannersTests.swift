import BeaconKit
import TestSupport
import Testing

/// The recording of 2015-03-07: four rooms, six beacons that are carried about, and what is known of their ways.
@Suite("Recording of four scanners", .enabled(if: SharedData.isThere, "shared/data is not beside the package"))
struct FourScannersTests {
    @Test("the room is right in 99 % of seconds, with no more than 16 changes")
    func rooms() throws {
        var engine = PresenceEngine()
        for room in 201...204 as ClosedRange<UInt16> {
            engine.place(ReceiverID(rawValue: room), in: RoomID(rawValue: room))
        }
        var changes = 0
        var referenceChanges = 0
        let score = FourScannersTruth.score(try ScannerRecording.fourScanners.get()) { sighting in
            engine.ingest(sighting) { event in
                guard case .room(let change) = event, change.previous != nil else { return }
                if change.identity.minor < 10 { changes += 1 } else { referenceChanges += 1 }
            }
        } room: { identity, instant in
            engine.advance(to: instant) { _ in }
            return engine.presence(of: identity)?.room?.rawValue
        }
        #expect(score.ticks > 3_400)
        #expect(Double(score.right) >= 0.99 * Double(score.ticks), "\(score.right) of \(score.ticks)")
        #expect((12...16).contains(changes), "\(changes) changes")
        #expect(referenceChanges == 0)
    }
}
