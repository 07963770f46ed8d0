import Testing

/// The guests of this run of tests: one for each group of scenarios, booted when the first of the group is asked for.
actor GuestRuns {
    static let shared = GuestRuns()

    /// What became of a scenario: what failed, or nothing.
    struct Result: Sendable {
        let failures: [String]
    }

    private var consoles: [String: String] = [:]

    /// What booting and the first of a group take on a busy machine, in seconds.
    private static let bootLimit = 60

    func result(of entry: ScenarioEntry) async throws -> Result {
        let console = try await console(of: entry.group)
        var failures: [String] = []
        for line in console.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 3, fields[0] == "AIR", fields[2] == entry.name else { continue }
            switch fields[1] {
            case "failure": failures.append(fields[3...].joined(separator: " "))
            case "passed": return Result(failures: [])
            case "failed": return Result(failures: failures)
            default: break
            }
        }
        let end = console.split(separator: "\n").suffix(20).joined(separator: "\n")
        return Result(failures: failures + ["The guest ended before the scenario did:\n\(end)"])
    }

    private func console(of group: String) async throws -> String {
        if let console = consoles[group] { return console }
        let entries = try await ScenarioEntry.all().filter { $0.group == group }
        let limit = entries.reduce(Self.bootLimit) { $0 + $1.limit }
        let outcome = try await Guest.play(entries.map(\.name), timeout: limit)
        consoles[group] = outcome.output
        return outcome.output
    }
}
