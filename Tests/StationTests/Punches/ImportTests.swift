import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Importing punches")
struct ImportTests {
    private let script: TimesheetScript
    private let now = TimesheetScript.at(7, 0)

    init() throws { script = try TimesheetScript() }

    private func sheet(_ lines: String..., zone: String = "UTC") throws -> PunchSheet {
        try PunchSheet(csv: lines.joined(separator: "\n"), zones: ZoneHistory(ZoneClock(zone)))
    }

    @Test("a table becomes punches once, however often it is imported and however it grows")
    func again() async throws {
        let first = try sheet("number,time,direction", "7,2026-03-02 09:00,in", "7,2026-03-02T17:30:00Z,out")
        #expect(try await script.supervisor.importPunches(first, at: now) == 2)
        #expect(try await script.supervisor.importPunches(first, at: now) == 0)
        let more = try sheet(
            "工号;时间;方向",
            "7;2026-03-02 09:00;签到",
            "7;2026-03-02T17:30:00Z;out",
            "8;2026-03-02 10:00+01:00;in"
        )
        #expect(try await script.supervisor.importPunches(more, at: now) == 1)
        #expect(try await script.days(7).totals.worked == 510 * 60_000_000)
        #expect(try await script.days(8).days[0].sessions.first?.start == TimesheetScript.at(0, 540))
    }

