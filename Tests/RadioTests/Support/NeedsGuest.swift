import Testing

/// Skips tests, and says why, where no guest can be made: no network, or no Debian packages. Where the tests must run,
/// as in continuous integration, the environment has `MUSTER_RADIO_REQUIRED=1`, and this is a failure.
struct NeedsGuest: SuiteTrait, TestTrait {
    private struct NoGuest: Error, CustomStringConvertible {
        let description: String
    }

    func prepare(for test: Test) async throws {
        let outcome = try await Guest.fetch()
        let reason = outcome.output.split(separator: "\n").last.map(String.init) ?? "the guest could not be made"
        if outcome.code == Guest.skipped { try Test.cancel("\(reason.replacing("skipped: ", with: ""))") }
        if outcome.code != 0 { throw NoGuest(description: reason) }
    }
}

extension Trait where Self == NeedsGuest {
    static var needsGuest: Self { NeedsGuest() }
}
