import Testing

/// The guests of this run of tests. All scenarios are played when the first is asked for, by several guests at once:
/// most of a guest's time is waiting.
actor GuestRuns {
    static let shared = GuestRuns()

    /// What became of a scenario: what failed, or nothing.
    struct Result: Sendable {
        let failures: [String]
    }

    /// Scenarios that one guest plays, one after the other.
    private typealias Batch = [ScenarioEntry]

    /// What booting and the first of a group take on a busy machine, in seconds.
    private static let bootLimit = 60
    /// How long the scenarios of a guest may take at most, in seconds, unless one alone takes longer.
    private static let batchLimit = 900
    /// How many guests run at once: each has one processor, and uses a third of it. A
    /// fourth starved scenarios that have to be in time.
    private static let lanes = 3

    /// The console that tells of each scenario, by its name; `nil` before they were played.
    private var consoles: [String: String]?

    /// Asked by one test after the other.
    func result(of entry: ScenarioEntry) async throws -> Result {
        if consoles == nil { consoles = try await Self.playAll() }
        let console = consoles?[entry.name] ?? ""
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

    private static func playAll() async throws -> [String: String] {
        var batches = batches(of: try await ScenarioEntry.all())[...]
        return try await withThrowingTaskGroup(of: [String: String].self) { group in
            var consoles: [String: String] = [:]
            for _ in 0..<lanes {
                if let batch = batches.popFirst() { group.addTask { try await play(batch) } }
            }
            for try await played in group {
                consoles.merge(played) { $1 }
                if let batch = batches.popFirst() { group.addTask { try await play(batch) } }
            }
            return consoles
        }
    }

    private static func play(_ batch: Batch) async throws -> [String: String] {
        let limit = 3 * batch.reduce(bootLimit) { $0 + $1.limit }
        let outcome = try await Guest.play(batch.map(\.name), timeout: limit)
        return Dictionary(uniqueKeysWithValues: batch.map { ($0.name, outcome.output) })
    }

    /// Shares the scenarios out, those that may take long first: they decide when all is done.
    private static func batches(of entries: [ScenarioEntry]) -> [Batch] {
        var batches: [Batch] = []
        for (_, entries) in Dictionary(grouping: entries, by: \.group).sorted(by: { $0.key > $1.key }) {
            let total = entries.reduce(0) { $0 + $1.limit }
            var shares = [Batch](repeating: [], count: (total + batchLimit - 1) / batchLimit)
            for entry in entries.sorted(by: { $0.limit > $1.limit }) {
                let loads = shares.map { $0.reduce(0) { $0 + $1.limit } }
                guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { continue }
                shares[least].append(entry)
            }
            batches += shares
        }
        return batches
    }
}
