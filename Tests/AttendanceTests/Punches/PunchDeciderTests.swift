import Attendance
import BeaconKit
import Testing

@Suite("From comings and goings to punches")
struct PunchDeciderTests {
    private var script: StayScript
    private let person: PersonID
    private let tag: Badge
    private let phone: Badge
    private var decider = PunchDecider()
    private var record: LatestStay?
    /// Whether another source said just before what presence says.
    private var isRepeated = false

    init() throws {
        script = try StayScript()
        person = script.person
        tag = Badge(identity: BeaconIdentity(uuid: script.site.broadcastUUID, major: 9, minor: 1), person: person)
        phone = Badge(identity: BeaconIdentity(uuid: script.site.broadcastUUID, major: 9, minor: 2), person: person)
    }

    /// An instant in minutes after midnight of 2 March 2026.
    private func at(_ minutes: Int) -> Instant { script.at(2, 0, minutes) }

    @discardableResult
    private mutating func enter(_ badge: Badge, _ minutes: Int) -> PunchDecider.Decision? {
        let isRepeated = isRepeated
        let decision = decider.entered(
            badge,
            firstSeen: at(minutes),
            latest: script.latest(at: at(minutes)),
            plans: script.plans(at: at(minutes)),
            site: script.site
        ) { _ in isRepeated }
        apply(decision)
        return decision
    }

    @discardableResult
    private mutating func leave(_ badge: Badge, _ minutes: Int) -> PunchDecider.Decision? {
        let isRepeated = isRepeated
        let latest = script.latest(at: at(minutes))
        let decision = decider.left(badge, lastSeen: at(minutes), latest: latest) { _ in isRepeated }
        apply(decision)
        return decision
    }

    private mutating func apply(_ decision: PunchDecider.Decision?) {
        guard let decision else { return }
        let punch = decision.punch
        script.punch(punch.direction, decision.happened, from: .beacon, isProvisional: punch.isProvisional)
        record = script.latest(at: decision.happened)
    }

    @Test("an arrival is an in at its first sighting, a departure a provisional out at its last")
    mutating func inAndOut() {
        let arrival = enter(tag, 8 * 60 + 58)
        #expect(arrival?.punch == Punch(person: person, direction: .in))
        #expect(arrival?.happened == at(8 * 60 + 58))
        let departure = leave(tag, 17 * 60)
        #expect(departure?.punch == Punch(person: person, direction: .out, isProvisional: true))
        #expect(departure?.happened == at(17 * 60))
        #expect(record?.isProvisional == true)
    }

    @Test("a return on the same day resumes it, with the first arrival")
    mutating func resumes() {
        enter(tag, 9 * 60)
        leave(tag, 12 * 60)
        #expect(enter(tag, 13 * 60)?.punch.direction == .in)
        #expect(record?.arrived == at(9 * 60))
        #expect(record?.entered == at(13 * 60))
        #expect(record?.isOpen == true)
    }

    @Test("of two badges the first to come is the in and the last to go the out, at the latest last sighting")
    mutating func twoBadges() {
        #expect(enter(tag, 9 * 60) != nil)
        #expect(enter(phone, 9 * 60 + 1) == nil)
        #expect(leave(tag, 17 * 60) == nil)
        #expect(leave(phone, 16 * 60)?.happened == at(17 * 60))
    }

    @Test("nothing is decided twice")
    mutating func once() {
        enter(tag, 9 * 60)
        #expect(enter(tag, 9 * 60 + 5) == nil)
        leave(tag, 10 * 60)
        #expect(leave(tag, 10 * 60) == nil)
    }

    @Test("what another source said just before is said again as evidence, and changes no day")
    mutating func evidence() {
        script.punch(.in, at(9 * 60))
        let before = script.latest(at: at(9 * 60))
        isRepeated = true
        #expect(enter(tag, 9 * 60 + 1)?.punch == Punch(person: person, direction: .in))
        #expect(record?.entered == before?.entered && record?.isOpen == true)
        punchOut(at(17 * 60))
        #expect(leave(tag, 17 * 60 + 1)?.punch == Punch(person: person, direction: .out, isProvisional: true))
        #expect(record?.left == at(17 * 60) && record?.isProvisional == false)
        isRepeated = false
        #expect(enter(phone, 17 * 60 + 2)?.punch.direction == .in)
    }

    @Test("after a restart a badge that was inside only leaves")
    mutating func restart() {
        enter(tag, 9 * 60)
        decider = PunchDecider()
        decider.resume(tag)
        #expect(leave(tag, 11 * 60)?.happened == at(11 * 60))
    }

    @Test("a badge taken away neither holds its person nor sends the person off")
    mutating func forgotten() {
        enter(tag, 9 * 60)
        enter(phone, 9 * 60)
        decider.forget(tag)
        #expect(record?.isOpen == true)
        #expect(leave(phone, 12 * 60)?.happened == at(12 * 60))
    }

    @Test("the next morning's in opens a new day and leaves yesterday alone")
    mutating func nextMorning() {
        enter(tag, 9 * 60)
        leave(tag, 17 * 60)
        let yesterday = record
        enter(tag, 1440 + 9 * 60)
        #expect(record?.day == LocalDay(year: 2026, month: 3, day: 3))
        #expect(yesterday?.left == at(17 * 60))
    }

    @Test("an out after midnight belongs to the day of its in")
    mutating func pastMidnight() {
        enter(tag, 22 * 60)
        leave(tag, 1440 + 30)
        #expect(record?.day == LocalDay(year: 2026, month: 3, day: 2))
        #expect(record?.left == at(1440 + 30))
    }

    private mutating func punchOut(_ instant: Instant) {
        script.punch(.out, instant)
    }

    @Test("who goes out by hand stays out until all badges have left; broadcasting one's number brings them in")
    mutating func outByHand() {
        enter(tag, 8 * 60)
        punchOut(at(17 * 60))
        // The phone is heard again on the way to the door.
        #expect(enter(phone, 17 * 60 + 1) == nil)
        #expect(leave(phone, 17 * 60 + 2) == nil)
        let call = Badge(identity: BeaconIdentity(uuid: script.site.broadcastUUID, major: 1, minor: 7), person: person)
        #expect(enter(call, 17 * 60 + 3)?.punch.direction == .in)
        punchOut(at(17 * 60 + 3))
        #expect(leave(call, 17 * 60 + 4) == nil)
        #expect(leave(tag, 17 * 60 + 5) == nil)
        #expect(enter(tag, 18 * 60)?.punch.direction == .in)
    }

    @Test("a badge that stayed in the drawer overnight does not keep its owner's phone from checking them in")
    mutating func drawer() {
        enter(tag, 8 * 60)
        punchOut(at(17 * 60))
        #expect(enter(phone, 24 * 60 + 8 * 60)?.punch.direction == .in)
    }
}
