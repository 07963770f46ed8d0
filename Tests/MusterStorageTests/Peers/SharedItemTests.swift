import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Items of other stations")
struct SharedItemTests {
    private let one: TestStation
    private let two: TestStation

    init() throws {
        one = try TestStation(batch: 2)
        two = try TestStation()
        for station in [one, two] { try station.record(try History.site()) }
        try one.record(try History.person(1))
    }

    private static func commands(_ station: TestStation) -> ItemCommands {
        ItemCommands(store: station.store, actor: "tester", source: .supervisor)
    }

    @discardableResult
    private func add(
        _ name: String,
        _ minor: UInt16,
        owner: PersonID? = nil,
        to station: TestStation? = nil,
        photo: Photo? = nil
    ) throws -> Item {
        let tag = try Tag(identity: History.identity(minor), owner: owner, homeRooms: ["Lab"])
        let station = station ?? one
        return try Self.commands(station).add(ItemSetup(name: name, tag: tag), photo: photo, at: station.now)
    }

    @Test("are what their station's chain says: added, changed, removed, with name, photo and owner")
    func follow() async throws {
        try one.share(with: two)
        let bag = try add("Bag", 1, owner: History.id(1), photo: try History.photo())
        let key = try add("Key", 2)
        try await two.pull(one)
        let shared = try two.store.state().sharedItems
        #expect(shared.map(\.item) == [bag, key])
        #expect(shared.allSatisfy { $0.station == one.id && $0.stationName == nil && $0.told == nil })
        #expect(try two.store.photo(try #require(bag.photo)) == History.photo())
        // They are not this station's own: nothing is watched, and nothing is in its chain.
        #expect(try two.store.state().items.isEmpty)

        let changed = try Self.commands(one).change(
            bag.id,
            to: ItemSetup(name: "Suitcase", tag: bag.tag),
            at: one.now
        )
        try Self.commands(one).remove(key.id, at: one.now)
        try await two.pull(one)
        #expect(try two.store.state().sharedItems.map(\.item) == [changed])
        #expect(try two.store.verifyHeld() == [])
        #expect(try two.store.rebuild().isIdentical)
    }

    @Test("come with the name under which their station is paired, and keep their own when two name one beacon")
    func named() async throws {
        try two.record(.stationPaired(StationPaired(station: one.id, name: "North gate")))
        try one.share(with: two)
        try add("Bag", 1)
        let own = try add("Bag", 1, to: two)
        try await two.pull(one)
        let state = try two.store.state()
        #expect(state.sharedItems.map(\.stationLabel) == ["North gate"])
        #expect(state.items.values.map { $0 } == [own])
    }

    @Test("are not there where items are not shared, and come whole when they are", arguments: [false, true])
    func scope(isShared: Bool) async throws {
        try add("Bag", 1)
        try one.share(SharingScope(people: .everybody, punches: .everybody, items: isShared), with: two)
        try await two.pull(one)
        #expect(try two.store.state().sharedItems.map(\.item.name) == (isShared ? ["Bag"] : []))
        try one.share(with: two)
        try await two.pull(one)
        #expect(try two.store.state().sharedItems.map(\.item.name) == ["Bag"])
        #expect(try two.store.verifyHeld() == [])
    }

    @Test("are where their station told last; the last telling counts")
    func told() async throws {
        let bag = try add("Bag", 1)
        try one.share(with: two)
        let left = Alert(.outOfRange, item: bag.id, room: "Lab", lastSeen: one.now)
        one.pass(minutes: 5)
        try one.record(.alertRaised(left))
        try await two.pull(one)
        var told = try #require(try two.store.state().sharedItems.first)
        #expect(told.told == SharedItem.Telling(left, at: one.now) && told.lastSeen == History.start)
        one.pass(minutes: 5)
        let back = Alert(.returned, item: bag.id, room: "Hall", lastSeen: one.now, about: left.id)
        try one.record(.alertRaised(back))
        try await two.pull(one)
        told = try #require(try two.store.state().sharedItems.first)
        #expect(told.told?.alert == back)
    }

    @Test("do not tell when their owner left, unless the owner's punches are shared", arguments: [false, true])
    func ownersLeaving(punches: Bool) async throws {
        let bag = try add("Bag", 1, owner: History.id(1))
        let scope = SharingScope(people: .everybody, punches: punches ? .everybody : .nobody, items: true)
        try one.share(scope, with: two)
        try one.record(.alertRaised(Alert(.leftBehind, item: bag.id, person: History.id(1), lastSeen: one.now)))
        try one.record(.alertRaised(Alert(.notice, item: bag.id, text: "of a rule")))
        try await two.pull(one)
        let shared = try #require(try two.store.state().sharedItems.first)
        #expect(shared.told?.alert.kind == (punches ? .leftBehind : nil))
        // What rules tell is of that station alone.
        let entries = try two.store.sharedEntries(after: 0, limit: 100).map(\.entry.fact)
        #expect(!entries.contains { if case .alertRaised(let alert) = $0 { alert.kind == .notice } else { false } })
    }

    @Test("lose their names when whose they are is erased there and here")
    func erased() async throws {
        try one.share(with: two)
        try add("Ada's bag", 1, owner: History.id(1))
        try await two.pull(one)
        try one.record(.personErased(PersonErased(person: History.id(1))))
        try await two.pull(one)
        #expect(try two.store.state().sharedItems.map(\.item.name) == ["Ada's bag"])
        // Here a person decides.
        try two.record(.personErased(PersonErased(person: History.id(1))))
        #expect(try two.store.state().sharedItems.map(\.item.name) == [PersonDetails.erased.name])
    }

    @Test("are the same on all stations that hold the same, in whichever order it came")
    func sameEverywhere() async throws {
        let three = try TestStation(batch: 1)
        try three.record(try History.site())
        let other = try TestStation()
        try other.record(try History.site())
        for station in [one, other] { try station.share(with: two, three) }
        try add("Bag", 1)
        try add("Bag", 1, to: other)
        try await two.pull(one)
        let bag = try add("Anvil", 3)
        for station in [other, one] { try await two.pull(station) }
        for station in [other, one] { try await three.pull(station) }
        let shared = try two.store.state().sharedItems
        #expect(shared.count == 3 && shared.first?.item == bag)
        #expect(try three.store.state().sharedItems == shared)
    }
}
