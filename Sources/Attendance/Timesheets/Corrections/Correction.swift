package import BeaconKit

/// A change of what counts. The punches themselves stay in the journal as they were.
package struct Correction: Hashable, Sendable {
    /// A punch that is to be corrected.
    package enum Target: Hashable, Sendable {
        /// As it was recorded.
        case entry(EntryID)
        /// The punch that another correction added or changed.
        case correction(CorrectionID)
    }

    package enum Change: Hashable, Sendable {
        /// A punch that was forgotten.
        case add(Punch.Direction, at: Instant)
        /// The punch was at another time or meant something else.
        case replace(Target, by: Punch.Direction, at: Instant)
        /// The punch is not to count.
        case remove(Target)
        /// An earlier correction is not to count.
        case reverse(CorrectionID)
    }

    package let id: CorrectionID
    /// Whose time is corrected.
    package let person: PersonID
    package let change: Change
    /// Why: a personal value, because reasons tell of doctors and children.
    package let reason: Commitment

    package init(id: CorrectionID, person: PersonID, change: Change, reason: Commitment) {
        self.id = id
        self.person = person
        self.change = change
        self.reason = reason
    }
}
