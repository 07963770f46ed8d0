import Attendance
import BeaconKit
import TestSupport
import Testing

/// The recording of 2015-03-03, its beacons taken as items that are nobody's: three lie still, one is carried out of range
/// once and comes back.
@Suite(
    "Items in the recording of two scanners",
    .enabled(if: SharedData.isThere, "shared/data is not beside the package")
)
struct CarriedItemTests {
    private struct Senses: ItemSenses {
        let engine: PresenceEngine
        func sense(_ item: Item) -> ItemSense? {
            engine.presence(of: item.tag.identity).map {
                ItemSense(lastHeard: $0.lastSeen, meters: $0.distance.meters)
            }
        }
        func sense(owner: PersonID) -> ItemSense? { nil }
        func isQuiet(_ item: Item) -> Bool { false }
        var isHearing: Bool { true }
        func wall(_ steady: Instant) -> Instant { steady }
    }

    @Test("with the usual exit time the carried one is told of once and is back once, the others never")
    func carried() throws {
        let recording = try ScannerRecording.twoScanners.get()
        var engine = PresenceEngine(configuration: .init(individual: nil))
        var watch = ItemWatch()
        var items: [RegionID: Item] = [:]
        for identity in Set(recording.sightings.map(\.identity)) {
            let tag = try Tag(identity: identity, exitTime: Tag.usualExitTime)
            let item = Item(id: ItemID(rawValue: "\(identity.major)"), name: "\(identity.major)", tag: tag)
            let region = RegionID(rawValue: UInt32(identity.major))
            items[region] = item
            watch.watch(item)
            engine.monitor(
                BeaconIdentityCondition(identity),
                as: region,
                policy: MonitoringPolicy(
                    exitTime: .seconds(Tag.usualExitTime),
                    confirmingSightings: 3,
                    confirmationWindow: .seconds(60)
                )
            )
        }
        var told: [String] = []
        var next = try #require(recording.sightings.first).instant
        for sighting in recording.sightings {
            var events: [PresenceEvent] = []
            engine.ingest(sighting) { events.append($0) }
            for event in events {
                switch event {
                case .enter(let enter): if let item = enter.region.flatMap({ items[$0] }) { watch.entered(item.id) }
                case .exit(let exit):
                    guard let item = exit.region.flatMap({ items[$0] }) else { continue }
                    watch.left(item.id, lastSeen: exit.lastSeen, room: nil)
                case .room, .passage, .deaf, .heard: break
                }
            }
            guard sighting.instant >= next else { continue }
            next = sighting.instant.adding(microseconds: 1_000_000)
            for alert in watch.advance(to: sighting.instant, Senses(engine: engine)) where alert.repetition == 0 {
                told.append("\(alert.item?.rawValue ?? "") \(alert.kind.rawValue)")
            }
        }
        #expect(told == ["14 out-of-range", "14 returned"])
    }
}
