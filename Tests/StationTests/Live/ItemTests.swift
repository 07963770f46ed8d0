import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Items at a station")
struct ItemTests {
    private static let bag = BeaconIdentity(uuid: StationScript.uuid, major: 2, minor: 7)

    /// A station that hears somebody's badge and the bag.
    private func station(hasOwner: Bool = true) async throws -> (StationScript, Item) {
        var script = try await StationScript()
        try await script.add(42, "Li Na")
        await script.run(5)
        let item = try await script.addItem(Self.bag, owner: hasOwner ? 42 : nil)
        script.near = [42: -60]
        script.beacons = [Self.bag: -60]
        await script.run(60)
        return (script, item)
    }

    @Test("an item is unknown, then here as near as it is, then away")
    func state() async throws {
        var script = try await StationScript()
        let item = try await script.addItem(Self.bag)
        await script.run(10)
        #expect(await script.station.items().items.first?.whereabouts == .unknown)
        script.beacons = [Self.bag: -58]
        await script.run(20)
        let near = try #require(await script.station.items().items.first)
        #expect(near.item == item)
        #expect(near.whereabouts == .here(.near))
        #expect(near.room == "Entrance")
        script.beacons = [:]
        await script.run(70)
        let away = try #require(await script.station.items().items.first)
        #expect(away.whereabouts == .away)
        #expect(away.lastSeen == script.now.adding(microseconds: -70_000_000))
        #expect(away.room == "Entrance")
    }

    @Test("nothing is told of an item that leaves with its owner")
    func together() async throws {
        var (script, _) = try await station()
        script.near = [:]
        await script.run(15)
        script.beacons = [:]
        await script.run(1200)
        #expect(try script.alerts() == [])
    }

    @Test("the owner is told while still in the car park, long before counting as out")
    func leftBehind() async throws {
        var (script, item) = try await station()
        let left = script.seconds
        script.near = [:]
        await script.run(75)
        let alerts = try script.alerts()
        #expect(alerts.map(\.kind) == [.leftBehind])
        #expect(alerts.first?.item == item.id)
        #expect(alerts.first?.room == "Entrance")
        #expect(try script.punches().count == 1)
        #expect(script.seconds - left == 75)
        // Whoever has just left does not come in again for an exit time: no flutter at the door.
        script.near = [42: -60]
        await script.run(60)
        #expect(try script.alerts().map(\.kind) == [.leftBehind, .returned])
    }

    @Test("an item that goes without its owner is told, and its answer is taken over")
    func leftAlone() async throws {
        var (script, _) = try await station()
        script.beacons = [:]
        await script.run(80)
        let alert = try #require(try script.alerts().first)
        #expect(alert.kind == .leftAlone)
        let commands = ItemCommands(store: script.store, actor: "test", source: .kiosk)
        try commands.answer(alert.id, .seen, at: script.now)
        await script.station.rosterChanged()
        await script.run(4000)
        #expect(try script.alerts().count == 1)
        #expect(try script.store.alerts(open: true, limit: 9).first?.answer == .seen)
    }

    @Test("a deaf receiver makes no alert, and one that hears again does")
    func deaf() async throws {
        var (script, _) = try await station(hasOwner: false)
        script.isHearing = false
        await script.run(600)
        #expect(try script.alerts() == [])
        #expect(await script.station.items().items.first?.whereabouts == .unknown)
        script.isHearing = true
        script.beacons = [:]
        await script.run(40)
        #expect(try script.alerts() == [])
        await script.run(60)
        #expect(try script.alerts().map(\.kind) == [.outOfRange])
    }

    @Test("a restart tells nothing by itself, nothing twice, and of what left meanwhile once")
    func restart() async throws {
        var (script, _) = try await station()
        await script.run(70)
        try await script.restart(after: 30)
        await script.run(200)
        #expect(try script.alerts() == [])
        try await script.restart(after: 300)
        script.beacons = [:]
        await script.run(300)
        #expect(try script.alerts().map(\.kind) == [.leftAlone])
        try await script.restart(after: 20)
        await script.run(300)
        #expect(try script.alerts().count == 1)
        script.beacons = [Self.bag: -60]
        await script.run(30)
        #expect(try script.alerts().map(\.kind) == [.leftAlone, .returned])
    }

    @Test("what left together while the station was off is no matter")
    func togetherMeanwhile() async throws {
        var (script, _) = try await station()
        await script.run(70)
        script.near = [:]
        script.beacons = [:]
        try await script.restart(after: 3600)
        await script.run(3000)
        #expect(try script.alerts() == [])
    }

    @Test("what cannot be recorded is told when it can be")
    func fullDisk() async throws {
        var (script, _) = try await station(hasOwner: false)
        script.disk.fill(true)
        script.beacons = [:]
        await script.run(100)
        #expect(try script.alerts() == [])
        script.disk.fill(false)
        await script.run(5)
        #expect(try script.alerts().map(\.kind) == [.outOfRange])
    }

    @Test("a removed item is watched no more")
    func removed() async throws {
        var (script, item) = try await station(hasOwner: false)
        try ItemCommands(store: script.store, actor: "test", source: .kiosk).remove(item.id, at: script.now)
        await script.station.rosterChanged()
        script.beacons = [:]
        await script.run(200)
        #expect(try script.alerts() == [])
        #expect(await script.station.items().items.isEmpty)
    }

    @Test("a beacon that is taken is refused with whoever has it")
    func taken() async throws {
        let (script, item) = try await station()
        let commands = ItemCommands(store: script.store, actor: "test", source: .kiosk)
        let badge = StationScript.beacon(42)
        #expect(throws: ItemError.isBadge(badge, holder: "Li Na")) {
            try commands.add(ItemSetup(name: "x", tag: Tag(identity: badge)), at: script.now)
        }
        #expect(throws: ItemError.isItem(Self.bag, holder: "Bag")) {
            try commands.add(ItemSetup(name: "x", tag: Tag(identity: Self.bag)), at: script.now)
        }
        let call = BeaconIdentity(uuid: StationScript.siteUUID, major: 1, minor: 9)
        #expect(throws: ItemError.isCheckin(call)) {
            try commands.add(ItemSetup(name: "x", tag: Tag(identity: call)), at: script.now)
        }
        #expect(throws: RosterError.badgeTaken(Self.bag, holder: "Bag")) {
            let person = try #require(try script.store.state().roster.people.keys.first)
            try RosterCommands(store: script.store, actor: "test", source: .kiosk)
                .assign(Self.bag, to: person, at: script.now)
        }
        try commands.change(item.id, to: ItemSetup(name: "Bag 2", tag: item.tag), at: script.now)
        #expect(throws: ItemError.changedMeanwhile) {
            try commands.change(
                item.id,
                to: ItemSetup(name: "Bag 3", tag: item.tag),
                from: item.version,
                at: script.now
            )
        }
    }
}
