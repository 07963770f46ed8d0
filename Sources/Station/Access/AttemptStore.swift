package import BeaconKit

/// Counts attempts to open doors for all processes that let people in, so that a guesser does not get as many as there are
/// processes.
package protocol AttemptStore: Sendable {
    /// Changes what is counted of a door and an address while nobody else does.
    ///
    /// - Parameter change: gets a throttle that knows what all processes counted of these two, and nothing else.
    /// - Throws: ``StoreError``; then nothing was counted, and nobody may try.
    func count<Value: Sendable>(
        _ door: SignInThrottle.Door,
        from address: String,
        at now: Instant,
        _ change: @Sendable (inout SignInThrottle) -> Value
    ) throws -> Value
}
