import EndToEndSupport
import Foundation
import Testing

@Suite("The demo")
struct DemoTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("a working day passes on the board: people arrive, one of them late, go for lunch, and leave")
    func day() async throws {
        let data = folder["demo"]
        try await Executable.withStation(["demo", "--data-dir", data, "--port", "0", "--speed", "1200"]) { station in
            let address = try await station.address()
            let first = try await Web.board(address)
            #expect(first.people.count >= 10)
            func wait(_ condition: @Sendable @escaping (BoardDocument) -> Bool) async throws -> BoardDocument? {
                try await Web.board(address, within: patience, where: condition)
            }
            #expect(try await wait { $0.people.contains { $0.status == "on site" } } != nil, "nobody arrives")
            let late = try await wait { $0.people.contains { $0.status == "late" } }
            #expect(late?.people.contains { ($0.minutesLate ?? 0) > 5 } == true, "nobody is late")
            #expect(try await wait { $0.people.contains { $0.status == "away" } } != nil, "nobody goes for lunch")
            #expect(try await wait { !$0.unknownBeacons.isEmpty } != nil, "nobody visits")
            #expect(try await wait { $0.people.contains { $0.status == "gone" } } != nil, "nobody goes home")
            let next = try await wait { $0.day > first.day }
            #expect(next?.people.allSatisfy { $0.status == "expected" } == true, "the day does not turn over")
        }
        #expect(try await Executable.run(["journal", "verify", "--data-dir", data]).code == 0)
        // At this speed it passes within a moment, which a look at the board may miss.
        let journal = try await Executable.run(["journal", "export", "--data-dir", data]).output
        #expect(
            journal.contains("\"receiver-deaf\"") && journal.contains("\"receiver-heard\""),
            "no receiver goes deaf"
        )
    }

    @Test("the same seed gives the same day")
    func repeatable() async throws {
        var days: [[Substring]] = []
        for name in ["first", "second"] {
            let data = folder[name]
            let outcome = try await Executable.withStation(
                ["demo", "--data-dir", data, "--port", "0", "--speed", "100000", "--days", "1", "--print-entries"],
                ending: nil
            ) { _ = try await $0.address() }
            #expect(outcome.code == 0, "\(outcome.errors)")
            // The people's identifiers are random; when and which way they punch is not.
            days.append(
                outcome.output.split(separator: "\n").filter { $0.contains("\"punch") }.map {
                    $0.firstMatch(of: /"happened":"?[^,"]+/)?.output ?? $0
                }
            )
        }
        #expect(days[0].count > 30)
        #expect(days[0] == days[1])
    }
}
