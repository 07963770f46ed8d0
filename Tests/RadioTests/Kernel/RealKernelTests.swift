import Testing

/// The scenarios of `muster-air`, each in a guest with Debian's kernel.
@Suite("On the real kernel", .serialized, .needsGuest)
struct RealKernelTests {
    @Test("a scenario ends well", arguments: try await ScenarioEntry.all())
    func scenario(_ entry: ScenarioEntry) async throws {
        for failure in try await GuestRuns.shared.result(of: entry).failures {
            Issue.record("\(entry.name): \(failure)")
        }
    }
}
