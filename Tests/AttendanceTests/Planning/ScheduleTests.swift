import Attendance
import BeaconKit
import Foundation
import Testing

@Suite("Schedules")
struct ScheduleTests {
    private let monday = LocalDay(year: 2026, month: 3, day: 2)
    private let person = DayScript.person

    private func shift(_ code: String, _ hours: String) throws -> ShiftTemplate {
        try ShiftTemplate(code: code, hours: Shift(hours, grace: 10))
    }

    private func schedule(_ shifts: String...) throws -> Schedule {
        var schedule = Schedule()
        for text in shifts {
            let words = text.split(separator: " ").map(String.init)
            try schedule.define(shift(words[0], words[1]), from: monday)
        }
        return schedule
    }

    private func assignment(
        _ id: String,
        _ scope: ScheduleAssignment.Scope,
        _ cycle: String,
        from: LocalDay? = nil,
        to: LocalDay? = nil
    ) throws -> ScheduleAssignment {
        let rota = try Rota(anchor: monday, text: cycle)
        return try ScheduleAssignment(id: id, scope: scope, rota: rota, from: from ?? monday, to: to)
    }

    private func codes(_ schedule: Schedule, _ department: String, _ day: LocalDay) -> [String] {
        let assignment = schedule.assignment(for: person, department: department, on: day)
        return schedule.templates(of: assignment, on: day).map(\.code)
    }

    @Test("assigned beats the person's, that the department's, that the site's, that the usual hours")
    func precedence() throws {
        var schedule = try schedule("A 08:00-12:00", "B 09:00-13:00", "C 10:00-14:00", "D 11:00-15:00")
        schedule.setUsual(try Shift("07:00-11:00", grace: 0), from: monday)
        #expect(codes(schedule, "Office", monday) == ["usual"])
        #expect(codes(schedule, "Office", monday.adding(5)) == [])
        try schedule.assign(assignment("1", .site, "A"))
        #expect(codes(schedule, "Office", monday) == ["A"])
        try schedule.assign(assignment("2", .department("Office"), "B"))
        #expect(codes(schedule, "Office", monday) == ["B"])
        #expect(codes(schedule, "Works", monday) == ["A"])
        try schedule.assign(assignment("3", .person(person), "C", to: monday.adding(1)))
        #expect(codes(schedule, "Office", monday) == ["C"])
        try schedule.assign(assignment("4", .assigned(person), "D", to: monday))
        #expect((0..<3).map { codes(schedule, "Office", monday.adding($0)) } == [["D"], ["C"], ["B"]])
    }

    @Test("weeks rotate, also before the anchor, and other cycles than weeks do, too")
    func rotation() throws {
        let weeks = try Rota(anchor: monday, text: "E E E E E - - L L L L+N L - -")
        #expect(weeks.shifts(on: monday.adding(10)) == ["L", "N"])
        #expect(weeks.shifts(on: monday.adding(-4)) == ["L", "N"])
        #expect(weeks.shifts(on: monday.adding(14 * 100)) == ["E"])
        let fourOnTwoOff = try Rota(anchor: monday, text: "E E E E - -")
        #expect((0..<12).filter { fourOnTwoOff.shifts(on: monday.adding($0)).isEmpty } == [4, 5, 10, 11])
        #expect(weeks.text == "E E E E E - - L L L L+N L - -")
    }

    @Test("a shift that is defined anew leaves the days before as they were")
    func versions() throws {
        var schedule = try schedule("A 08:00-12:00")
        try schedule.define(shift("A", "10:00-12:00"), from: monday.adding(7))
        #expect(schedule.template("A", on: monday.adding(6))?.hours.hours == "08:00-12:00")
        #expect(schedule.template("A", on: monday.adding(7))?.hours.hours == "10:00-12:00")
        #expect(schedule.template("A", on: monday.adding(-1)) == nil)
    }

    @Test("what contradicts itself is refused with what to do")
    func refusals() throws {
        var schedule = try schedule("A 08:00-12:00", "B 11:00-15:00", "N 22:00-06:00", "M 05:00-09:00", "L 06:00-09:00")
        try schedule.assign(assignment("1", .person(person), "A", to: monday.adding(6)))
        func refuse(_ error: ScheduleError, _ cycle: String, _ scope: ScheduleAssignment.Scope = .site) {
            #expect(throws: error) { try schedule.assign(assignment("2", scope, cycle, to: monday.adding(6))) }
        }
        refuse(.overlap("A", "B"), "A+B")
        refuse(.overlap("N", "M"), "N M - -")
        // The last night of a cycle runs into its first day.
        refuse(.overlap("N", "M"), "M - N")
        refuse(.unknownShift("X"), "A X")
        refuse(.alreadyScheduled(on: monday), "B", .person(person))
        try schedule.assign(assignment("3", .site, "N L"))
        #expect(throws: ScheduleError.overlap("N", "L")) {
            try schedule.define(shift("L", "05:30-09:00"), from: monday.adding(20))
        }
        #expect(throws: ScheduleError.badCycle(days: 0)) { try Rota(anchor: monday, cycle: []) }
        #expect(throws: ScheduleError.badCode("A+B")) { try shift("A+B", "08:00-09:00") }
        #expect(throws: ScheduleError.badBreak("0/0")) { try BreakRule(minutes: 0) }
        #expect(throws: ScheduleError.badTime(minutes: 1440)) {
            try Holiday(day: monday, name: "Eve", part: .from(1440))
        }
        #expect(throws: ScheduleError.datesReversed(from: monday, to: monday.adding(-1))) {
            try DayRange(from: monday, to: monday.adding(-1))
        }
        #expect(throws: ScheduleError.rangeTooLong(days: 36_525, limit: DayRange.longest)) {
            try DayRange(from: monday, to: monday.adding(36_524))
        }
        #expect(throws: ScheduleError.noSuchSchedule("9")) { try schedule.end("9", after: nil) }
        #expect(throws: ScheduleError.noSuchLeave("9")) { try schedule.withdrawLeave("9") }
    }

    @Test("an assignment that ends makes room for the next")
    func ending() throws {
        var schedule = try schedule("A 08:00-12:00", "B 11:00-15:00")
        try schedule.assign(assignment("1", .site, "A"))
        try schedule.end("1", after: monday.adding(6))
        try schedule.assign(assignment("2", .site, "B", from: monday.adding(7)))
        #expect([6, 7].map { codes(schedule, "", monday.adding($0)) } == [["A"], ["B"]])
        try schedule.end("2", after: nil)
        #expect(codes(schedule, "", monday.adding(7)) == [])
    }

    @Test("days as numbers are what Foundation's calendar says, for 400 years")
    func ordinals() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        for ordinal in stride(from: -60_000, to: 90_000, by: 37) {
            let day = LocalDay(ordinal: ordinal)
            let date = Date(timeIntervalSince1970: Double(ordinal) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            #expect(day == LocalDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
            #expect(day.ordinal == ordinal)
            #expect(day.weekday == ((parts.weekday ?? 0) + 5) % 7 + 1)
        }
    }

    @Test("a day that no calendar has is refused", arguments: ["2026-02-29", "2026-04-31", "2100-02-29", "2026-00-10"])
    func noDay(text: String) {
        #expect(LocalDay(text) == nil)
    }
}
