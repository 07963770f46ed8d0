package import Attendance
package import BeaconKit
import Logging

/// Rules: from what happens to what people are shown and told, and to doors.
package struct RuleRunner: Sendable {
    /// How long a greeting is shown, in s of real time.
    private static let greetingTime = 12.0
    private static let mostGreetings = 20
    /// How long ago somebody may have come or gone to be greeted still, in µs: not who was entered by hand for
    /// yesterday.
    private static let lateness: Int64 = 300_000_000

    private var book = RuleEvaluator()
    /// What rules had shown lately.
    private var shown: [Greeting] = []

    package init() {}

    /// Follows the rules of the journal.
    ///
    /// - Returns: what is to be monitored for them.
    package mutating func update(_ stored: StoredState, site: Site) -> Set<RuleRegions.Target> {
        book.update(stored.rules, last: stored.firings)
        var wanted = Set(book.regions.map { RuleRegions.Target.beacons($0) })
        for person in stored.roster.people.values where book.asksNearness(of: person.id) {
            for identity in stored.roster.identities(of: person, site: site) {
                wanted.insert(.near(.person(person.id), identity))
            }
        }
        for item in stored.items.values where book.asksNearness(of: item.id) {
            wanted.insert(.near(.item(item.id), item.tag.identity))
        }
        return wanted
    }

    /// Somebody is on site, or away, as the journal says.
    ///
    /// - Parameter absence: how long a badge is unheard until its person is away, in µs.
    package mutating func apply(
        _ punch: Punch,
        at happened: Instant,
        absence: Int64,
        known: KnownJournal,
        at time: StationTime
    ) -> [Effect] {
        guard abs(time.wall.microseconds(since: happened)) <= absence + Self.lateness else { return [] }
        let event: RuleEvent
        switch punch.direction {
        case .in: event = .enters
        case .out: event = .leaves
        case .breakBegin, .breakEnd, .undirected: return []
        }
        return apply(event, .person(punch.person), known: known, at: time)
    }

    /// A beacon is in another room.
    ///
    /// - Parameters:
    ///   - cause: whose it is.
    ///   - isOnSite: whether the person is, whose it is. Who passes by outside is in no room.
    package mutating func apply(
        room: String,
        _ identity: BeaconIdentity,
        _ cause: RuleCause,
        isOnSite: Bool,
        known: KnownJournal,
        at time: StationTime
    ) -> [Effect] {
        var effects: [Effect] = []
        switch cause {
        case .person where !isOnSite: break
        case .person, .item: effects += apply(.room(room), cause, known: known, at: time)
        case .beacon: break
        }
        return effects + apply(.room(room), .beacon(identity), known: known, at: time)
    }

    /// Something happened to somebody or something.
    ///
    /// - Parameter region: the condition of a rule that a beacon entered or left, if it is that.
    package mutating func apply(
        _ event: RuleEvent,
        _ cause: RuleCause,
        in region: RuleEvaluator.Region? = nil,
        known: KnownJournal,
        at time: StationTime
    ) -> [Effect] {
        book.handle(event, cause, in: region, at: time.wall, clock: known.site.clock).flatMap { rule in
            perform(rule, event, cause, known: known, at: time.wall)
        }
    }

    private mutating func perform(
        _ rule: Rule,
        _ event: RuleEvent,
        _ cause: RuleCause,
        known: KnownJournal,
        at wall: Instant
    ) -> [Effect] {
        var effects: [Effect] = []
        let (person, item, beacon) = cause.parts
        if let door = rule.door, known.stored.doorsAllowed, book.opens(door, at: wall) {
            let opening = DoorOpening(rule: rule.id, door: door, person: person, item: item, beacon: beacon)
            // What cannot be recorded now does not happen, and does not happen later either.
            effects.append(.recordNow(EntryDraft(ofStation: .doorOpened(opening), happened: wall)))
        }
        func alert(_ kind: Alert.Kind, _ text: String) -> Alert {
            let alert = Alert(
                kind,
                item: item,
                person: person,
                rule: rule.id,
                beacon: beacon,
                room: rule.event.room,
                text: text
            )
            effects.append(.record(EntryDraft(ofStation: .alertRaised(alert), happened: wall)))
            return alert
        }
        if let text = rule.show {
            let id = alert(.shown, text).id
            let name = name(of: cause, known.stored)
            shown.append(Greeting(id: id, isFarewell: event == .leaves, text: text, name: name, at: wall))
            if shown.count > Self.mostGreetings { shown.removeFirst(shown.count - Self.mostGreetings) }
        }
        if let text = rule.notify { _ = alert(.notice, text) }
        return effects
    }

    private func name(of cause: RuleCause, _ stored: StoredState) -> String? {
        switch cause {
        case .person(let id): stored.roster.people[id]?.details.name
        case .item(let id): stored.items[id]?.name
        case .beacon: nil
        }
    }

    /// What becomes of a door that was to be opened.
    package func report(_ opening: DoorOpening, isRecorded: Bool) -> LogLine {
        guard isRecorded else {
            return LogLine(.error, "a door stays shut because nothing can be recorded", ["door": opening.door.name])
        }
        let rule = book.rules[opening.rule]?.name ?? opening.rule.rawValue
        return LogLine(.notice, "a rule opened a door", ["door": opening.door.name, "rule": rule])
    }

    /// What the kiosk and the wall show now, the latest last.
    package func greetings(at time: StationTime) -> [Greeting] {
        shown.filter { greeting in
            abs(Double(time.wall.microseconds(since: greeting.at))) < Self.greetingTime * 1_000_000 * time.speed
        }
    }
}

extension RuleCause {
    /// As alerts and openings name it.
    fileprivate var parts: (PersonID?, ItemID?, BeaconIdentity?) {
        switch self {
        case .person(let id): (id, nil, nil)
        case .item(let id): (nil, id, nil)
        case .beacon(let identity): (nil, nil, identity)
        }
    }
}
