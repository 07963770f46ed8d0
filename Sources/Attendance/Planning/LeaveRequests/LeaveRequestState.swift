package import BeaconKit

/// Leave that somebody asked for, with what became of it.
package struct LeaveRequestState: Hashable, Sendable {
    package enum Decision: Hashable, Sendable {
        case pending
        case granted(by: String, at: Instant)
        case refused(by: String, at: Instant, reason: Commitment)
        /// By the person who asked, before anybody decided.
        case withdrawn(at: Instant)
        /// It had been granted.
        case cancelled(by: String, at: Instant)
    }

    package let leave: Leave
    /// Commits to what they say about it; `nil` for nothing.
    package let note: Commitment?
    /// Who asked, as the journal names them.
    package let author: String
    /// When the journal took it.
    package let recorded: Instant
    package internal(set) var decision: Decision = .pending

    package var isPending: Bool { decision == .pending }
}
