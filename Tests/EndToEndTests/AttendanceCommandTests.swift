import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Attendance on the command line")
struct AttendanceCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String...) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: environment)
    }

    private var environment: [String: String] { ["MUSTER_DATA_DIR": folder["data"]] }

    private func rows(_ outcome: Executable.Outcome) throws -> [[String: Any]] {
        try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    }

    /// A station that ran once, in UTC, with two people and a week's punches of October.
    private func setUp() async throws {
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
        #expect(try await muster("people", "add", "7", "林晓梅", "--department", "Design").code == 0)
        #expect(try await muster("people", "add", "8", "=Sam Hill").code == 0)
        let lines = (6...10).map {
            "7,2025-10-\($0 < 10 ? "0" : "")\($0) 09:00,in\n7,2025-10-\($0 < 10 ? "0" : "")\($0) 17:30,out"
        }
        let text = "number,time,direction\n" + lines.joined(separator: "\n") + "\n8,2025-10-06 09:00,in\n"
        try text.write(toFile: folder["punches.csv"], atomically: true, encoding: .utf8)
        let dry = try await muster("import", "punches", folder["punches.csv"], "--dry-run")
        #expect(dry.code == 0 && dry.errors.contains("Could import 11"), "\(dry.errors)")
        #expect(try await muster("import", "punches", folder["punches.csv"]).errors.contains("Imported 11"))
        #expect(try await muster("import", "punches", folder["punches.csv"]).errors.contains("11 were already there"))
    }

    private static let october = ["--month", "2025-10"]

    @Test("a month is imported, looked at, corrected, closed, opened and corrected again")
    func month() async throws {
        try await setUp()
        let totals = try rows(try await muster("report", "month", "--month", "2025-10", "--json"))
        #expect(totals.map { $0["workedMinutes"] as? Int } == [5 * 510, 0])
        let refused = try await muster("period", "close", "--month", "2025-10")
        #expect(refused.code == 65 && refused.errors.contains("2025-10-06"), "\(refused.errors)")
        let added = try await muster("correct", "add", "8", "out", "2025-10-06 17:00", "--reason", "Forgot")
        #expect(added.code == 0, "\(added.errors)")
        #expect(try await muster("period", "close", "--month", "2025-10").code == 0)
        let late = try await muster("correct", "add", "8", "in", "2025-10-07 09:00", "--reason", "Forgot")
        #expect(late.code == 65 && late.errors.contains("closed"), "\(late.errors)")
        let again = try await muster("import", "punches", folder["punches.csv"])
        #expect(again.code == 0, "What was there before the period was closed stays: \(again.errors)")
        #expect(try await muster("period", "open", "--from", "2025-10-07", "--to", "2025-10-07").code == 0)
        #expect(try await muster("correct", "add", "8", "in", "2025-10-07 09:00", "--reason", "Forgot").code == 0)
        #expect(try rows(try await muster("period", "list", "--json")).count == 2)
        let day = try await muster("report", "person", "7", "--from", "2025-10-06", "--to", "2025-10-06")
        #expect(day.output.contains("09:00") && day.output.contains("17:30") && day.output.contains("8:30"))
        #expect(try await muster("journal", "verify").code == 0)
    }

    @Test("what was seen is left as it is and marked, but not what must be fixed")
    func acknowledged() async throws {
        try await setUp()
        let missing = try await muster("correct", "acknowledge", "8", "2025-10-06", "missing-out")
        #expect(missing.code == 65 && missing.errors.contains("Correct the day"), "\(missing.errors)")
        #expect(try await muster("correct", "add", "8", "out", "2025-10-06 17:00", "--reason", "Forgot").code == 0)
        let seen = try await muster("correct", "acknowledge", "8", "2025-10-06", "left-early", "--reason", "Dentist")
        #expect(seen.code == 0, "\(seen.errors)")
        let day = ["--from", "2025-10-06", "--to", "2025-10-06", "--json"]
        let report = try await Executable.run(["report", "exceptions"] + day, environment: environment)
        let lines = try rows(report).filter { $0["kind"] as? String == "left-early" }
        #expect(lines.map { $0["acknowledged"] as? Bool } == [true])
        #expect(lines.allSatisfy { ($0["acknowledgedBy"] as? String)?.hasPrefix("command line") == true })
        let nothing = try await muster("correct", "acknowledge", "8", "2025-10-06", "late")
        #expect(nothing.code == 65 && nothing.errors.contains("no longer exists"), "\(nothing.errors)")
        #expect(try await muster("journal", "verify").code == 0)
    }

    @Test("who looks by a command is noted like who looks at a page")
    func recordAccess() async throws {
        try await setUp()
        for report in [["person", "7"], ["person", "7"], ["month"], ["punches", "8"]] {
            #expect(try await Executable.run(["report"] + report, environment: environment).code == 0)
        }
        let one = try await muster("export", "csv", "--person", "7", "--month", "2025-10")
        #expect(one.output.contains("林晓梅") && !one.output.contains("Sam Hill"))
        let store = try SQLiteJournal(folder: folder["data"], mode: .existing)
        let person = try #require(try store.state().roster.anyone(number: try PersonNumber(typed: "7")))
        let accesses = try store.accesses(to: person.id, limit: 10)
        #expect(accesses.allSatisfy { $0.actor.hasPrefix("command line") })
        let counts = Dictionary(uniqueKeysWithValues: accesses.map { ($0.part, $0.count) })
        #expect(counts == [.days: 2, .timesheet: 1, .export: 1])
    }

    @Test("what an inspector gets is checked with nothing but the file, and any change of it is found")
    func bundle() async throws {
        try await setUp()
        let reason = "The reader was broken"
        let added = try await muster("correct", "add", "8", "out", "2025-10-06 17:00", "--reason", reason)
        #expect(added.code == 0, "\(added.errors)")
        let access = AccessControl(store: try SQLiteJournal(folder: folder["data"], mode: .existing), cost: .least)
        let now = Instant(Date())
        let root = try await access.add(
            name: "Root of all",
            role: .admin,
            password: "purple tide on sundays",
            by: "test",
            at: now
        )
        try await access.change(root.id, name: "Root of some", role: .admin, person: nil, by: root.id.actor, at: now)
        let file = folder["bundle.jsonl"]
        let made = try await muster("export", "bundle", "--from", "2025-10-06", "--to", "today", "--output", file)
        #expect(made.code == 0, "\(made.errors)")
        let elsewhere = ["MUSTER_DATA_DIR": folder["nothing"]]
        let genuine = try await Executable.run(["journal", "verify", file], environment: elsewhere)
        #expect(genuine.code == 0 && genuine.output.contains("all genuine"), "\(genuine.output)\(genuine.errors)")
        #expect(genuine.output.contains("2 names"))
        #expect(genuine.output.contains("1 reasons of") && genuine.output.contains("2 account names"))
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let lines = text.split(separator: "\n").map(String.init)
        let punch = try #require(lines.firstIndex { $0.contains("\"kind\":\"punch\"") })
        let name = try #require(lines.firstIndex { $0.contains("林晓梅") })
        var changes = [text.replacing("\\\"out\\\"", with: "\\\"in\\\"", maxReplacements: 1)]
        changes.append(lines.enumerated().filter { $0.offset != punch }.map(\.element).joined(separator: "\n"))
        changes.append(text.replacing("林晓梅", with: "林小妹"))
        changes.append(text.replacing(reason, with: "No reason at all"))
        changes.append(text.replacing("Root of all", with: "Rood of all"))
        changes.append(lines.dropLast(2).joined(separator: "\n"))
        #expect(name < punch)
        for (index, change) in changes.enumerated() {
            try change.write(toFile: file, atomically: true, encoding: .utf8)
            let outcome = try await Executable.run(["journal", "verify", file], environment: elsewhere)
            #expect(outcome.code == 1 && outcome.output.contains("NOT GENUINE"), "change \(index): \(outcome.output)")
        }
    }

    @Test("a workbook has real numbers, dates and durations, as another program reads it")
    func workbook() async throws {
        try await setUp()
        let file = folder["october.xlsx"]
        #expect(try await muster("export", "xlsx", "--month", "2025-10", "--output", file).code == 0)
        let script = """
            import openpyxl, datetime, sys
            book = openpyxl.load_workbook(sys.argv[1])
            assert book.sheetnames == ["Totals", "Departments", "Days", "Exceptions", "Journal"], book.sheetnames
            anchor = list(book["Journal"].iter_rows(min_row=2, values_only=True))[0]
            assert anchor[3] == "muster-anchor:1:%s:%d:%s" % anchor[:3], anchor
            departments = list(book["Departments"].iter_rows(min_row=2, values_only=True))
            assert [row[1] for row in departments] == [1, 1] and departments[1][0] == "Design", departments
            rows = [dict(zip([c.value for c in book["Totals"][1]], r)) for r in book["Totals"].iter_rows(min_row=2, values_only=True)]
            assert rows[0]["Number"] == 7 and rows[0]["Name"] == "林晓梅", rows
            assert rows[0]["Worked"] == datetime.timedelta(hours=42, minutes=30), rows[0]["Worked"]
            assert rows[1]["Name"] == "=Sam Hill" and book["Totals"]["B3"].data_type == "s", rows
            days = [dict(zip([c.value for c in book["Days"][1]], r)) for r in book["Days"].iter_rows(min_row=2, values_only=True)]
            day = days[0]
            assert day["Day"] == datetime.datetime(2025, 10, 6), day
            assert day["In"] == datetime.datetime(2025, 10, 6, 9, 0), day
            assert len(days) == 52, len(days)

            def shown(cell):
                if isinstance(cell.value, datetime.datetime): return 16 if "h" in cell.number_format else 10
                if isinstance(cell.value, datetime.timedelta): return len("%d:00" % (cell.value.total_seconds() // 3600))
                return sum(2 if ord(letter) >= 0x1100 else 1 for letter in str(cell.value or ""))

            for sheet in book:
                for cell in (cell for row in sheet.iter_rows() for cell in row):
                    places = sheet.column_dimensions.values()
                    width = next(place.width for place in places if place.min <= cell.column <= place.max)
                    assert width >= min(60, shown(cell) + 1), (sheet.title, cell.coordinate, width, cell.value)
            """
        let outcome = try await PythonCheck.run(script, [file])
        #expect(outcome.code == 0, "\(outcome.output)")
        let csv = try await muster("export", "csv", "totals", "--month", "2025-10")
        #expect(csv.output.hasPrefix("\u{FEFF}") && csv.output.contains("\"'=Sam Hill\""))
        let calendar = try await muster("export", "ics", "--person", "7", "--month", "2025-10")
        #expect(calendar.output.components(separatedBy: "BEGIN:VEVENT").count == 21)
    }

    @Test("a roll call goes on where it was, and ends with a report")
    func rollCall() async throws {
        try await setUp()
        let punch = try rows(try await muster("punch", "7", "in", "--json"))
        #expect(punch.map { $0["direction"] as? String } == ["in"])
        #expect((punch.first?["entry"] as? String)?.count == 64)
        #expect(try await muster("rollcall", "start", "--drill").errors.contains("1 to be accounted for"))
        #expect(try await muster("rollcall", "start").code == 65)
        #expect(try await muster("rollcall", "add", "A visitor").code == 0)
        let people = try rows(try await muster("rollcall", "show", "--json"))
        // Nobody has been on site since October 2025 because they forgot to punch out then.
        #expect(people.map { $0["presence"] as? String } == ["likely", "not-on-site", "unlisted"])
        let marked = try rows(try await muster("rollcall", "mark", "7", "safe", "--json"))
        #expect(marked.map { $0["number"] as? Int } == [7] && marked.map { $0["state"] as? String } == ["safe"])
        #expect(try await muster("rollcall", "close").errors.contains("2 safe, 0 missing, 0 not accounted for"))
        #expect(try await muster("rollcall", "mark", "7", "safe").code == 65)
        let calls = try rows(try await muster("rollcall", "list", "--json"))
        #expect(calls.map { $0["drill"] as? Bool } == [true] && calls.map { $0["safe"] as? Int } == [2])
    }

    @Test("shifts, rotas, holidays, leave and policies are planned and listed")
    func planning() async throws {
        try await setUp()
        let commands = [
            ["shift", "define", "N", "22:00-06:00", "--from", "2025-01-01", "--break", "30/360 unpaid automatic"],
            ["shift", "assign", "--person", "7", "--rota", "N N - -", "--from", "2026-01-01"],
            ["shift", "holiday", "add", "2026-01-02", "Bridge", "--after", "12:00"],
            ["shift", "leave", "grant", "7", "sick", "--from", "2026-01-05", "--to", "2026-01-06"],
            ["shift", "policy", "adopt", "--rounding-in", "15 later", "--from", "2026-01-01"],
        ]
        for arguments in commands {
            let outcome = try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
            #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
        }
        for list in [["list"], ["rotas"], ["holiday", "list"], ["leave", "list"], ["policy", "show"]] {
            let outcome = try await Executable.run(
                ["shift"] + list + ["--json"],
                environment: ["MUSTER_DATA_DIR": folder["data"]]
            )
            #expect(try rows(outcome).count == 1, "\(list): \(outcome.output)")
        }
        let tried = try rows(try await muster("shift", "policy", "try", "--month", "2025-10", "--grace", "0", "--json"))
        #expect(tried.count == 2)
        let october = ["shift", "policy", "try", "--month", "2025-10", "--rounding-out", "60 earlier", "--json"]
        let design = try rows(try await Executable.run(october + ["--department", "Design"], environment: environment))
        #expect(design.map { $0["workedMinutes"] as? Int } == [2550])
        #expect(design.map { $0["workedThenMinutes"] as? Int } == [2400])
        let days = try rows(try await Executable.run(october + ["--person", "7"], environment: environment))
        #expect(days.map { $0["day"] as? String } == (6...10).map { "2025-10-" + ($0 < 10 ? "0" : "") + "\($0)" })
        #expect(days.allSatisfy { $0["workedMinutes"] as? Int == 510 && $0["workedThenMinutes"] as? Int == 480 })
        try await refusedPlans()
        // A duty of 24 hours, and part of a night.
        #expect(try await muster("shift", "define", "DUTY", "08:00-08:00", "--from", "2025-01-01").code == 0)
        let night = ["shift", "leave", "grant", "8", "holiday", "--from", "2026-02-02", "--hours", "02:00-06:00"]
        #expect(try await Executable.run(night, environment: environment).code == 0)
        let leave = try rows(try await muster("shift", "leave", "list", "--json"))
        #expect(leave.contains { $0["part"] as? String == "between 120 360" })
        let schedules = try rows(try await muster("shift", "rotas", "--json"))
        let schedule = try #require(schedules.first?["schedule"] as? String)
        #expect(try await muster("shift", "end", schedule).errors.contains("Ended"))
        #expect(try rows(try await muster("shift", "rotas", "--json")).isEmpty)
    }

    /// What cannot be planned is refused with what to do.
    private func refusedPlans() async throws {
        for (code, hours) in [("A", "08:00-16:00"), ("B", "15:00-20:00")] {
            #expect(try await muster("shift", "define", code, hours, "--from", "2025-01-01").code == 0)
        }
        let cases = [
            (["define", "Z", "24:00-09:00"], "is not a shift"),
            (["assign", "--person", "8", "--rota", "A+B -", "--from", "2026-02-01"], "The shifts A and B overlap"),
            (["assign", "--person", "8", "--rota", "X", "--from", "2026-02-01"], "There is no shift “X”"),
            (["assign", "--person", "8", "--rota", "- X", "--from", "2026-02-01"], "There is no shift “X”"),
            (["leave", "grant", "8", "sick", "--hours", "25:00-26:00"], "is not a shift"),
            (["assign", "--person", "7", "--rota", "A", "--from", "2026-02-01"], "already have a schedule"),
        ]
        for (arguments, words) in cases {
            let refused = try await Executable.run(["shift"] + arguments, environment: environment)
            #expect(refused.code == 65 && refused.errors.contains(words), "\(arguments): \(refused.errors)")
        }
    }

    @Test("reports are for people, for programs and for spreadsheets, of everybody, of one and by department")
    func reports() async throws {
        try await setUp()
        let monday = ["--from", "2025-10-06", "--to", "2025-10-06"]
        let day = try rows(try await muster("report", "day", "--day", "2025-10-06", "--json"))
        #expect(day.map { $0["number"] as? Int } == [7, 8] && day.first?["workedMinutes"] as? Int == 510)
        let week = try await muster("report", "week", "--day", "2025-10-08").output
        #expect(week.contains("2025-10-06 to 2025-10-12") && week.contains("42:30") && week.contains("林晓梅"), "\(week)")
        let table = try await muster("report", "week", "--day", "2025-10-08", "--csv").output
        #expect(table.hasPrefix("\u{FEFF}Number,Name,") && table.contains("42:30"), "\(table)")
        let month = try rows(try await muster("report", "month", "--month", "2025-10", "--by", "department", "--json"))
        #expect(month.map { $0["department"] as? String } == ["", "Design"])
        #expect(
            month.map { $0["workedMinutes"] as? Int } == [0, 2550] && month.map { $0["people"] as? Int } == [1, 1]
        )
        let departments = try await muster("report", "day", "--day", "2025-10-06", "--by", "department").output
        #expect(departments.contains("Design") && departments.contains("8:30"), "\(departments)")
        let wrong = ["report", "exceptions", "--severity", "must-fix", "--json"] + monday
        let exceptions = try rows(try await Executable.run(wrong, environment: environment))
        #expect(exceptions.map { $0["kind"] as? String } == ["missing-out"])
        #expect(exceptions.map { $0["number"] as? Int } == [8])
        let own = try await Executable.run(["report", "person", "7", "--csv"] + monday, environment: environment).output
        #expect(own.contains("2025-10-06") && own.contains("09:00,17:30"), "\(own)")
        let file = try await muster("export", "csv", "departments", "--month", "2025-10").output
        #expect(file.hasPrefix("\u{FEFF}Department,People,") && file.contains("Design,1,5,"), "\(file)")
        let record = try await muster("export", "person", "7").output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any])
        #expect(json["name"] as? String == "林晓梅" && (json["entries"] as? [Any])?.count == 11)

        let again = try rows(try await muster("import", "punches", folder["punches.csv"], "--json"))
        #expect(again.map { $0["new"] as? Int } == [0] && again.map { $0["known"] as? Int } == [11])
        // A terminal that writes in its own way, and repeats itself.
        let profile = """
            dates: day month year
            badge: Card
            time: Clock
            direction: State
            in: 0
            badges: 4711=7
            """
        try profile.write(toFile: folder["terminal.txt"], atomically: true, encoding: .utf8)
        let list = "Card;Clock;State;Door\n4711;13.10.2025 9:00;0;a\n4711;13.10.2025 9:00;0;a\n"
        try list.write(toFile: folder["terminal.csv"], atomically: true, encoding: .utf8)
        let options = ["--profile", folder["terminal.txt"], "--dry-run", "--json"]
        let foreign = ["import", "punches", folder["terminal.csv"]] + options
        let counts = try rows(try await Executable.run(foreign, environment: environment)).first
        #expect(counts?["new"] as? Int == 1 && counts?["repeated"] as? Int == 1)
        let text = "number,time\n99,2025-10-06 09:00\n"
        try text.write(toFile: folder["wrong.csv"], atomically: true, encoding: .utf8)
        let refused = try await muster("import", "punches", folder["wrong.csv"], "--json")
        #expect(refused.code == 65)
        #expect(try rows(refused).map { $0["row"] as? Int } == [2])
    }

    @Test("a punch is replaced, removed and brought back, and requests are decided on by somebody else")
    func corrections() async throws {
        try await setUp()
        let monday = ["--from", "2025-10-06", "--to", "2025-10-06", "--json"]
        func worked() async throws -> Int? {
            let days = try await Executable.run(["report", "person", "7"] + monday, environment: environment)
            return try rows(days).first?["workedMinutes"] as? Int
        }
        let evidence = try await Executable.run(["report", "punches", "7"] + monday, environment: environment)
        let entries = try rows(evidence).compactMap { ($0["entry"] as? String).map { String($0.prefix(8)) } }
        try #require(entries.count == 2)
        let at = "2025-10-06 08:30"
        let replaced = try await correct("replace", "7", entries[0], "in", at, "--reason", "The clock was wrong")
        #expect(replaced.map { $0["change"] as? String } == ["replace"])
        #expect(replaced.map { $0["state"] as? String } == ["made"])
        #expect(try await worked() == 540)
        let removed = try await correct("remove", "7", entries[1], "--reason", "Somebody else's badge")
        let removal = try #require(removed.first?["correction"] as? String)
        let reversed = try await correct("reverse", "7", removal, "--reason", "It was theirs")
        #expect(reversed.map { $0["change"] as? String } == ["reverse"])
        #expect(try await worked() == 540)

        let asked = try await correct("add", "8", "out", "2025-10-06 17:00", "--reason", "Forgot", "--request")
        #expect(asked.map { $0["state"] as? String } == ["pending"])
        let own = try #require(asked.first?["correction"] as? String)
        #expect(try await correct("list").map { $0["correction"] as? String } == [own])
        let refused = try await muster("correct", "approve", own)
        #expect(refused.code == 65 && refused.errors.contains("your own request"), "\(refused.errors)")
        let others = try await requests()
        let approved = try await correct("approve", others[0].rawValue)
        #expect(approved.map { $0["state"] as? String } == ["approved"])
        let answered = try await correct("refuse", others[1].rawValue, "--reason", "Nobody saw you")
        #expect(answered.map { $0["state"] as? String } == ["refused"])
        #expect(answered.map { $0["answer"] as? String } == ["Nobody saw you"])
        let all = try await muster("correct", "list", "--all", "--csv").output
        #expect(all.contains("approved") && all.contains("Nobody saw you") && all.contains("reversed"), "\(all)")

        let wednesday = ["--from", "2025-10-08", "--to", "2025-10-08", "--json"]
        let closed = try rows(try await Executable.run(["period", "close"] + wednesday, environment: environment))
        #expect(closed.map { $0["from"] as? String } == ["2025-10-08"])
        let open = try rows(try await Executable.run(["period", "open"] + wednesday, environment: environment))
        #expect(open.isEmpty)
    }

    /// What a command about corrections prints for programs.
    private func correct(_ arguments: String...) async throws -> [[String: Any]] {
        let outcome = try await Executable.run(["correct"] + arguments + ["--json"], environment: environment)
        #expect(outcome.code == 0, "\(arguments): \(outcome.errors)")
        return try rows(outcome)
    }

    /// Two requests by an account, for 7 and 9 o'clock of 9 October.
    private func requests() async throws -> [CorrectionID] {
        let store = try SQLiteJournal(folder: folder["data"], mode: .existing)
        let person = try #require(try store.state().roster.anyone(number: try PersonNumber(typed: "8")))
        let commands = AttendanceCommands(
            repository: AttendanceRepository(store: store),
            actor: "account:sam",
            source: .supervisor
        )
        let midnight = Instant(microseconds: 1_759_968_000_000_000)
        var ids: [CorrectionID] = []
        for hour in [7, 9] {
            let id = CorrectionID()
            try await commands.request(
                .add(.in, at: midnight.adding(microseconds: Int64(hour) * 3_600_000_000)),
                for: person.id,
                reason: "Forgot",
                id: id,
                at: Instant(Date())
            )
            ids.append(id)
        }
        return ids
    }
}
