import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Monthly sheets")
struct MonthlySheetTests {
    private let script: TimesheetScript
    /// The end of the week.
    private let now = TimesheetScript.at(7, 600)

    init() throws { script = try TimesheetScript() }

    private func sheet(_ number: Int, days: Int = 7, texts: MonthlySheetTexts = MonthlySheetTexts(.english))
        async throws -> MonthlySheet
    {
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(days - 1))
        let people = [try script.person(number)]
        let maker = try MonthlySheetMaker(
            snapshot: snapshot,
            people: people,
            range: range,
            texts: texts,
            actors: ActorNames(["account:super": "Supervisor Sue"]),
            reasons: try script.store.reasons(of: snapshot.corrections(of: people, in: range)),
            anchor: try script.store.ownAnchor(),
            now: now
        )
        let own = snapshot.days(of: people, in: range, knowledge: Timesheet.Knowledge(complete: now))
        return maker.sheet(of: own[0])
    }

    @Test("a week: planned hours, in and out, breaks, work and what is to be looked at")
    func week() async throws {
        try script.work(7, day: 0)
        try script.punch(7, .in, 1, 560)
        try script.punch(7, .breakBegin, 1, 720)
        try script.punch(7, .breakEnd, 1, 750)
        try script.punch(7, .out, 1, 1080)
        try script.punch(7, .in, 2, 540)
        let sheet = try await sheet(7)
        #expect(sheet.rows.map(\.day) == ["Mon 02", "Tue 03", "Wed 04", "Thu 05", "Fri 06", "Sat 07", "Sun 08"])
        #expect(sheet.rows.map(\.isFree) == [false, false, false, false, false, true, true])
        #expect(sheet.rows[0].planned == ["09:00–17:30"])
        #expect(sheet.rows[0].stays == [.init(start: "09:00", end: "17:30")] && sheet.rows[0].worked == "8:30")
        #expect(sheet.rows[0].remarks == "" && sheet.rows[0].overtime == "")
        #expect(sheet.rows[1].stays == [.init(start: "09:20", end: "18:00")])
        #expect(sheet.rows[1].breaks == "0:30" && sheet.rows[1].worked == "8:10")
        #expect(sheet.rows[1].remarks.contains("Late 0:20"))
        #expect(sheet.rows[2].remarks.contains("Punch out is missing") || sheet.rows[2].remarks.contains("End set"))
        #expect(sheet.rows[3].absent == "8:30" && sheet.rows[3].remarks.contains("Absent"))
        #expect(sheet.period == "2026-03-02 to 2026-03-08" && sheet.name == "7 Mei Lin")
        #expect(sheet.head.map(\.value).contains("Design") && sheet.head.map(\.value).contains("2026-03-09 10:00"))
        #expect(sheet.sums.first?.label == "Expected" && sheet.account.isEmpty)
        #expect(sheet.notes == ["The period is not closed yet. The figures can still change."])
        #expect(sheet.anchor?.sequence == (try script.store.ownHead()).sequence)
    }

    @Test("the total of the days is the total of the sheet")
    func total() async throws {
        for day in 0..<5 { try script.work(7, day: day) }
        let sheet = try await sheet(7)
        #expect(sheet.total.worked == "42:30" && sheet.total.day == "Total")
        #expect(sheet.sums.contains(.init("Days worked", "5")))
    }

    @Test("a night is on the day on which it began, and its end is marked with the day after")
    func night() async throws {
        try script.punch(7, .in, 0, 1320)
        try script.punch(7, .out, 1, 120)
        let sheet = try await sheet(7)
        #expect(sheet.rows[0].stays == [.init(start: "22:00", end: "02:00 +1")])
    }

    @Test("corrections have a number at their day, and the list says who, when and why")
    func corrections() async throws {
        let id = try script.punch(7, .in, 0, 570)
        try script.punch(7, .out, 0, 1050)
        let person = try script.person(7).id
        try await script.supervisor.make(
            .replace(.entry(id), by: .in, at: TimesheetScript.at(0, 540)),
            for: person,
            reason: "The door was locked {day}",
            at: TimesheetScript.at(1, 600)
        )
        try await script.mei.request(
            .add(.in, at: TimesheetScript.at(2, 540)),
            for: person,
            reason: "Forgot",
            at: TimesheetScript.at(3, 600)
        )
        let sheet = try await sheet(7)
        #expect(sheet.rows[0].stays.first?.start == "09:00" && sheet.rows[0].remarks == "Corrected, see 1")
        #expect(sheet.rows[2].remarks.contains("Corrected, see 2"))
        #expect(
            sheet.corrections == [
                "1. Mon 02: in 09:30 changed to in at 09:00. Supervisor Sue, 2026-03-03 10:00; made directly. "
                    + "Reason: The door was locked {day}",
                "2. Wed 04: in at 09:00 added. account:mei, 2026-03-05 10:00; waiting for a decision. Reason: Forgot",
            ]
        )
        #expect(try await self.sheet(8).corrections.isEmpty)
    }

    @Test("a closed period says so, and a whole month has its name")
    func closed() async throws {
        for day in 0..<5 { try script.work(7, day: day) }
        let week = try DayRange(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(6))
        try await script.supervisor.closePeriod(
            week,
            isForced: true,
            knowledge: Timesheet.Knowledge(complete: now),
            at: now
        )
        #expect(try await sheet(7).notes == ["The period is closed."])
        let march = try DayRange(from: TimesheetScript.monday.adding(-1), to: TimesheetScript.monday.adding(29))
        let maker = try MonthlySheetMaker(
            snapshot: try await script.repository.snapshot(),
            people: [],
            range: march,
            texts: MonthlySheetTexts(.english),
            actors: ActorNames([:]),
            reasons: [:],
            anchor: nil,
            now: now
        )
        #expect(maker.title == "Monthly timesheet, March 2026")
    }

    @Test("a sheet of more than two months is refused")
    func long() async throws {
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(62))
        #expect(throws: ScheduleError.rangeTooLong(days: 63, limit: 62)) {
            try MonthlySheetMaker(
                snapshot: snapshot,
                people: [],
                range: range,
                texts: MonthlySheetTexts(.english),
                actors: ActorNames([:]),
                reasons: [:],
                anchor: nil,
                now: now
            )
        }
    }

    @Test("every exception, leave and direction has its word in every language", arguments: Language.all)
    func words(language: Language) {
        let keys =
            Exception.Kind.allCases.map { "exceptions.\($0.rawValue)" }
            + Leave.Kind.allCases.map { "leave.\($0.rawValue)" }
            + Punch.Direction.allCases.map { "directions.\($0.rawValue)" }
        for key in keys { #expect(language.catalogue.text("monthlySheet.\(key)") != nil, "\(key)") }
    }

    @Test("a sheet is in its reader's language")
    func german() async throws {
        let german = try #require(Language(offered: "de"))
        let sheet = try await sheet(7, texts: MonthlySheetTexts(german))
        #expect(sheet.notes == [german.catalogue["monthlySheet.open"]])
        #expect(sheet.rows.first?.day.hasPrefix("Mo ") == true)
    }

    @Test("days become payroll entries: work without overtime, overtime, absence and leave")
    func payroll() async throws {
        try script.work(7, day: 0)
        try script.punch(7, .in, 1, 540)
        try script.punch(7, .out, 1, 1110)
        let leave = try Leave(
            id: "l1",
            person: try script.person(7).id,
            kind: .sick,
            from: TimesheetScript.monday.adding(3),
            to: TimesheetScript.monday.adding(3)
        )
        try await script.supervisor.grant(leave, at: TimesheetScript.at(0, 0))
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: TimesheetScript.monday, to: TimesheetScript.monday.adding(4))
        let pay = snapshot.pay(
            of: [try script.person(7)],
            in: range,
            knowledge: Timesheet.Knowledge(complete: now)
        )
        let entries = PayrollEntry.entries(of: pay)
        #expect(
            entries.map { "\($0.day.day) \($0.code) \(Totals.minutes($0.length)) \($0.days)" } == [
                "2 worked 510 0", "3 worked 510 0", "3 overtime 60 0", "4 absent 510 0", "5 leave:sick 0 100",
                "6 absent 510 0",
            ]
        )
        #expect(entries.allSatisfy { $0.person == PayrollPerson(number: 7, name: "Mei Lin", department: "Design") })
    }
}
