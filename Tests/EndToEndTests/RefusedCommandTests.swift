import EndToEndSupport
import MusterStorage
import Station
import Testing

/// The same requests as `SameRequestTests` sends by forms and programs, which no way in takes for something else.
@Suite("Commands that ask for what cannot be")
struct RefusedCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func muster(_ arguments: [String]) async throws -> Executable.Outcome {
        try await Executable.run(arguments, environment: ["MUSTER_DATA_DIR": folder["data"]])
    }

    private static let beacon = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:2"

    private static let refusals = [
        ["shift", "policy", "adopt", "--from", "2026-12-01", "--rounding-in", "17 sideways"],
        ["shift", "policy", "adopt", "--from", "2026-12-01", "--away", "elsewhere"],
        ["shift", "policy", "adopt", "--from", "2026-12-01", "--closing", "sometime"],
        ["shift", "policy", "adopt", "--from", "2026-12-01", "--grace", "241"],
        ["items", "add", "Bag", "\(beacon):3", "--owner", "99"],
        ["items", "add", "Bag", "\(beacon):65536"],
        ["items", "quiet", "7", "22:00-07:00", "--days", "9"],
        ["alerts", "--snooze", "x", "--minutes", "0"],
        ["correct", "add", "7", "sideways", "2026-11-20 08:55", "--reason", "Forgot"],
        ["correct", "add", "7", "in", "2026-11-20 25:00", "--reason", "Forgot"],
        ["period", "close", "--from", "2026-10-31", "--to", "2026-10-01"],
        ["retention", "set", "--presence", "-1"],
        ["stations", "share", String(repeating: "a", count: 64), "--people", "some"],
        ["people", "add", "70", " "],
    ]

    @Test("each is refused, and nothing is changed")
    func refused() async throws {
        let serve = ["serve", "--data-dir", folder["data"], "--port", "0", "--time-zone", "UTC"]
        try await Executable.withStation(serve) { _ = try await $0.address() }
        #expect(try await muster(["people", "add", "7", "Mei Lin"]).code == 0)
        let store = try SQLiteJournal(folder: folder["data"], mode: .existing)
        let head = try store.state().head
        for arguments in Self.refusals {
            let outcome = try await muster(arguments)
            #expect(outcome.code == 64 || outcome.code == 65, "\(arguments): \(outcome.code) \(outcome.errors)")
            #expect(!outcome.errors.isEmpty)
            #expect(try store.state().head == head, "\(arguments)")
        }
    }
}
