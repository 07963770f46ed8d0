import EndToEndSupport
import Foundation
import Testing

@Suite("muster replay")
struct ReplayCommandTests {
    private struct Line: Decodable {
        let time: String
        let event: String
        let uuid: String?
        let major: Int?
        let minor: Int?
        let region: String?
        let room: String?
        let lastSeen: String?
    }

    static let uuid = "DAF246CE-8363-11E4-B116-123B93F75CBA"

    /// A beacon heard every second in one room, then in none, while another is heard in a second room all the time.
    static let recording: String = {
        func line(_ second: Int, _ receiver: String, _ minor: Int) -> String {
            #"{"time":\#(1_425_757_567 + second).5,"receiver":"\#(receiver)","uuid":"\#(uuid)","major":1,"minor":\#(minor),"#
                + #""power":-62,"rssi":-60}"#
        }
        let leaving = (0..<60).map { line($0, "会议室", 7) } + (0..<120).map { line($0, "会议室", 9) }
        let staying = (0..<120).map { line($0, "Hall", 8) }
        return (staying.reversed() + leaving).joined(separator: "\n") + "\n"
    }()

    private func events(_ output: String) throws -> [Line] {
        try output.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }

    @Test("prints one object an event in order of time, and a summary on standard error")
    func json() async throws {
        let outcome = try await Executable.run(["replay", "--json", "-"], input: Self.recording)
        #expect(outcome.code == 0)
        let events = try events(outcome.output)
        #expect(events.map(\.time) == events.map(\.time).sorted())
        #expect(events.count { $0.event == "enter" } == 3)
        let exits = events.filter { $0.event == "exit" }
        #expect(exits.map(\.minor) == [7])
        #expect(exits.first?.uuid == Self.uuid)
        #expect(exits.first?.room == "会议室")
        #expect(exits.first?.lastSeen == "2015-03-07T19:47:06.500Z")
        #expect(outcome.errors.contains("300 reports read, 300 iBeacons found, 0 malformed, 0 skipped"))
    }

    @Test("prints a table for a person")
    func table() async throws {
        let outcome = try await Executable.run(["replay", "-"], input: Self.recording)
        #expect(outcome.code == 0)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("Time (UTC)") == true)
        #expect(lines.count { $0.contains("enter") } == 3)
        #expect(lines.count { $0.contains("DAF246CE…:1:7") && $0.contains("exit") } == 1)
    }

    @Test("watches only the regions that are named")
    func region() async throws {
        let arguments = ["replay", "--json", "--region", "\(Self.uuid):1:7", "-"]
        let events = try events(await Executable.run(arguments, input: Self.recording).output)
        #expect(Set(events.compactMap(\.minor)) == [7])
        #expect(events.contains { $0.event == "exit" && $0.region == "\(Self.uuid):1:7" })
    }

    @Test("skips what can't be used, and says why and where")
    func skipped() async throws {
        let damaged = Self.recording + "\n{\"time\":1}\n{\"ti"
        let outcome = try await Executable.run(["replay", "-"], input: damaged)
        #expect(outcome.code == 0)
        #expect(outcome.errors.contains("standard input: skipped 1 line: no uuid (line 302)"))
        #expect(outcome.errors.contains("standard input: skipped 1 line: cut off at the end of the file (line 303)"))
        #expect(outcome.errors.contains("300 iBeacons found, 0 malformed, 2 skipped"))
    }

    @Test(
        "ends with a code and one line for what it can't read",
        arguments: [
            ("", 66, "standard input: is empty"), ("what is this\n", 66, "standard input: is not a recording"),
            ("btsnoop\0", 65, "standard input: ends within its header"),
            ("{\"time\":1}\n", 65, "standard input: nothing in it is usable"),
        ] as [(String, Int32, String)]
    )
    func unusable(input: String, code: Int32, message: String) async throws {
        let outcome = try await Executable.run(["replay", "--json", "-"], input: input)
        #expect(outcome.code == code)
        #expect(outcome.errors.contains("muster: \(message)"))
        #expect(outcome.output.isEmpty)
    }

    @Test("names a file that isn't there")
    func missing() async throws {
        let outcome = try await Executable.run(["replay", "/nowhere/day.btsnoop"])
        #expect(outcome.code == 66)
        #expect(outcome.errors == "muster: /nowhere/day.btsnoop: can't be opened: No such file or directory\n")
    }

    @Test(
        "refuses options that make no sense",
        arguments: [
            ["--exit-time", "0"], ["--enter-distance", "-1"], ["--enter-distance", "5", "--exit-distance", "2"],
            ["--region", "kitchen"], ["-"],
        ]
    )
    func usage(options: [String]) async throws {
        #expect(try await Executable.run(["replay", "-"] + options).code == 64)
    }
}
