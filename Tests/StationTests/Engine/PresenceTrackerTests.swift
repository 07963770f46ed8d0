import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Where what is heard is")
struct PresenceTrackerTests {
    private let store: SQLiteJournal
    private let mei: Person
    private let known: KnownJournal
    private var tracker = PresenceTracker()

    init() throws {
        (store, mei) = try EngineScript.journal()
        known = try EngineScript.known(store)
        tracker.place(EngineScript.door.id, in: RoomID(rawValue: 0))
    }

    /// Follows the roster.
    private mutating func follow(_ roster: Roster) -> RegionChanges<Badge> {
        let changes = tracker.updateBadges(of: roster, site: known.site)
        for (badge, region) in changes.added { tracker.monitor(badge, as: region, by: AttendancePolicy()) }
        return changes
    }

    /// Hears the same every second, and lets time pass.
    private mutating func hear(
        _ near: [BeaconIdentity: Int8],
        _ seconds: ClosedRange<Int>,
        isPresence: Bool = true
    ) -> [PresenceEvent] {
        seconds.flatMap { second in
            let now = StationTime.after(Double(second)).now
            let heard = tracker.ingest(EngineScript.batch(near, at: now)) { _, _ in isPresence }
            return heard + tracker.advance(to: now)
        }
    }

    private func badges(_ events: [PresenceEvent]) -> [String] {
        events.compactMap { event in
            switch event {
            case .enter(let transition) where isBadge(transition): "enter"
            case .exit(let transition) where isBadge(transition): "exit"
            default: nil
            }
        }
    }

    private func isBadge(_ transition: Transition) -> Bool {
        guard case .badge? = transition.region.flatMap({ tracker.target(of: $0) }) else { return false }
        return true
    }

    @Test("a badge enters when it is confirmed and exits after its silence; what is no presence does neither")
    mutating func comesAndGoes() {
        let changes = follow(known.stored.roster)
        // The badge, and the number that she may broadcast.
        #expect(changes.added.count == 2 && changes.removed.isEmpty)
        let echo = hear([EngineScript.badge: -60], 1...30, isPresence: false)
        #expect(badges(echo).isEmpty)
        let came = hear([EngineScript.badge: -60], 31...60)
        #expect(badges(came) == ["enter"])
        let silent = hear([:], 61...359)
        #expect(badges(silent).isEmpty)
        let left = hear([:], 360...361)
        #expect(badges(left) == ["exit"])
    }

    @Test("whose a beacon is follows the roster, and so does what is monitored")
    mutating func owners() {
        #expect(tracker.owners.cause(of: EngineScript.badge) == .beacon(EngineScript.badge))
        _ = follow(known.stored.roster)
        #expect(tracker.owners.cause(of: EngineScript.badge) == .person(mei.id))
        #expect(tracker.owners.holder(of: CheckinBeacon.call(7, site: StationScript.siteUUID)) == mei.id)
        _ = hear([EngineScript.badge: -60], 1...10)
        let changes = follow(Roster())
        #expect(changes.removed.count == 2 && !tracker.owners.isKnown(EngineScript.badge))
        // That she is off the roster is no leaving.
        let after = hear([:], 11...400)
        #expect(badges(after).isEmpty)
    }

    @Test("badges that are inside stay so when the policy changes, and leave by the new one")
    mutating func policy() {
        _ = follow(known.stored.roster)
        _ = hear([EngineScript.badge: -60], 1...10)
        var policy = AttendancePolicy()
        policy.awayAfter = .seconds(30)
        tracker.monitorBadges(by: policy, at: StationTime.after(10).now)
        let stays = hear([:], 11...39)
        let leaves = hear([:], 40...42)
        #expect(badges(stays).isEmpty && badges(leaves) == ["exit"])
    }

    @Test("when each person's badges were last heard is noted, of several the last one, and never set back")
    mutating func sightings() {
        _ = follow(known.stored.roster)
        let call = CheckinBeacon.call(7, site: StationScript.siteUUID)
        let late = LastSighting(instant: StationTime.after(5).now)
        tracker.assume(late, of: mei.id)
        _ = hear([EngineScript.badge: -60], 1...4)
        tracker.recordSightings()
        #expect(tracker.lastSeen[mei.id] == late)
        _ = hear([EngineScript.badge: -60], 5...8)
        _ = hear([call: -60], 9...9)
        tracker.recordSightings()
        #expect(tracker.lastSeen[mei.id] == LastSighting(instant: StationTime.after(9).now, badge: call))
        #expect(tracker.presence(of: mei.id)?.identity == call)
        #expect(tracker.distances(of: [mei.id]).keys.sorted { $0.rawValue < $1.rawValue } == [mei.id])
    }

    @Test("a silenced receiver freezes what it heard, and hears again with its next report")
    mutating func silence() {
        _ = follow(known.stored.roster)
        _ = hear([EngineScript.badge: -60], 1...10)
        let deaf = tracker.silence([EngineScript.door.id], at: StationTime.after(11).now)
        #expect(deaf.contains { if case .deaf = $0 { true } else { false } })
        #expect(tracker.hearing(of: EngineScript.door.id).isDeaf)
        #expect(tracker.presence(of: EngineScript.badge)?.isFrozen == true)
        let nothing = tracker.advance(to: StationTime.after(4000).now)
        #expect(badges(nothing).isEmpty)
        let heard = hear([EngineScript.badge: -60], 4001...4002)
        #expect(heard.contains { if case .heard = $0 { true } else { false } })
        #expect(badges(heard).isEmpty && !tracker.hearing(of: EngineScript.door.id).isDeaf)
    }

    @Test("badges, items and rules are monitored under one numbering, each for its own time")
    mutating func oneNumbering() throws {
        let tag = try Tag(identity: EngineScript.badge, owner: nil, exitTime: 20)
        var stored = known.stored
        let bag = Item(id: ItemID(rawValue: "bag"), name: "Bag", tag: tag)
        stored.items = [bag.id: bag]
        let badges = follow(stored.roster).added.map(\.region)
        let (items, wereInside) = tracker.updateItems(of: stored, site: known.site)
        for (target, region) in items.added { tracker.monitor(target, as: region) }
        #expect(wereInside.isEmpty && Set(badges).isDisjoint(with: items.added.map(\.region)))
        #expect(tracker.owners.item(with: EngineScript.badge) == bag.id)
        #expect(tracker.state(of: bag.id) == .unknown)
        _ = hear([EngineScript.badge: -60], 1...10)
        #expect(tracker.state(of: bag.id) == .inside)
        let left = hear([:], 11...40)
        #expect(tracker.state(of: bag.id) == .outside && self.badges(left).isEmpty)
        let (gone, _) = tracker.updateItems(of: known.stored, site: known.site)
        #expect(gone.removed.map(\.region) == items.added.map(\.region) && tracker.state(of: bag.id) == nil)
    }
}
