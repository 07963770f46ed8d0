import EndToEndSupport
import Foundation
import Testing

@Suite("Retention on the command line")
struct RetentionCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: String...) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
    }

    /// A day so many days ago.
    private func day(_ ago: Int) -> String {
        String(Date(timeIntervalSinceNow: -86_400 * Double(ago)).formatted(.iso8601).prefix(10))
    }

    /// A station that ran once, in UTC, with somebody's punches of long ago and of last week.
    private func setUp() async throws {
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
        #expect(try await muster("people", "add", "7", "林晓梅").code == 0)
        let days = [400, 399, 398, 5, 4].map { "7,\(day($0)) 09:00,in\n7,\(day($0)) 17:30,out" }
        let text = "number,time,direction\n" + days.joined(separator: "\n") + "\n"
        try text.write(toFile: folder["punches.csv"], atomically: true, encoding: .utf8)
        #expect(try await muster("import", "punches", folder["punches.csv"]).code == 0)
    }

    @Test("it is shown what will go, that goes, and everything else verifies and is what it was")
    func whole() async throws {
        try await setUp()
        let first = try await muster("retention")
        #expect(first.code == 0 && first.output.contains("No retention is set"), "\(first.output)\(first.errors)")
        let early = try await muster("retention", "run")
        #expect(early.code != 0 && early.errors.contains("retention set --usual"), "\(early.errors)")
        let short = try await muster("retention", "set", "--attendance", "30")
        #expect(short.code != 0 && short.errors.contains("93 to"), "\(short.errors)")
        let asked = try await muster("retention", "set", "--attendance", "200", "--signatures", "100")
        #expect(asked.code != 0 && asked.errors.contains("--yes"), "\(asked.errors)")
        #expect(asked.output.contains("6 of attendance before"), "\(asked.output)")
        #expect(asked.output.contains("the oldest of \(day(400))"), "\(asked.output)")
        #expect(try await muster("retention").output.contains("No retention is set"))

        let kept = try await muster("report", "person", "7", "--from", day(5), "--to", day(4))
        let set = try await muster("retention", "set", "--attendance", "200", "--signatures", "100", "--yes")
        #expect(set.code == 0, "\(set.errors)")
        let run = try await muster("retention", "run")
        #expect(run.code == 0 && run.errors.contains("6 entries were deleted"), "\(run.errors)")
        #expect(try await muster("retention", "run").errors.contains("Nothing was due"))
        #expect(try await muster("journal", "verify").output.contains("all genuine"))
        #expect(try await muster("journal", "rebuild").code == 0)
        #expect(try await muster("report", "person", "7", "--from", day(5), "--to", day(4)).output == kept.output)
        let gone = try await muster("report", "person", "7", "--from", day(400), "--to", day(399), "--json")
        #expect(gone.code == 0 && !gone.output.contains("absent") && !gone.output.contains("09:00"), "\(gone.output)")
        let json = try await muster("retention", "show", "--json")
        #expect(json.output.contains("\"count\" : 6") && json.output.contains("\"attendance\" : 200"), "\(json.output)")
        let late = try await muster("correct", "add", "7", "in", "\(day(399)) 09:00", "--reason", "Forgot")
        #expect(late.code == 65 && late.errors.contains("no longer kept"), "\(late.errors)")
    }

    @Test("an exported journal and a bundle say what is no longer kept, and any change of that is found")
    func exported() async throws {
        try await setUp()
        // What stands around those that go: the bundle has no gap.
        let old = try await muster("retention", "set", "--attendance", "200", "--signatures", "100", "--yes")
        #expect(old.code == 0)
        #expect(try await muster("retention", "run").code == 0)
        let exported = try await muster("journal", "export")
        let file = folder["journal.jsonl"]
        let elsewhere = ["MUSTER_DATA_DIR": folder["nothing"]]
        func verify(_ text: String) async throws -> Executable.Outcome {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            return try await Executable.run(["journal", "verify", file], environment: elsewhere)
        }
        let genuine = try await verify(exported.output)
        #expect(genuine.code == 0 && genuine.output.contains("6 of them"), "\(genuine.output)\(genuine.errors)")
        let lines = exported.output.split(separator: "\n").map(String.init)
        let stub = try #require(lines.firstIndex { $0.contains("\"type\":\"expired\"") })
        let explanation = try #require(lines.firstIndex { $0.contains("\"type\":\"expiry\"") })
        func without(_ index: Int) -> String {
            lines.enumerated().filter { $0.offset != index }.map(\.element).joined(separator: "\n")
        }
        var changed = lines
        changed[stub] = lines[stub].replacing(/"hash":"..../, with: "\"hash\":\"0000")
        for (index, text) in [without(stub), without(explanation), changed.joined(separator: "\n")].enumerated() {
            let outcome = try await verify(text)
            #expect(outcome.code == 1 && outcome.output.contains("NOT GENUINE"), "\(index): \(outcome.output)")
        }
        let bundle = folder["bundle.jsonl"]
        let made = try await muster("export", "bundle", "--from", day(401), "--to", "today", "--output", bundle)
        #expect(made.code == 0 && made.errors.contains("no longer kept"), "\(made.errors)")
        let checked = try await Executable.run(["journal", "verify", bundle], environment: elsewhere)
        #expect(checked.code == 0 && checked.output.contains("all genuine"), "\(checked.output)\(checked.errors)")
    }

    @Test("a station deletes what is due when it starts, and goes on")
    func station() async throws {
        try await setUp()
        #expect(try await muster("retention", "set", "--attendance", "200", "--signatures", "100", "--yes").code == 0)
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0"]
        try await Executable.withStation(serve) { station in
            _ = try await station.address()
            let isGone = try await comesTrue {
                try await muster("retention", "show", "--json").output.contains("\"count\" : 6")
            }
            #expect(isGone, "Nothing has gone.")
        }
        #expect(try await muster("journal", "verify").output.contains("all genuine"))
    }
}