    @Test("every problem is named by its row, and nothing is imported")
    func problems() async throws {
        try await script.supervisor.closePeriod(
            DayRange(TimesheetScript.monday),
            isForced: true,
            knowledge: Timesheet.Knowledge(complete: now),
            at: now
        )
        let head = try script.store.state().head
        let table = try sheet(
            "number,time,direction",
            "9,2026-03-03 09:00,in",
            "x,2026-03-03 09:00,in",
            "7,yesterday,in",
            "7,2026-03-03 25:00,in",
            "7,2026-03-03 09:00,sideways",
            "7,2026-03-04 09:00,in",
            "7,2026-03-04 09:00,in",
            "7,2027-01-01 09:00,in",
            "7,2026-03-02 09:00,in",
            "7,2026-03-05 09:00,in,too,many"
        )
        let refusal = await #expect(throws: PunchImportRefusal.self) {
            try await script.supervisor.importPunches(table, at: now)
        }
        // The eighth says what the seventh does: that is passed over.
        #expect(refusal?.problems.map(\.line) == [2, 3, 4, 5, 6, 9, 10, 11])
        #expect(table.repeated == 1)
        #expect(try script.store.state().head == head)
    }

    @Test("rows that repeat others are counted and passed over, and a key of two punches is refused")
    func repeated() async throws {
        let table = try sheet(
            "number,time,direction,key",
            "7,2026-03-02 09:00,in,",
            "007,2026-03-02T09:00:00,IN,",
            "7,2026-03-02 17:30,out,a",
            "7,2026-03-02 17:30,out,a",
            "7,2026-03-02 09:00,in,"
        )
        #expect(table.rows.map(\.line) == [2, 4] && table.repeated == 3 && table.faults.isEmpty)
        #expect(try await script.supervisor.importPunches(table, at: now) == 2)
        #expect(try await script.days(7).totals.worked == 510 * 60_000_000)
        let other = try sheet("number,time,direction,key", "7,2026-03-03 09:00,in,b", "7,2026-03-03 09:01,in,b")
        #expect(other.faults.map(\.line) == [3] && other.repeated == 0)
        #expect(other.faults.first?.reason as? PunchError == .keyReused("b"))
    }

    @Test("a time of another century is refused with what to do")
    func tooEarly() async throws {
        let table = try sheet("number,time,direction", "7,1999-12-31 23:59,in", "7,2000-01-01 00:00,in")
        let refusal = await #expect(throws: PunchImportRefusal.self) {
            try await script.supervisor.importPunches(table, at: now)
        }
        #expect(refusal?.problems.map(\.line) == [2])
        let first = LocalDay(year: 2000, month: 1, day: 1)
        #expect(refusal?.problems.first?.reason as? CorrectionError == .tooEarly(before: first))
        let midnight = try #require(table.rows.last).happened
        for (microseconds, isTaken) in [(Int64(-1), false), (0, true)] {
            let change = Correction.Change.add(.in, at: midnight.adding(microseconds: microseconds))
            let person = try script.person(7).id
            if isTaken {
                try await script.supervisor.make(change, for: person, reason: "x", at: now)
            } else {
                await #expect(throws: CorrectionError.tooEarly(before: first)) {
                    try await script.supervisor.make(change, for: person, reason: "x", at: now)
                }
            }
        }
    }

    @Test("an hour that the clocks skip is refused; one that they show twice is told, and an offset says which")
    func clockChanges() throws {
        let table = try sheet(
            "number,time",
            "7,2026-03-29 02:30",
            "7,2026-10-25 02:30",
            "7,2026-10-25 02:30+01:00",
            "7,2026-10-25 02:30+02:00",
            "7,2026-10-25 04:00",
            zone: "Europe/Berlin"
        )
        #expect(table.faults.map(\.line) == [2] && table.faults.first?.reason is WallTimeError)
        // No order keeps these times: the first counts, which another row says as well.
        #expect(table.ambiguous == [3] && table.repeated == 1)
        #expect(
            table.rows.map(\.happened.iso8601.description) == [
                "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z", "2026-10-25T03:00:00.000Z",
            ]
        )
    }

    @Test(
        "a table that is none is refused as a whole",
        arguments: [
            ("", .empty), ("number,time", .empty), ("name,time\nx,y", .unknownColumn("name")),
            ("number,time,when\n1,2,3", .unknownColumn("when")),
        ] as [(String, PunchSheetError)]
    )
    func noTable(text: String, error: PunchSheetError) {
        #expect(throws: error) { try PunchSheet(csv: text, zones: ZoneHistory(ZoneClock("UTC"))) }
    }

    @Test(
        "a table that is written otherwise than tables are is refused as a whole",
        arguments: [
            ("number\n7", .noColumn("time")), ("time\n2026-03-02 09:00", .noColumn("number")),
            ("number,time,Time\n7,1,2", .columnTwice("Time")), ("number,time\n7,\"2026", .unclosedQuote(line: 2)),
            ("number,time\n7,\"x\"y", .textAfterQuote(line: 2)),
        ] as [(String, SheetError)]
    )
    func badTable(text: String, error: SheetError) {
        #expect(throws: error) { try PunchSheet(csv: text, zones: ZoneHistory(ZoneClock("UTC"))) }
    }

    @Test("a punch by hand fits what holds, once under its key, and is refused where it contradicts")
    func byHand() async throws {
        let number = try #require(PersonNumber(rawValue: 7))
        func punch(_ direction: Punch.Direction?, _ minutes: Int, _ key: String) async throws -> RecordedPunch {
            try script.supervisor.punch(
                number,
                direction,
                happened: TimesheetScript.at(0, minutes),
                key: key,
                at: TimesheetScript.at(0, 720)
            )
        }
        let first = try await punch(nil, 540, "a")
        #expect(first.punch.direction == .in)
        #expect(try await punch(nil, 540, "a").id == first.id)
        await #expect(throws: PunchError.alreadyIn(since: TimesheetScript.at(0, 540))) {
            _ = try await punch(.in, 600, "b")
        }
        #expect(try await punch(nil, 720, "c").punch.direction == .out)
        await #expect(throws: PunchError.backdated(latest: TimesheetScript.at(0, 720))) {
            _ = try await punch(.in, 700, "d")
        }
    }

    @Test("a punch by hand just after another says it again without direction, or from another source")
    func saidAgain() async throws {
        let number = try #require(PersonNumber(rawValue: 7))
        try script.punch(7, .in, 0, 540)
        func punch(_ direction: Punch.Direction?, _ minutes: Int, _ key: String) async throws -> Punch.Direction {
            let happened = TimesheetScript.at(0, minutes)
            return try script.supervisor.punch(number, direction, happened: happened, key: key, at: happened)
                .punch.direction
        }
        #expect(try await punch(.in, 541, "a") == .in)
        #expect(try await punch(nil, 541, "b") == .in)
        #expect(try await punch(nil, 541, "c") == .in)
        await #expect(throws: PunchError.alreadyIn(since: TimesheetScript.at(0, 540))) {
            try await punch(.in, 542, "d")
        }
        #expect(try await punch(.out, 542, "e") == .out)
        #expect(try await punch(nil, 543, "f") == .out)
        #expect(try await punch(nil, 546, "g") == .in)
        let detail = try await script.repository.snapshot().detail(
            of: script.person(7),
            on: TimesheetScript.monday,
            knowledge: Timesheet.Knowledge(complete: TimesheetScript.at(0, 720))
        )
        #expect(detail.evidence.count == 7)
        #expect(detail.sheet.sessions.map(\.punches.count) == [2, 1])
    }

    @Test("two commands at once, without direction, both say in")
    func atOnce() async throws {
        let number = try #require(PersonNumber(rawValue: 7))
        let now = TimesheetScript.at(0, 540)
        async let first = script.supervisor.punch(number, nil, happened: now, key: "a", at: now)
        async let second = script.bo.punch(number, nil, happened: now, key: "b", at: now)
        let directions = try await [first, second].map(\.punch.direction)
        #expect(directions == [.in, .in])
        #expect(try await script.days(7).days[0].sessions.map(\.punches.count) == [1])
    }
}
