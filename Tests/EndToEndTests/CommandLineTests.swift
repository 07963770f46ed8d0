import EndToEndSupport
import Foundation
import Testing

@Suite("The command line")
struct CommandLineTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String..., environment: [String: String] = [:]) async throws -> Executable.Outcome
    {
        try await Executable.run(arguments, environment: environment.merging(["MUSTER_DATA_DIR": folder.path]) { $1 })
    }

    /// A station that ran once: the site is set up.
    private func setUp() async throws {
        try await Executable.withStation([
            "serve", "--data-dir", folder.path, "--open-board", "--port", "0", "--time-zone", "UTC",
        ]) {
            _ = try await $0.address()
        }
    }

    @Test("people are added, listed, changed and removed")
    func people() async throws {
        try await setUp()
        #expect(try await muster("people", "add", "7", "林晓梅", "--department", "Design").code == 0)
        #expect(try await muster("people", "edit", "7", "--new-number", "70", "--position", "Head").code == 0)
        let list = try await muster("people", "list", "--json")
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
        #expect(rows.count == 1)
        #expect(rows.first?["number"] as? Int == 70)
        #expect(rows.first?["name"] as? String == "林晓梅")
        #expect(rows.first?["department"] as? String == "Design")
        #expect(rows.first?["position"] as? String == "Head")
        #expect(try await muster("people", "remove", "70").code == 0)
        #expect(try await muster("people", "list", "--json").output.filter { !$0.isWhitespace } == "[]")
    }

    @Test("a number that is taken is refused and names its holder")
    func duplicateNumber() async throws {
        try await setUp()
        #expect(try await muster("people", "add", "7", "Amara Okafor").code == 0)
        let second = try await muster("people", "add", "7", "Sam Hill")
        #expect(second.code == 65)
        #expect(second.errors.contains("Amara Okafor"))
        #expect(second.errors.split(separator: "\n").count == 1)
    }

    @Test("a badge that is taken is refused and names its holder; a lost one is free again")
    func badges() async throws {
        try await setUp()
        let beacon = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42"
        #expect(try await muster("people", "add", "7", "Amara Okafor", "--badge", beacon).code == 0)
        #expect(try await muster("people", "add", "8", "Sam Hill").code == 0)
        let second = try await muster("badge", "assign", "8", beacon.lowercased())
        #expect(second.code == 65)
        #expect(second.errors.contains("Amara Okafor"))
        #expect(try await muster("badge", "revoke", beacon).code == 0)
        #expect(try await muster("badge", "assign", "8", beacon).code == 0)
        #expect(try await muster("badge", "list", "--json").output.contains("Sam Hill"))
    }

    @Test(
        "what is not right is refused, in one line that says what to do",
        arguments: [
            (["people", "add", "0", "Nobody"], "number"),
            (["people", "add", "7", "   "], "name is empty"),
            (["people", "add", "7", "Sam", "--badge", "nonsense"], "UUID:MAJOR:MINOR"),
            (["people", "add", "7", "Sam", "--photo", "/nowhere.jpg"], "/nowhere.jpg"),
            (["people", "remove", "9"], "Nobody has the number 9"),
            (["badge", "assign", "9", "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42"], "Nobody has the number 9"),
        ]
    )
    func refusals(arguments: [String], expected: String) async throws {
        try await setUp()
        let outcome = try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder.path])
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    }

    @Test("a CSV file is imported whole or, with every problem named by its row, not at all")
    func importing() async throws {
        try await setUp()
        let file = folder["staff.csv"]
        let text =
            "\u{FEFF}number,name,department,badge\r\n"
            + "1,\"Hill, Sam\",Sales,F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:1\r\n"
            + "2,林晓梅,Design,\r\n"
        try (text + "2,Again,,\r\nx,No number,,\r\n").write(toFile: file, atomically: true, encoding: .utf8)
        let refused = try await muster("people", "import", file)
        #expect(refused.code == 65)
        #expect(refused.errors.contains("row 4") && refused.errors.contains("row 5"), "\(refused.errors)")
        #expect(try await muster("people", "list", "--json").output.filter { !$0.isWhitespace } == "[]")

        try text.write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try await muster("people", "import", file, "--dry-run").code == 0)
        #expect(try await muster("people", "import", file).code == 0)
        let list = try await muster("people", "list", "--json").output
        #expect(list.contains("Hill, Sam") && list.contains("林晓梅"))
    }

    @Test("the board of a new day expects everybody who is to work, and says why others are on leave")
    func board() async throws {
        try await setUp()
        #expect(try await muster("people", "add", "7", "Amara Okafor").code == 0)
        #expect(try await muster("people", "add", "8", "Bo Lind").code == 0)
        // A year around today, so that midnight does not matter.
        let format = Date.ISO8601FormatStyle().year().month().day()
        let from = Date.now.addingTimeInterval(-15_000_000).formatted(format)
        let to = Date.now.addingTimeInterval(15_000_000).formatted(format)
        let granted = try await muster("shift", "leave", "grant", "8", "sick", "--from", from, "--to", to)
        #expect(granted.code == 0, "\(granted.errors)")
        let json = try await muster("board", "--json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let people = try #require(document["people"] as? [[String: Any]])
        // On a weekend nobody is expected.
        #expect(["expected", "free"].contains(people.first?["status"] as? String))
        #expect(people.last?["status"] as? String == "on leave")
        #expect(people.last?["leave"] as? String == "sick")
        let table = try await muster("board").output
        #expect(table.contains("Amara Okafor") && table.contains("on leave (sick)"))
    }

    @Test(
        "a wrong setting names itself, where it was set, and what is allowed",
        arguments: [
            (["--port", "70000"], [:], "--port", "0 to 65535"),
            ([], ["MUSTER_PORT": "seventy"], "MUSTER_PORT", "0 to 65535"),
            ([], ["MUSTER_TIME_ZONE": "Mars/Base"], "MUSTER_TIME_ZONE", "Europe/Berlin"),
            (["--shift", "9-5"], [:], "--shift", "09:00-17:30"),
            ([], ["MUSTER_GRACE": "-1"], "MUSTER_GRACE", "0 to 240"),
            ([], ["MUSTER_LOG_LEVEL": "loud"], "MUSTER_LOG_LEVEL", "warning"),
        ] as [([String], [String: String], String, String)]
    )
    func settings(flags: [String], environment: [String: String], name: String, allowed: String) async throws {
        let outcome = try await Executable.run(
            ["serve", "--data-dir", folder.path] + flags,
            environment: environment
        )
        #expect(outcome.code == 78)
        #expect(outcome.errors.contains(name) && outcome.errors.contains(allowed), "\(outcome.errors)")
    }

    @Test("flags win over the environment, and the environment over the file")
    func precedence() async throws {
        let file = folder["settings.json"]
        try #"{"port": 99999, "siteName": "From the file"}"#.write(toFile: file, atomically: true, encoding: .utf8)
        let fromFile = try await muster("serve", "--config", file)
        #expect(fromFile.code == 78 && fromFile.errors.contains("port"))
        let fromEnvironment = try await muster("serve", "--config", file, environment: ["MUSTER_PORT": "88888"])
        #expect(fromEnvironment.errors.contains("MUSTER_PORT"))
        let fromFlag = try await muster("serve", "--config", file, "--port", "77777", environment: ["MUSTER_PORT": "1"])
        #expect(fromFlag.errors.contains("--port"))
        try #"{"prot": 8080}"#.write(toFile: file, atomically: true, encoding: .utf8)
        let misspelt = try await muster("serve", "--config", file)
        #expect(misspelt.code == 78 && misspelt.errors.contains("prot") && misspelt.errors.contains("port"))
    }

    @Test(
        "commands on a folder without a journal say so",
        arguments: [["people", "list"], ["board"], ["journal", "verify"]]
    )
    func noJournal(arguments: [String]) async throws {
        let outcome = try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["nothing"]])
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains(folder["nothing"]), "\(outcome.errors)")
        #expect(!FileManager.default.fileExists(atPath: folder["nothing"]))
    }
}
