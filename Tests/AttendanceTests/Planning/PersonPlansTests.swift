import Attendance
import BeaconKit
import Testing

@Suite("Where people stand by their own plans")
struct PersonPlansTests {
    private let site: Site
    private let person = PersonID()
    private var schedule: Schedule
    private var policy = TimesheetPolicy()

    init() throws {
        site = try Site(
            name: "Test",
            timeZone: "UTC",
            shift: Shift("09:00-17:30", grace: 10),
            broadcastUUID: BeaconUUID(high: 1, low: 2)
        )
        schedule = Schedule(usual: site.shift)
    }

    /// A day of March 2026; the 2nd is a Monday.
    private static func day(_ day: Int) -> LocalDay { LocalDay(year: 2026, month: 3, day: day) }

    private func at(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
        site.instant(of: Self.day(day), minutes: hour * 60 + minute)
    }

    private mutating func assign(_ hours: String, grace: Int = 5, rota: String = "S") throws {
        try schedule.define(ShiftTemplate(code: "S", hours: Shift(hours, grace: grace)), from: Self.day(1))
        let rota = try Rota(anchor: Self.day(2), text: rota)
        try schedule.assign(ScheduleAssignment(id: "s", scope: .person(person), rota: rota, from: Self.day(1)))
    }

    private mutating func grant(_ kind: Leave.Kind, _ part: DayPart = .all) throws {
        let day = Self.day(2)
        schedule.put(try Leave(id: "l", person: person, kind: kind, from: day, to: day, part: part))
    }

    private func standing(in arrived: Instant? = nil, out left: Instant? = nil, now: Instant) -> Standing {
        let plans = PersonPlans(person, at: now, by: schedule, in: site, policy: policy)
        let latest = arrived.map { LatestStay(stay: plans.stay(from: $0), arrived: $0, left: left) }
        return Standing(latest, plans: plans, now: now)
    }

    @Test("who is on leave all day is not expected, and the standing knows why", arguments: Leave.Kind.allCases)
    mutating func leave(kind: Leave.Kind) throws {
        try grant(kind)
        for hour in [0, 8, 10, 20] {
            let standing = standing(now: at(2, hour))
            #expect(standing == Standing(status: .onLeave, since: nil, leave: kind), "\(hour)")
        }
        #expect(standing(now: at(3, 10)) == Standing(status: .expected, since: nil, isOverdue: true))
    }

    @Test("who comes all the same is on site and not late, and gone when they leave")
    mutating func presentOnLeave() throws {
        try grant(.sick)
        #expect(standing(in: at(2, 10), now: at(2, 11)) == Standing(status: .onSite, since: at(2, 10)))
        let left = standing(in: at(2, 10), out: at(2, 12), now: at(2, 13))
        #expect(left == Standing(status: .gone, since: at(2, 12)))
    }

    @Test("half a day's leave leaves the other half: nobody waits before it, and lateness counts from its start")
    mutating func halfLeave() throws {
        try grant(.holiday, .until(720))
        #expect(standing(now: at(2, 10)) == Standing(status: .expected, since: nil))
        #expect(standing(now: at(2, 12, 11)).isOverdue)
        #expect(standing(in: at(2, 12, 10), now: at(2, 13)).minutesLate == nil)
        #expect(standing(in: at(2, 12, 15), now: at(2, 13)).minutesLate == 15)
    }

    @Test("on a holiday and at the weekend people are free; on half a holiday only for that half")
    mutating func holiday() throws {
        #expect(standing(now: at(7, 10)) == Standing(status: .free, since: nil))
        schedule.put(try Holiday(day: Self.day(2), name: "Feast"))
        #expect(standing(now: at(2, 10)) == Standing(status: .free, since: nil))
        #expect(standing(in: at(2, 10), now: at(2, 11)).status == .onSite)
        schedule.put(try Holiday(day: Self.day(2), name: "Feast", part: .from(720)))
        #expect(standing(now: at(2, 10)).isOverdue)
        #expect(standing(now: at(2, 13)) == Standing(status: .expected, since: nil))
        #expect(standing(in: at(2, 9), out: at(2, 12), now: at(2, 12)).status == .gone)
    }

    @Test("a late shift waits for nobody in the morning, and who comes before its start is in time")
    mutating func lateShift() throws {
        try assign("14:00-22:00")
        #expect(standing(now: at(2, 10)) == Standing(status: .expected, since: nil))
        #expect(!standing(now: at(2, 14, 5)).isOverdue)
        #expect(standing(now: at(2, 14, 6)).isOverdue)
        #expect(standing(in: at(2, 13, 55), now: at(2, 15)).status == .onSite)
        #expect(standing(in: at(2, 13, 55), out: at(2, 18), now: at(2, 18, 1)).status == .away)
    }

    @Test("an early shift begins when it begins; the policy's grace beats the shift's")
    mutating func earlyShift() throws {
        try assign("06:00-14:00")
        #expect(standing(now: at(2, 6, 6)).isOverdue)
        #expect(standing(in: at(2, 6, 5), now: at(2, 7)).minutesLate == nil)
        let late = Standing(status: .late, since: at(2, 6, 30), minutesLate: 30)
        #expect(standing(in: at(2, 6, 30), now: at(2, 7)) == late)
        policy.grace = 30
        #expect(standing(in: at(2, 6, 30), now: at(2, 7)).minutesLate == nil)
        #expect(standing(in: at(2, 6, 31), now: at(2, 7)).minutesLate == 31)
    }

    @Test("a night shift is one day: overdue, late, away and gone go on after midnight")
    mutating func nightShift() throws {
        try assign("22:00-07:30", rota: "S S S S S - -")
        #expect(standing(now: at(2, 10)) == Standing(status: .expected, since: nil))
        for now in [at(2, 22, 6), at(3, 2), at(3, 7, 29)] { #expect(standing(now: now).isOverdue) }
        #expect(!standing(now: at(3, 7, 30)).isOverdue)
        let arrived = at(2, 21, 55)
        #expect(standing(in: arrived, now: at(3, 2)) == Standing(status: .onSite, since: arrived))
        #expect(standing(in: at(3, 0, 10), now: at(3, 2)).minutesLate == 130)
        #expect(standing(in: arrived, out: at(3, 2), now: at(3, 3)).status == .away)
        let left = at(3, 7, 35)
        #expect(standing(in: arrived, out: left, now: at(3, 7, 36)).status == .gone)
        #expect(standing(in: arrived, out: left, now: at(3, 11, 29)).status == .gone)
        #expect(standing(in: arrived, out: left, now: at(3, 11, 30)).status == .expected)
        // Friday's night ends on Saturday.
        #expect(standing(now: at(7, 2)).isOverdue)
        #expect(standing(now: at(7, 8)) == Standing(status: .free, since: nil))
    }
}
