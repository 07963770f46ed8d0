import Attendance
import BeaconKit
import Station
import Testing

@Suite("Belongings, from presence to alerts")
struct BelongingsMonitorTests {
    private static let owner = PersonID(rawValue: "mei")
    private static let badges = [StationScript.beacon(7), StationScript.beacon(8)]
    private static let tag = StationScript.beacon(70)
    private static let today = LocalDay(year: 2026, month: 3, day: 2)
    private var monitor = BelongingsMonitor(remembered: [:], now: StationScript.start)
    private let bag: Item

    init() throws {
        bag = Item(
            id: ItemID(rawValue: "bag"),
            name: "Bag",
            tag: try Tag(identity: Self.tag, owner: Self.owner, exitTime: 60)
        )
        monitor.update([bag.id: bag])
    }

    /// An air in which the tag and the owner's badge were last heard at these seconds.
    private struct Air: ItemSenses {
        var tag: Double?
        var badge: Double?

        func sense(_ item: Item) -> ItemSense? { sense(tag) }
        func sense(owner: PersonID) -> ItemSense? { sense(badge) }
        func isQuiet(_ item: Item) -> Bool { false }
        var isHearing: Bool { true }
        func wall(_ steady: Instant) -> Instant { steady }

        private func sense(_ second: Double?) -> ItemSense? {
            second.map { ItemSense(lastHeard: StationTime.after($0).now, meters: 2, room: "Entrance", interval: 1) }
        }
    }

    private mutating func advance(to second: Double, tag: Double? = nil, badge: Double? = nil) -> [Alert.Kind] {
        monitor.advance(to: StationTime.after(second).now, Air(tag: tag, badge: badge)).map(\.kind)
    }

    /// The bag and its owner, with both badges, are here.
    private mutating func come() {
        monitor.entered(bag.id)
        for badge in Self.badges { monitor.entered(badge, of: Self.owner) }
    }

    private func at(_ second: Double) -> Instant { StationTime.after(second).now }

    @Test("an owner is here as long as one of their badges is")
    mutating func severalBadges() {
        come()
        monitor.left(Self.badges[0], of: Self.owner, lastSeen: at(100), isCheckin: false)
        let stays = advance(to: 200, tag: 200, badge: 200)
        #expect(stays.isEmpty)
        monitor.left(Self.badges[1], of: Self.owner, lastSeen: at(200), isCheckin: false)
        let left = (201...330).flatMap { advance(to: Double($0), tag: Double($0)) }
        #expect(left == [.leftBehind])
    }

    @Test("whoever broadcast their number for a moment did not leave the item behind")
    mutating func checkin() {
        come()
        monitor.left(Self.badges[0], of: Self.owner, lastSeen: at(100), isCheckin: true)
        monitor.left(Self.badges[1], of: Self.owner, lastSeen: at(100), isCheckin: true)
        let alerts = (101...300).flatMap { advance(to: Double($0), tag: Double($0)) }
        #expect(alerts.isEmpty)
    }

    @Test("a badge that is nobody's any more is no leaving")
    mutating func badgeTaken() {
        come()
        for badge in Self.badges { monitor.forget(badge, of: Self.owner) }
        let alerts = (101...300).flatMap { advance(to: Double($0), tag: Double($0)) }
        #expect(alerts.isEmpty)
    }

    @Test("an item that is not watched any more raises nothing, and is kept no more")
    mutating func forgotten() {
        come()
        monitor.left(bag.id, lastSeen: at(100), room: "Entrance")
        monitor.update([:])
        let alerts = (101...300).flatMap { advance(to: Double($0), badge: Double($0)) }
        #expect(alerts.isEmpty)
        let kept = checkpoint(at: 300)
        #expect(kept == nil)
    }

