package import BeaconKit

/// An event on its way through a channel, or what became of it.
package struct Delivery: Hashable, Sendable, Identifiable {
    package enum State: String, Hashable, Sendable {
        case waiting, delivered
        /// It was tried for three days.
        case failed
    }

    /// When it was tried last, and what came of it.
    package struct Attempt: Hashable, Sendable {
        package let at: Instant
        package let outcome: SendOutcome

        package init(at: Instant, outcome: SendOutcome) {
            self.at = at
            self.outcome = outcome
        }
    }

    package let id: Int64
    package let channel: String
    /// The journal's entry that it tells of.
    package let sequence: Int64
    package let state: State
    /// When it was to be delivered first.
    package let queued: Instant
    /// When it is tried next, where it waits.
    package let due: Instant
    package let attempts: Int
    package let lastAttempt: Attempt?

    package init(
        id: Int64,
        channel: String,
        sequence: Int64,
        state: State,
        queued: Instant,
        due: Instant,
        attempts: Int,
        lastAttempt: Attempt?
    ) {
        self.id = id
        self.channel = channel
        self.sequence = sequence
        self.state = state
        self.queued = queued
        self.due = due
        self.attempts = attempts
        self.lastAttempt = lastAttempt
    }
}
