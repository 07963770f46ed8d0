package import BeaconKit

/// A correction with what became of it.
package struct CorrectionState: Hashable, Sendable {
    package enum Decision: Hashable, Sendable {
        /// Requested, and nobody has decided.
        case pending
        case approved(by: String, at: Instant)
        case refused(by: String, at: Instant, reason: Commitment)
        /// A supervisor made it without a request.
        case direct
    }

    package let correction: Correction
    /// Who asked for it or made it.
    package let author: String
    /// When the journal took it.
    package let recorded: Instant
    package internal(set) var decision: Decision
    /// The correction that reversed it and is in force itself.
    package internal(set) var reversedBy: CorrectionID?

    /// Whether it was approved or made directly.
    package var isGranted: Bool {
        switch decision {
        case .approved, .direct: true
        case .pending, .refused: false
        }
    }

    /// Whether it counts.
    package var isInForce: Bool { isGranted && reversedBy == nil }
}
