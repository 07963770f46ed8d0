import Attendance
import BeaconKit
import Testing

/// Days of people whose contract lets them come and go as they like, where no rota says otherwise. Monday, 2 March 2026, at
/// a site with the hours 09:00-17:00.
@Suite("Days of flexible hours")
struct FlexibleDayTests {
    private static let monday = LocalDay(year: 2026, month: 3, day: 2)

    private func script(_ terms: String = "weekly 40:00 days 12345 core 10:00-15:00 flexitime 07:00-20:00") throws
        -> DayScript
    {
        var script = try DayScript()
        let contract = try Contract(
            id: "c",
            person: DayScript.person,
            terms: ContractTerms(text: terms),
            from: Self.monday
        )
        try script.add(.contractSet(contract), at: "2026-01-02 09:00")
        return script
    }

    @Test(
        "nobody is late or leaves early, and what is expected is the contract's",
        arguments: [
            ("10:30", "18:30", "expected 8:00, worked 8:00"), ("07:00", "12:00", "expected 8:00, worked 5:00"),
            ("07:00", "17:00", "expected 8:00, worked 10:00, over 2:00"),
        ]
    )
    func there(start: String, end: String, sums: String) throws {
        var script = try script()
        try script.stay("2026-03-02", start, end)
        let day = try script.day("2026-03-02")
        #expect(day.sums == sums && day.exceptions.isEmpty)
    }

    @Test("who does not come is absent for the contract's hours, on days that have some")
    func absent() throws {
        let script = try script("by-day 8:00 0:00 4:00 8:00 8:00 0:00 0:00 flexitime 07:00-20:00")
        let days = try script.days("2026-03-02", "2026-03-04")
        #expect(days.map(\.sums) == ["expected 8:00, absent 8:00", "", "expected 4:00, absent 4:00"])
        #expect(days.map(\.status) == [.absent, .free, .absent])
        #expect(days.map(\.kinds) == [[.absent], [], [.absent]])
        // Before the flexitime is over nobody can say.
        let early = try script.day("2026-03-02", now: "2026-03-02 19:00")
        #expect(early.status == .pending && early.exceptions.isEmpty && early.rounded.absent == 0)
    }

    @Test("leave and holidays take from what is expected what the contract credits")
    func leave() throws {
        var script = try script()
        let half = try Leave(
            id: "l",
            person: DayScript.person,
            kind: .holiday,
            from: Self.monday,
            to: Self.monday,
            part: .until(720)
        )
        try script.add(.leaveGranted(half), at: "2026-01-02 09:00")
        try script.add(.holidaySet(try Holiday(day: Self.monday.adding(1), name: "Feast")), at: "2026-01-02 09:00")
        let days = try script.days("2026-03-02", "2026-03-03")
        #expect(days.map(\.sums) == ["expected 4:00, absent 4:00", ""])
        #expect(days[1].status == .holiday)
    }

    @Test("a rota counts before the contract, and a contract without flexible hours leaves the usual ones")
    func others() throws {
        var rota = try script()
        try rota.shifts("09:00-17:00")
        try rota.stay("2026-03-02", "10:00", "17:00")
        #expect(try rota.day("2026-03-02").kinds == [.late])
        var fixed = try script("weekly 40:00 days 12345")
        try fixed.stay("2026-03-02", "10:00", "17:00")
        #expect(try fixed.day("2026-03-02").kinds == [.late])
    }

    @Test("the board waits for them and calls them neither late nor overdue; laws see no plan")
    func plans() throws {
        let script = try script()
        let book = try script.book()
        var planner = Planner(schedule: book.schedule, zones: book.zones)
        let plans = PersonPlans(
            of: DayScript.person,
            department: "",
            on: Self.monday,
            planner: &planner,
            policy: TimesheetPolicy()
        )
        let noon = try script.at("2026-03-02 12:00")
        #expect(plans.isAwaited(at: noon) && !plans.isOverdue(at: noon) && plans.minutesLate(arrived: noon) == nil)
        #expect(LawDay(plans.today).work.isEmpty)
    }
}
