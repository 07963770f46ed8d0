package import BeaconKit

/// Verifies the journal when somebody asks, and remembers what came of it until the station stops.
package actor VerificationManager {
    /// What a verification found.
    package struct Outcome: Hashable, Sendable {
        package let at: Instant
        /// A sentence for each thing that does not hold.
        package let findings: [String]
    }

    private let store: any StorageInspector
    package private(set) var last: Outcome?

    package init(store: any StorageInspector) {
        self.store = store
    }

    /// Verifies the whole journal. Whoever asks meanwhile waits for the same.
    ///
    /// - Throws: ``StoreError``.
    @discardableResult
    package func verify(at now: Instant) throws -> Outcome {
        let outcome = Outcome(at: now, findings: try store.verifyAll())
        last = outcome
        return outcome
    }
}
