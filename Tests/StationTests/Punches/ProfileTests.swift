import Attendance
import BeaconKit
import Station
import Testing

@Suite("Lists of other systems")
struct ProfileTests {
    private func sheet(_ profile: String, _ lines: String..., zone: String = "UTC") throws -> PunchSheet {
        try PunchSheet(
            csv: lines.joined(separator: "\n"),
            zones: ZoneHistory(ZoneClock(zone)),
            profile: PunchProfile(profile)
        )
    }

    /// What the one row says: `7 in 2026-03-02T09:05:00.000Z`, or why it is none.
    private func row(_ profile: String, _ time: String) throws -> String {
        let sheet = try sheet(profile, "number;time", "7;\(time)")
        return sheet.rows.first.map { $0.happened.iso8601 } ?? sheet.faults.map { "\($0.reason)" }.joined()
    }

    @Test(
        "dates are read in the order that the profile says, and times in every way",
        arguments: [
            ("", "2026-03-02 09:05", "2026-03-02T09:05:00.000Z"),
            ("", "2026-03-02 9:05 AM", "2026-03-02T09:05:00.000Z"),
            ("", "2026/3/2 9:05", "2026-03-02T09:05:00.000Z"), ("", "20260302 090530", "2026-03-02T09:05:30.000Z"),
            ("", "2026-03-02 24:00", "2026-03-03T00:00:00.000Z"),
            ("", "2026-02-28 24:00:00", "2026-03-01T00:00:00.000Z"),
            ("", "2026-03-02 24:00Z", "2026-03-03T00:00:00.000Z"),
            ("", "2026-03-02 下午9:05", "2026-03-02T21:05:00.000Z"),
            ("dates: day month year", "02.03.2026 09:05", "2026-03-02T09:05:00.000Z"),
            ("dates: day month year", "2/3/2026 9:05:30 pm", "2026-03-02T21:05:30.000Z"),
            ("dates: month day year", "03/02/2026 12:05 AM", "2026-03-02T00:05:00.000Z"),
            ("dates: month day year", "3/2/2026 12:05 p.m.", "2026-03-02T12:05:00.000Z"),
            ("dates: day month year", "02-03-2026 2105", "2026-03-02T21:05:00.000Z"),
            ("dates: day month year", "02.03.2026 21:05+01:00", "2026-03-02T20:05:00.000Z"),
        ]
    )
    func times(profile: String, text: String, expected: String) throws {
        #expect(try row(profile, text) == expected)
    }

    @Test(
        "what is no time is refused with what was written",
        arguments: [
            ("", "02.03.2026 09:05"), ("", "2026-03-02 24:01"), ("", "2026-03-02 24:00:01"),
            ("", "2026-03-02 13:05 PM"),
            ("", "2026-03-02 0:05 AM"), ("", "2026-02-30 09:05"), ("", "2026-03-02"), ("", "09:05"),
            ("", "26-03-02 09:05"),
            ("dates: day month year", "2026-03-02 09:05"), ("dates: day month year", "31.04.2026 09:05"),
            ("dates: month day year", "13/02/2026 09:05"), ("dates: day month year", "02.03.2026 9:5"),
        ]
    )
    func noTime(profile: String, text: String) throws {
        #expect(try row(profile, text) == PunchSheetError.badTime(text).description)
    }

    @Test("columns by their names, a date beside a time, 0 and 1, several badges, and columns that nobody needs")
    func terminal() throws {
        let profile = """
            # The terminal at the gate
            dates: day month year
            badge: Card No
            date: Day
            time: Clock
            direction: State
            in: 0, C/In
            out: 1, C/Out
            badges: 4711=7, 4712=7
            badges: 4800=8
            """
        let table = try sheet(
            profile,
            "No;Card No;Name;Day;Clock;State;Device",
            "1;4711;Ada;02.03.2026;9:00;0;Gate",
            "2;4712;Ada;02.03.2026;17:30;C/OUT;Gate",
            "3;4800;Bo;02.03.2026;24:00;1;Gate",
            "4;4900;?;02.03.2026;9:00;0;Gate",
            "5;4711;Ada;02.03.2026;9:00;C/In;Yard"
        )
        #expect(table.rows.map(\.number.rawValue) == [7, 7, 8])
        #expect(table.rows.map(\.direction) == [.in, .out, .out])
        #expect(table.rows.last?.happened.iso8601 == "2026-03-03T00:00:00.000Z")
        #expect(table.faults.map(\.line) == [5])
        #expect(table.faults.first?.reason as? PunchSheetError == .unknownBadge("4900"))
        #expect(table.repeated == 1)
    }