    private mutating func checkpoint(
        at second: Double,
        heard: (lastSeen: Instant, room: String?)? = nil,
        isInside: Bool = true,
        day: LocalDay = today
    ) -> BelongingsCheckpoint? {
        monitor.checkpoint([bag], today: day, at: .after(second)) { _ in
            heard
        } isInside: { _ in
            isInside
        }
    }

    @Test("what is kept of an item is where and when it was heard last, and how often since the last time")
    mutating func kept() {
        come()
        for _ in 0..<5 { monitor.count(bag.id) }
        let first = checkpoint(at: 60, heard: (at(58), "Hall"))
        #expect(first?.memories[bag.id] == ItemMemory(lastSeen: at(58), isInside: true))
        #expect(first?.days[bag.id] == [TagDay(day: Self.today, sightings: 5, seconds: 60)])
        // Heard in no room that has a name: the one before stays known.
        let second = checkpoint(at: 90, heard: (at(88), nil))
        #expect(second?.memories[bag.id] == ItemMemory(lastSeen: at(88), isInside: true))
        #expect(second?.days[bag.id] == [TagDay(day: Self.today, sightings: 0, seconds: 30)])
        monitor.left(bag.id, lastSeen: at(100), room: nil)
        let away = checkpoint(at: 120, isInside: false)
        #expect(away?.memories[bag.id]?.lastSeen == at(100) && away?.memories[bag.id]?.room == "Hall")
        #expect(away?.days[bag.id] == nil)
    }

    @Test("batteries are looked at once a day, after what was counted is kept")
    mutating func tagReading() {
        let before = monitor.tagReading(at: at(0))
        _ = checkpoint(at: 60)
        let due = monitor.tagReading(at: at(60))
        let again = monitor.tagReading(at: at(60))
        _ = checkpoint(at: 120)
        let sameDay = monitor.tagReading(at: at(120))
        _ = checkpoint(at: 180, day: Self.today.adding(1))
        let nextDay = monitor.tagReading(at: at(180))
        #expect(before == nil && due == at(60 - 30 * 86_400) && again == nil && sameDay == nil && nextDay != nil)
    }

    @Test("a tag that is heard ever less often is told of, unless it was lately")
    func hints() {
        // Twenty days with 3,600 sightings in an hour, and then ten with 900.
        let days = (1...30).map { age in
            TagDay(day: Self.today.adding(-age), sightings: age > 10 ? 3_600 : 900, seconds: 3_600)
        }
        func hints(_ told: Set<ItemID>, _ days: [TagDay]) -> [Alert] {
            let history = TagHistory(days: [bag.id: days], told: told)
            return monitor.hints(history, of: [bag.id: bag], today: Self.today, at: .after(0))
        }
        #expect(hints([], days).map(\.kind) == [.battery])
        #expect(hints([], days).first?.item == bag.id && hints([], days).first?.person == Self.owner)
        #expect(hints([bag.id], days).isEmpty)
        let steady = days.map { TagDay(day: $0.day, sightings: 3_600, seconds: $0.seconds) }
        #expect(hints([], steady).isEmpty)
    }

    @Test("after a restart an item that was here is, until it is known to be away; its last place stays known")
    func restart() {
        let memory = ItemMemory(lastSeen: at(-600), isInside: true, room: "Hall")
        let away = ItemMemory(lastSeen: at(-600), isInside: false, room: "Hall")
        for (memory, whereabouts, heard) in [
            (memory, ItemState.Whereabouts.unknown, at(-600) as Instant?), (away, .away, nil),
        ] {
            var monitor = BelongingsMonitor(remembered: [bag.id: memory], now: StationScript.start)
            monitor.update([bag.id: bag])
            monitor.resume([], owners: [:])
            #expect(monitor.heardBeforeRestart(bag.id, now: StationScript.start) == heard)
            let state = monitor.state(of: bag, owner: nil, presence: nil, state: .unknown, at: .after(0))
            #expect(state.whereabouts == whereabouts && state.room == "Hall" && state.lastSeen == at(-600))
        }
    }
}
