import SystemPackage
import Testing

/// A scenario, as `muster-air list` names it: the only place that knows them all.
struct ScenarioEntry: Hashable, Sendable, CustomTestStringConvertible {
    let name: String
    /// Which scenarios run in one guest.
    let group: String
    /// How long it takes at most, in seconds, on a machine with nothing else to do.
    let limit: Int

    var testDescription: String { name }

    /// All scenarios.
    static func all() async throws -> [ScenarioEntry] {
        let outcome = try await Guest.run(Project.products.appending("muster-air"), ["list"])
        let entries = outcome.output.split(separator: "\n").compactMap { line -> ScenarioEntry? in
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 3, let limit = Int(fields[2]) else { return nil }
            return ScenarioEntry(name: fields[0], group: fields[1], limit: limit)
        }
        try #require(!entries.isEmpty, "muster-air lists no scenario")
        return entries
    }
}
