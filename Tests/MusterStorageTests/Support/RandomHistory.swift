import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing
import TestSupport
import Testing

/// A random but possible history of a site, in batches: people come and go, are edited, removed and erased.
struct RandomHistory {
    private var generator: SeededGenerator
    private var present: Set<Int> = []
    private var badges: [UInt16: Int] = [:]
    private var minute: Int64 = 0
    private var next = 1

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func write(batches: Int, to journal: SQLiteJournal) throws {
        _ = try journal.append([History.site()], recorded: History.start)
        for _ in 0..<batches {
            let count = Int.random(in: 1...20, using: &generator)
            let drafts = try (0..<count).map { _ in try draft() }
            _ = try journal.append(drafts, recorded: History.start.adding(microseconds: minute * 60_000_000))
        }
        // What chance may have left out or taken away, so that every projection has something.
        let rule = try Rule(name: "Door", subject: .everybody, event: .enters, show: "")
        let facts: [Fact] = [
            .ruleSet(rule), .alertRaised(Alert(.notice, person: History.id(1), rule: rule.id)),
            .doorsAllowed(DoorsAllowed(isAllowed: true)),
            .quietHoursSet(QuietHoursSet(person: History.id(1), quiet: try WeeklyHours(hours: "22:00-07:00"))),
            .retentionChanged(.usual),
            .stationPaired(StationPaired(station: try Self.station(0), name: "Back door")),
            .stationReturned(StationReturned(export: "e")),
            .sharingChanged(
                SharingChanged(
                    PeerScope(
                        station: try #require(PeerID(publicKey: [UInt8](repeating: 1, count: 32))),
                        scope: .nothing
                    )
                )
            ),
            .takingChanged(
                TakingChanged(
                    PeerScope(
                        station: try #require(PeerID(publicKey: [UInt8](repeating: 1, count: 32))),
                        scope: .nothing
                    )
                )
            ),
        ]
        _ = try journal.append(
            [change(ItemID(rawValue: "item 0"), owner: nil)] + facts.map { History.draft($0, minutes: minute) },
            recorded: History.start.adding(microseconds: minute * 60_000_000)
        )
    }

    /// One of a few other stations.
    private static func station(_ number: Int) throws -> PeerID {
        try #require(PeerID(publicKey: [UInt8](repeating: UInt8(number % 3), count: 32)))
    }

