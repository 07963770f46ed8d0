package import Attendance
package import BeaconKit

/// What of one kind is to lose its content.
package struct ExpiryPlan: Hashable, Sendable {
    package let kind: RetentionKind
    /// Only whole days before this one.
    package let before: LocalDay
    /// When that day begins on the site's wall.
    package let begin: Instant
    /// Of attendance, what nothing depends on any more.
    package let cut: AttendanceCut
    /// The entry up to which the cut knows the journal: later corrections make it void.
    package let head: Int64

    package init(
        kind: RetentionKind,
        before: LocalDay,
        begin: Instant,
        cut: AttendanceCut = AttendanceCut(),
        head: Int64 = 0
    ) {
        self.kind = kind
        self.before = before
        self.begin = begin
        self.cut = cut
        self.head = head
    }
}
