package import BeaconKit

/// How the transmitter is doing, and what of that people are told.
package struct TransmitterMonitor: Sendable {
    /// How long nothing can be transmitted until that is told, in µs: a radio that is busy for a moment answers at the
    /// next.
    package static let patience: Int64 = 5_000_000

    /// What is to be told.
    package enum News: Hashable, Sendable {
        case works
        /// Nothing can be transmitted, and has not been able to for ``patience``.
        case fails(RadioCondition)
    }

    /// Whether there is anything that transmits.
    package let exists: Bool
    private var state = TransmitterState.idle
    /// Since when it fails.
    private var failing: Instant?

    package init(exists: Bool) { self.exists = exists }

    /// Takes how it is doing.
    ///
    /// - Returns: what holds now; `nil` where nothing can be said.
    package mutating func update(_ new: TransmitterState, at now: Instant) -> News? {
        state = new
        switch new {
        // Nothing to transmit says nothing of whether one could, nor does the first moment.
        case .idle, .unable(.starting): return nil
        case .transmitting:
            failing = nil
            return .works
        case .unable(let condition):
            let since = failing ?? now
            failing = since
            return now.microseconds(since: since) >= Self.patience ? .fails(condition) : nil
        }
    }

    /// Why nothing can be transmitted; `nil` if something can, or nobody knows.
    package var condition: RadioCondition? {
        if !exists { return .absent }
        if case .unable(let condition) = state { return condition }
        return nil
    }

    /// The same for people who have something transmitted.
    ///
    /// - Parameter isWanted: whether there is anything to transmit for them.
    package func radio(isWanted: Bool) -> BroadcastState.Radio {
        guard exists else { return .none }
        guard isWanted else { return .idle }
        return switch state {
        case .idle: .starting
        case .transmitting(let adapter): .transmitting(adapter.name)
        case .unable(let condition): .unable(condition)
        }
    }
}