    private mutating func draft() throws -> EntryDraft {
        minute += Int64.random(in: 0...200, using: &generator)
        guard let number = present.sorted().randomElement(using: &generator), present.count > 3 else {
            return try add()
        }
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<5: return try add()
        case 5..<10: return try History.person(number, name: "Renamed \(minute)", edit: true)
        case 10..<15:
            let minor = UInt16.random(in: 1...30, using: &generator)
            badges[minor] = number
            return History.draft(
                .badgeAssigned(BadgeAssigned(identity: History.identity(minor), person: History.id(number))),
                minutes: minute
            )
        case 15..<17:
            guard let (minor, holder) = badges.min(by: { $0.key < $1.key }) else { return try add() }
            badges[minor] = nil
            return History.draft(
                .badgeRevoked(BadgeRevoked(identity: History.identity(minor), person: History.id(holder))),
                minutes: minute
            )
        case 17..<19:
            present.remove(number)
            badges = badges.filter { $0.value != number }
            return History.draft(.personRemoved(PersonRemoved(person: History.id(number))), minutes: minute)
        case 19: return History.draft(.personErased(PersonErased(person: History.id(number))), minutes: minute)
        case 20:
            return History.draft(
                .clockJumped(ClockJumped(seconds: Double.random(in: -9...9, using: &generator))),
                minutes: minute
            )
        case 22...24:
            let fact: Fact =
                Bool.random(using: &generator)
                ? .personArchived(PersonArchived(person: History.id(number)))
                : .personRestored(PersonRestored(person: History.id(number)))
            return History.draft(fact, minutes: minute)
        case 25:
            let placement = try ReceiverPlacement(
                receiver: "r\(number % 3)",
                name: "R\(minute)",
                room: "Hall \(number)"
            )
            return History.draft(.receiverPlaced(placement), minutes: minute)
        case 26:
            var policy = AttendancePolicy()
            policy.sightings = Int.random(in: 1...20, using: &generator)
            return History.draft(.presenceConfigured(policy), minutes: minute)
        case 27...32: return try belonging(of: number)
        case 33:
            let station = try Self.station(number)
            let isPaired = Bool.random(using: &generator)
            return History.draft(
                isPaired
                    ? .stationPaired(StationPaired(station: station, name: "Station \(minute)"))
                    : .stationUnpaired(StationUnpaired(station: station)),
                minutes: minute
            )
        case 21: return History.draft(.receiverDeaf(ReceiverDeaf(lastHeard: History.start)), minutes: minute)
        default:
            let direction = Punch.Direction.allCases.randomElement(using: &generator) ?? .in
            // Now and then something is recorded late.
            let late = Int.random(in: 0..<10, using: &generator) == 0 ? Int64(3000) : 0
            return History.punch(
                number,
                direction,
                minutes: max(0, minute - late),
                provisional: direction == .out && Bool.random(using: &generator)
            )
        }
    }

    /// Something of items, alerts and rules.
    private mutating func belonging(of number: Int) throws -> EntryDraft {
        let item = ItemID(rawValue: "item \(Int.random(in: 1...5, using: &generator))")
        let alert = AlertID(rawValue: "alert \(Int.random(in: 1...9, using: &generator))")
        let rule = RuleID(rawValue: "rule \(number % 4)")
        switch Int.random(in: 0..<9, using: &generator) {
        case 0, 1: return try change(item, owner: Bool.random(using: &generator) ? number : nil)
        case 2: return History.draft(.itemRemoved(ItemRemoved(item: item)), minutes: minute)
        case 3:
            let kind = Alert.Kind.allCases.randomElement(using: &generator) ?? .battery
            let told = Alert(id: alert, kind, item: item, rule: kind == .notice ? rule : nil, repetition: number % 2)
            return History.draft(.alertRaised(told), minutes: minute)
        case 4:
            let answer: AlertAnswer = number.isMultiple(of: 2) ? .seen : .snoozed(until: History.start)
            return History.draft(.alertAnswered(AlertAnswered(id: alert, answer: answer)), minutes: minute)
        case 5:
            let made = try Rule(id: rule, name: "Rule \(minute)", subject: .everybody, event: .enters, show: "")
            return History.draft(.ruleSet(made), minutes: minute)
        case 6: return History.draft(.ruleRemoved(RuleRemoved(rule: rule)), minutes: minute)
        case 7: return History.draft(.doorsAllowed(DoorsAllowed(isAllowed: number.isMultiple(of: 2))), minutes: minute)
        default:
            let hours = try WeeklyHours(hours: "22:00-07:00")
            return History.draft(
                .quietHoursSet(QuietHoursSet(person: History.id(number), quiet: hours)),
                minutes: minute
            )
        }
    }

    private func change(_ item: ItemID, owner: Int?) throws -> EntryDraft {
        // Each item has a beacon of its own.
        let minor = UInt16(item.rawValue.utf8.last ?? 0)
        let identity = BeaconIdentity(uuid: BeaconUUID(high: 3, low: 4), major: 9, minor: minor)
        let person = owner.map(History.id)
        let exitTime = 60 + (owner ?? 0)
        let tag = try Tag(identity: identity, owner: person, exitTime: exitTime, homeRooms: ["Hall \(owner ?? 0)"])
        let name = try PersonalValue.make(itemName: "Bag \(minute)", subject: Item.subject(item, owner: person))
        return EntryDraft(
            .itemChanged(ItemChanged(TaggedItem(item: item, tag: tag, name: name.commitment, photo: nil))),
            happened: History.start.adding(microseconds: minute * 60_000_000),
            source: .supervisor,
            actor: History.actor,
            personal: [name]
        )
    }

    private mutating func add() throws -> EntryDraft {
        defer { next += 1 }
        present.insert(next)
        return try History.person(next, photo: next.isMultiple(of: 3) ? History.photo(UInt8(next % 250)) : nil)
    }
}
