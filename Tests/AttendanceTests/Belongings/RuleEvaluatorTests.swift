import Attendance
import BeaconKit
import Testing

@Suite("Rules")
struct RuleEvaluatorTests {
    private static let person = PersonID(rawValue: "p")
    private static let uuid = BeaconUUID(high: 1, low: 2)
    private static let beacon = BeaconIdentity(uuid: uuid, major: 3, minor: 4)
    /// Monday, 2 March 2026, 8:00 UTC.
    private static let start = Instant(microseconds: 1_772_438_400_000_000)

    private func book(_ rules: Rule...) -> RuleEvaluator {
        var book = RuleEvaluator()
        book.update(Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0) }), last: [:])
        return book
    }

    private func fired(
        _ book: inout RuleEvaluator,
        _ event: RuleEvent,
        _ cause: RuleCause,
        at wall: Instant,
        clock: ZoneClock
    ) -> [Rule] {
        book.handle(event, cause, at: wall, clock: clock)
    }

    private func at(_ seconds: Int64) -> Instant { Self.start.adding(microseconds: seconds * 1_000_000) }

    @Test("a rule does something for whom it is about, and at most once per interval")
    func interval() throws {
        let clock = try ZoneClock("UTC")
        let everybody = try Rule(name: "all", subject: .everybody, event: .enters, interval: 60, show: "")
        let one = try Rule(name: "one", subject: .person(Self.person), event: .enters, interval: 600, show: "Hi {name}")
        let other = try Rule(name: "x", subject: .person(PersonID(rawValue: "q")), event: .enters, show: "")
        let off = try Rule(name: "off", isOn: false, subject: .everybody, event: .enters, show: "")
        var book = book(everybody, one, other, off)
        let cause = RuleCause.person(Self.person)
        #expect(fired(&book, .enters, cause, at: at(0), clock: clock).map(\.name) == ["one", "all"])
        #expect(fired(&book, .enters, cause, at: at(59), clock: clock).isEmpty)
        #expect(fired(&book, .enters, cause, at: at(60), clock: clock).map(\.name) == ["all"])
        #expect(fired(&book, .enters, .person(PersonID(rawValue: "q")), at: at(60), clock: clock).count == 2)
        #expect(fired(&book, .leaves, cause, at: at(900), clock: clock).isEmpty)
        #expect(fired(&book, .room("Lab"), cause, at: at(900), clock: clock).isEmpty)
    }

    @Test("what the journal says of the last time counts after a restart")
    func restart() throws {
        let clock = try ZoneClock("UTC")
        let rule = try Rule(name: "all", subject: .everybody, event: .enters, interval: 60, show: "")
        var book = RuleEvaluator()
        let cause = RuleCause.person(Self.person)
        book.update([rule.id: rule], last: [RuleOccasion(rule: rule.id, cause: cause.key): at(0)])
        #expect(fired(&book, .enters, cause, at: at(30), clock: clock).isEmpty)
        #expect(fired(&book, .enters, cause, at: at(61), clock: clock).count == 1)
    }

    @Test("rules count within their hours only")
    func hours() throws {
        let clock = try ZoneClock("UTC")
        let hours = try WeeklyHours(days: [1], hours: "09:00-10:00")
        let rule = try Rule(name: "n", subject: .everybody, event: .enters, hours: hours, interval: 10, show: "")
        var book = book(rule)
        let cause = RuleCause.person(Self.person)
        var found: [Int] = []
        for second: Int64 in [0, 3599, 3600, 7199, 7200, 3600 + 86_400] {
            found.append(book.handle(.enters, cause, at: at(second), clock: clock).count)
        }
        #expect(found == [0, 0, 1, 1, 0, 0])
    }

    @Test("a beacon sets off rules about its UUID, its major and itself, and no other")
    func beacons() throws {
        let clock = try ZoneClock("UTC")
        func rule(_ name: String, _ uuid: BeaconUUID, _ major: UInt16?, _ minor: UInt16?) throws -> Rule {
            let subject = RuleSubject.beacons(uuid, major: major, minor: minor)
            return try Rule(name: name, subject: subject, event: .room("Lab"), notify: "x")
        }
        var book = book(
            try rule("uuid", Self.uuid, nil, nil),
            try rule("major", Self.uuid, 3, nil),
            try rule("minor", Self.uuid, 3, 4),
            try rule("other", Self.uuid, 4, nil),
            try rule("another", BeaconUUID(high: 9, low: 9), nil, nil)
        )
        let found = book.handle(.room("Lab"), .beacon(Self.beacon), at: at(0), clock: clock)
        #expect(Set(found.map(\.name)) == ["uuid", "major", "minor"])
    }

    @Test("a door opens once in five seconds, whichever rule asks")
    func doors() throws {
        var book = RuleEvaluator()
        let door = try Door(name: "Front", means: .mqtt)
        let other = try Door(name: "Back", means: .mqtt)
        var opened: [Bool] = []
        for second: Int64 in [0, 4, 5, 6] { opened.append(book.opens(door, at: at(second))) }
        opened.append(book.opens(other, at: at(6)))
        #expect(opened == [true, false, true, false, true])
    }

    @Test("ten thousand rules ask the air for as many regions as there are conditions")
    func regions() throws {
        var rules: [RuleID: Rule] = [:]
        for number in 0..<10_000 {
            let subject = RuleSubject.beacons(Self.uuid, major: UInt16(number % 50), minor: nil)
            let rule = try Rule(
                name: "r\(number)",
                subject: subject,
                event: number % 2 == 0 ? .enters : .leaves,
                show: ""
            )
            rules[rule.id] = rule
        }
        var book = RuleEvaluator()
        book.update(rules, last: [:])
        #expect(book.regions.count == 50)
    }

    @Test(
        "a rule that cannot be is refused with what is wrong",
        arguments: [
            (RuleError.doesNothing, nil, nil, RuleEvent.enters, false), (.emptyNotice, nil, " ", .enters, false),
            (.doorNotNear, nil, nil, .enters, true),
            (.badText(limit: 200), String(repeating: "x", count: 201), nil, .near, false),
            (.badRoom(" "), "x", nil, .room(" "), false),
        ] as [(RuleError, String?, String?, RuleEvent, Bool)]
    )
    func refused(error: RuleError, show: String?, notify: String?, event: RuleEvent, opens: Bool) throws {
        let door = try Door(name: "d", means: .webhook)
        #expect(throws: error) {
            try Rule(
                name: "n",
                subject: .everybody,
                event: event,
                show: show,
                notify: notify,
                door: opens ? door : nil
            )
        }
    }
}
