package import BeaconKit

/// What of attendance nothing depends on any more that is still kept.
package struct AttendanceCut: Hashable, Sendable {
    /// Of each person everything before an instant at which nothing was open.
    package var people: [PersonID: Instant] = [:]
    /// Corrections that are about nothing later, with their decisions.
    package var corrections: Set<CorrectionID> = []
    /// Leave that was over, with its withdrawal.
    package var leaves: Set<String> = []

    package init() {}
}
