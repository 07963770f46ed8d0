import Attendance
import BeaconKit
import Logging
import MusterStorage
import Station
import Testing

@Suite("What rules do")
struct RuleRunnerTests {
    private let mei: Person
    private var known: KnownJournal
    private var runner = RuleRunner()

    init() throws {
        let store: SQLiteJournal
        (store, mei) = try EngineScript.journal()
        known = try EngineScript.known(store)
    }

    private mutating func follow(_ rules: [Rule], doorsAllowed: Bool = true) -> Set<RuleRegions.Target> {
        var stored = known.stored
        stored.rules = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) })
        stored.doorsAllowed = doorsAllowed
        known.apply(stored)
        return runner.update(stored, site: known.site)
    }

    private func alerts(_ effects: [Effect]) -> [Alert] {
        effects.compactMap { effect in
            if case .record(let draft) = effect, case .alertRaised(let alert) = draft.fact { alert } else { nil }
        }
    }

    private func doors(_ effects: [Effect]) -> [String] {
        effects.compactMap { effect in
            if case .recordNow(let draft) = effect, case .doorOpened(let opening) = draft.fact {
                opening.door.name
            } else {
                nil
            }
        }
    }

    private mutating func punch(_ direction: Punch.Direction, age: Double) -> [Effect] {
        let happened = StationTime.after(10_000 - age).now
        let punch = Punch(person: mei.id, direction: direction)
        return runner.apply(punch, at: happened, absence: 300_000_000, known: known, at: .after(10_000))
    }

    @Test(
        "who comes or goes by the journal sets off rules, if that was not long ago; breaks do not",
        arguments: [
            (Punch.Direction.in, 0.0, "hello"), (.in, 600, "hello"), (.in, 601, nil), (.out, 300, "bye"),
            (.out, 601, nil), (.breakBegin, 0, nil), (.breakEnd, 0, nil), (.undirected, 0, nil),
        ] as [(Punch.Direction, Double, String?)]
    )
    mutating func punches(direction: Punch.Direction, age: Double, text: String?) throws {
        _ = follow([
            try Rule(name: "in", subject: .everybody, event: .enters, notify: "hello"),
            try Rule(name: "out", subject: .everybody, event: .leaves, notify: "bye"),
        ])
        let alerts = alerts(punch(direction, age: age))
        #expect(alerts.map(\.text) == (text.map { [$0] } ?? []))
        #expect(alerts.allSatisfy { $0.kind == .notice && $0.person == mei.id })
    }

    @Test("a greeting is shown for twelve seconds of real time", arguments: [1.0, 60])
    mutating func greeting(speed: Double) throws {
        _ = follow([try Rule(name: "in", subject: .everybody, event: .enters, show: "Hello {name}")])
        let effects = runner.apply(.enters, .person(mei.id), known: known, at: .after(0, speed: speed))
        let shown = runner.greetings(at: .after(11.9 * speed, speed: speed))
        #expect(shown.map(\.name) == ["Mei Lin"] && shown.map(\.isFarewell) == [false])
        #expect(shown.map(\.id) == alerts(effects).map(\.id) && alerts(effects).map(\.kind) == [.shown])
        #expect(runner.greetings(at: .after(12 * speed, speed: speed)).isEmpty)
    }

    @Test("a door is opened now or never, not where doors are not allowed, and not twice within five seconds")
    mutating func door() throws {
        let gate = try Door(name: "Gate", means: .webhook)
        let bag = ItemID(rawValue: "bag")
        let rules = try [RuleSubject.person(mei.id), .everybody, .item(bag)].enumerated().map { index, subject in
            try Rule(name: "\(index)", subject: subject, event: .near, interval: 10, door: gate)
        }
        _ = follow(rules, doorsAllowed: false)
        let forbidden = runner.apply(.near, .person(mei.id), known: known, at: .after(0))
        #expect(forbidden.isEmpty)
        _ = follow(rules)
        // Two rules are about her, and there is one door.
        let opened = runner.apply(.near, .person(mei.id), known: known, at: .after(20))
        let tooSoon = runner.apply(.near, .item(bag), known: known, at: .after(24))
        let later = runner.apply(.near, .item(bag), known: known, at: .after(40))
        #expect(doors(opened) == ["Gate"] && doors(tooSoon) == [] && doors(later) == ["Gate"])
    }

    @Test("it is logged which rule opened a door, and that one stays shut which cannot be recorded")
    mutating func report() throws {
        let gate = try Door(name: "Gate", means: .webhook)
        let rule = try Rule(name: "Morning", subject: .everybody, event: .near, door: gate)
        _ = follow([rule])
        let opening = DoorOpening(rule: rule.id, door: gate, person: mei.id, item: nil, beacon: nil)
        #expect(runner.report(opening, isRecorded: true).details == ["door": "Gate", "rule": "Morning"])
        #expect(runner.report(opening, isRecorded: false).level == .error)
    }

    @Test("a room is entered by a beacon, and by its person only while they are on site")
    mutating func rooms() throws {
        let subject = RuleSubject.beacons(StationScript.uuid, major: nil, minor: nil)
        _ = follow([
            try Rule(name: "person", subject: .everybody, event: .room("Hall"), notify: "person"),
            try Rule(name: "beacon", subject: subject, event: .room("Hall"), notify: "beacon"),
        ])
        let inside = runner.apply(
            room: "Hall",
            EngineScript.badge,
            .person(mei.id),
            isOnSite: true,
            known: known,
            at: .after(0)
        )
        #expect(alerts(inside).map(\.text) == ["person", "beacon"])
        let passing = runner.apply(
            room: "Hall",
            EngineScript.badge,
            .person(mei.id),
            isOnSite: false,
            known: known,
            at: .after(100)
        )
        #expect(alerts(passing).map(\.text) == ["beacon"])
    }

    @Test("regions are monitored for what rules ask of the air, and nothing else")
    mutating func regions() throws {
        let presence = try Rule(name: "in", subject: .everybody, event: .enters, notify: "in")
        let none = follow([presence])
        #expect(none.isEmpty)
        let near = try Rule(name: "near", subject: .person(mei.id), event: .near, notify: "near")
        let subject = RuleSubject.beacons(StationScript.uuid, major: 9, minor: nil)
        let region = try Rule(name: "region", subject: subject, event: .enters, notify: "region")
        let wanted = follow([presence, near, region])
        #expect(wanted.contains(.near(.person(mei.id), EngineScript.badge)))
        #expect(wanted.contains { if case .beacons(let region) = $0 { region.major == 9 } else { false } })
        // Her badge, her number, and the region.
        #expect(wanted.count == 3)
    }
}
