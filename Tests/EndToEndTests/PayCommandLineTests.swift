import EndToEndSupport
import Foundation
import Testing

@Suite("Pay on the command line")
struct PayCommandLineTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String...) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
    }

    private func rows(_ outcome: Executable.Outcome) throws -> [[String: Any]] {
        try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]],
            "\(outcome.errors)"
        )
    }

    /// A station that ran once, in UTC, with a week's punches of October, 8:30 a day.
    private func setUp() async throws {
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
        #expect(try await muster("people", "add", "7", "林晓梅", "--department", "Design").code == 0)
        let lines = ["06", "07", "08", "09", "10"].map { "7,2025-10-\($0) 09:00,in\n7,2025-10-\($0) 17:30,out" }
        let text = "number,time,direction\n" + lines.joined(separator: "\n") + "\n"
        try text.write(toFile: folder["punches.csv"], atomically: true, encoding: .utf8)
        #expect(try await muster("import", "punches", folder["punches.csv"]).code == 0)
    }

    private static let week = ["--from", "2025-10-06", "--to", "2025-10-10", "--json"]

    private func week(_ arguments: String...) async throws -> [[String: Any]] {
        let all = arguments + Self.week
        return try rows(try await Executable.run(all, environment: ["MUSTER_DATA_DIR": folder["data"]]))
    }

    @Test("rules divide days, a contract keeps an account, laws are checked; closed days stay")
    func week() async throws {
        try await setUp()
        let set = try await muster("pay", "rule", "set", "--everyone", "--template", "day", "--from", "2025-10-01")
        #expect(set.code == 0 && set.errors.contains("2025-10-01"), "\(set.errors)")
        #expect(
            try rows(try await muster("pay", "rule", "list", "--json")).map { $0["scope"] as? String } == ["everyone"]
        )
        let day = try await muster("pay", "day", "7", "2025-10-06")
        #expect(day.output.contains("OT25") && day.output.contains("8:30 paid time = 8:30 in codes"), "\(day.output)")
        let period = try await week("pay", "period")
        #expect(period.map { "\($0["code"] ?? "") \($0["minutes"] ?? "")" } == ["N 2400", "OT25 150"])

        let contract = try await muster("contract", "set", "7", "weekly 40:00 days 12345", "--from", "2025-10-06")
        #expect(contract.code == 0, "\(contract.errors)")
        let payout = try await muster(
            "account",
            "book",
            "7",
            "payout",
            "1:00",
            "--day",
            "2025-10-07",
            "--reason",
            "Paid"
        )
        #expect(payout.code == 0, "\(payout.errors)")
        let less = try await muster(
            "account",
            "book",
            "7",
            "adjustment",
            "-0:30",
            "--day",
            "2025-10-08",
            "--reason",
            "Course"
        )
        #expect(less.code == 0, "\(less.errors)")
        let account = try await week("account", "show", "7")
        #expect(account.map { $0["closingMinutes"] as? Int } == [0, -60, -90, -90, -90])
        let bookings = try rows(try await muster("account", "bookings", "7", "--json"))
        #expect(bookings.map { $0["reason"] as? String } == ["Paid", "Course"])

        #expect(try await muster("law", "apply", "de", "--from", "2025-10-01").code == 0)
        let findings = try await week("law", "check")
        #expect(findings.contains { $0["article"] as? String == "ArbZG § 4 sentence 1" })

        let close = try await muster("period", "close", "--from", "2025-10-06", "--to", "2025-10-10", "--force")
        #expect(close.code == 0, "\(close.errors)")
        let late = try await muster("pay", "rule", "end", "--everyone", "--from", "2025-10-01")
        #expect(late.code == 65 && late.errors.contains("closed"), "\(late.errors)")
    }

    @Test(
        "what is refused is said with what to do",
        arguments: [
            (["pay", "rule", "set", "--everyone", "--rules", "overtime please"], "is not a pay rule"),
            (["pay", "rule", "end", "--everyone"], "No rules of exactly these people"),
            (["contract", "set", "7", "40 hours"], "is not a contract"),
            (["contract", "end", "x"], "There is no contract"),
            (["account", "book", "7", "payout", "soon", "--reason", "r"], "must be hours and minutes"),
            (["account", "limits", "set", "--everyone", "plenty"], "is not a rule of an hours account"),
            (["law", "apply", "de", "--week", "8"], "must be 1, 2, 3, 4, 5, 6 or 7"),
        ]
    )
    func refused(arguments: [String], words: String) async throws {
        try await setUp()
        let outcome = try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
        #expect(outcome.code == 65 && outcome.errors.contains(words), "\(outcome.code) \(outcome.errors)")
    }

    @Test("months are signed, findings acknowledged, time approved and exports kept, all by command")
    func office() async throws {
        try await setUp()
        let month = ["--month", "2025-10"]
        let unsigned = try await muster("sheet", "countersign", "7", "--month", "2025-10", "--name", "Bo Diaz")
        #expect(unsigned.code == 65 && unsigned.errors.contains("has not confirmed"), "\(unsigned.errors)")
        let confirmed = try await muster("sheet", "confirm", "7", "--month", "2025-10", "--name", "林晓梅")
        #expect(confirmed.code == 0, "\(confirmed.errors)")
        let signed = try await muster("sheet", "countersign", "7", "--month", "2025-10", "--name", "Bo Diaz")
        #expect(signed.code == 0, "\(signed.errors)")
        let environment = ["MUSTER_DATA_DIR": folder["data"]]
        func states() async throws -> [String?] {
            try rows(try await Executable.run(["sheet", "list", "--json"] + month, environment: environment))
                .map { $0["state"] as? String }
        }
        #expect(try await states() == ["countersigned"])

        let terms = "weekly 40:00 days 12345 flexitime 09:30-20:00"
        #expect(try await muster("contract", "set", "7", terms, "--from", "2025-10-06").code == 0)
        #expect(try await states() == ["changed"])
        let approved = try await muster("account", "approve", "7", "2025-10-06", "--reason", "Stocktaking", "--json")
        #expect(try rows(approved).map { $0["outsideMinutes"] as? Int } == [0])
        let again = try await muster("account", "approve", "7", "2025-10-06", "--reason", "Stocktaking")
        #expect(again.code == 65 && again.errors.contains("waiting for approval"), "\(again.errors)")

        #expect(try await muster("law", "apply", "de", "--from", "2025-10-01").code == 0)
        let seen = try await muster("law", "acknowledge", "7", "2025-10-06", "--reason", "Agreed")
        #expect(seen.code == 0 && seen.errors.contains("ArbZG"), "\(seen.errors)")
        let findings = try await week("law", "check")
        let monday = findings.filter { $0["day"] as? String == "2025-10-06" }
        #expect(!monday.isEmpty && monday.allSatisfy { $0["acknowledged"] as? Bool == true })
        #expect(findings.contains { $0["acknowledged"] as? Bool == false })

        let mapping = #"{"codes":{"worked":{"type":"100"},"overtime":{"type":"200"},"absent":{"skip":true}}}"#
        try mapping.write(toFile: folder["codes.json"], atomically: true, encoding: .utf8)
        let columns = #"{"columns":[{"value":"number"},{"value":"wageType"},{"value":"hours"}]}"#
        try columns.write(toFile: folder["ours.json"], atomically: true, encoding: .utf8)
        let kept = try await muster(
            "pay",
            "setup",
            "set",
            "ours",
            "--mapping",
            folder["codes.json"],
            "--template",
            folder["ours.json"],
            "--from",
            "2025-10-01"
        )
        #expect(kept.code == 0, "\(kept.errors)")
        let exported = try await muster("export", "payroll", "--setup", "ours", "--month", "2025-10")
        #expect(exported.code == 0 && exported.output.contains("100"), "\(exported.errors)")
        let period = try await muster("export", "payroll", "--setup", "ours", "--period", "2025-10-31")
        #expect(period.code == 0 && period.output == exported.output, "\(period.errors)")
        let missing = try await muster("export", "payroll", "--setup", "theirs", "--month", "2025-10")
        #expect(missing.code == 65 && missing.errors.contains("theirs"), "\(missing.errors)")

        try "number: EmpNo\ntime: At\n".write(toFile: folder["profile.txt"], atomically: true, encoding: .utf8)
        #expect(try await muster("import", "profile", "set", "terminal", folder["profile.txt"]).code == 0)
        try "EmpNo,At\n7,2025-10-13 09:00\n".write(toFile: folder["list.csv"], atomically: true, encoding: .utf8)
        let imported = try await muster("import", "punches", folder["list.csv"], "--saved", "terminal")
        #expect(imported.code == 0 && imported.errors.contains("Imported 1"), "\(imported.errors)")
        #expect(try await muster("import", "profile", "remove", "terminal").code == 0)
        #expect(try rows(try await muster("import", "profile", "list", "--json")).isEmpty)
    }
}