    @Test("an hour that the clocks skip is refused however it is written")
    func clockChange() throws {
        let table = try sheet("dates: day month year", "number,time", "7,29.03.2026 2:30", zone: "Europe/Berlin")
        #expect(table.faults.first?.reason is WallTimeError)
    }

    @Test(
        "of an hour that comes twice the order of a person's punches says which is meant, and what it leaves open is told",
        arguments: [
            // 02:40 in summer time, then 02:10 in winter time.
            ("a time that goes back", "1:50 2:40 2:10 3:05", "23:50 00:40 01:10 02:05", []),
            ("the second alone cannot be told", "1:50 2:30 3:05", "23:50 00:30 02:05", [3]),
            ("several before the clocks went back", "1:50 2:10 2:40 2:20 2:50", "23:50 00:10 00:40 01:20 01:50", []),
            // 02:20 is before 02:40 in either hour.
            ("times that only rise", "1:50 2:20 2:40 3:05", "23:50 00:20 00:40 02:05", [3, 4]),
            ("newest first", "3:05 2:10 2:40 1:50", "02:05 01:10 00:40 23:50", []),
            ("a time with its offset is known", "1:50 2:30+01:00 2:40 3:05", "23:50 01:30 01:40 02:05", []),
            ("an order that no times keep", "1:50 2:40 2:30+02:00 3:05", "23:50 00:40 00:30 02:05", [3]),
            ("a file in no order says nothing", "3:05 1:50 2:40 2:10 3:30", "02:05 23:50 00:40 00:10 02:30", [4, 5]),
            ("back twice is no order", "1:50 2:40 2:10 2:05 3:05", "23:50 00:40 00:10 00:05 02:05", [3, 4, 5]),
            ("nothing else in the file", "2:40 2:10", "00:40 00:10", [2, 3]),
        ] as [(String, String, String, [Int])]
    )
    func twice(name: String, times: String, expected: String, ambiguous: [Int]) throws {
        let lines = times.split(separator: " ").map { "7,25.10.2026 \($0)" }
        let table = try PunchSheet(
            csv: (["number,time"] + lines).joined(separator: "\n"),
            zones: ZoneHistory(ZoneClock("Europe/Berlin")),
            profile: PunchProfile("dates: day month year")
        )
        #expect(table.faults.isEmpty)
        #expect(
            table.rows.map { String($0.happened.iso8601.dropFirst(11).prefix(5)) }.joined(separator: " ") == expected
        )
        #expect(table.ambiguous == ambiguous)
    }

    @Test("each person's punches have their own order, and a repeated row is one punch")
    func twiceForTwo() throws {
        let table = try sheet(
            "dates: day month year",
            "number,time,direction",
            "7,25.10.2026 1:50,in",
            "7,25.10.2026 2:40,out",
            "7,25.10.2026 2:40,out",
            "7,25.10.2026 2:10,in",
            "7,25.10.2026 4:00,out",
            "8,25.10.2026 1:00,in",
            "8,25.10.2026 2:05,out",
            "8,25.10.2026 5:00,in",
            zone: "Europe/Berlin"
        )
        #expect(table.repeated == 1 && table.ambiguous == [8])
        #expect(
            table.rows.map { $0.happened.iso8601.dropFirst(11).prefix(5) } == [
                "23:50", "00:40", "01:10", "03:00", "23:00", "00:05", "04:00",
            ]
        )
    }

    @Test(
        "what is no profile is refused with its line",
        arguments: [
            ("dates: middle-endian", 1), ("dates: day month year\nin", 2), ("in: 0\nout: 0", 2), ("badges: 4711", 1),
            ("badges: 4711=7\n\nbadges: 4711=8", 3), ("colour: red", 1), ("number:", 1), ("time: A\ndate: A", 2),
        ]
    )
    func noProfile(text: String, line: Int) {
        #expect(throws: PunchProfileError.badLine(line)) { try PunchProfile(text) }
    }

    @Test("a column that the profile names elsewhere is not found twice, and one that is missing is told")
    func columns() throws {
        let table = try sheet("time: Stamp", "number,Time,Stamp", "7,x,2026-03-02 09:05")
        #expect(table.rows.map(\.happened.iso8601) == ["2026-03-02T09:05:00.000Z"])
        #expect(throws: SheetError.noColumn("time")) { try sheet("time: Stamp", "number,Time", "7,2026-03-02 09:05") }
        #expect(throws: PunchProfileError.tooLong) {
            try PunchProfile(String(repeating: "#", count: PunchProfile.limit + 1))
        }
    }
}
