package import Attendance

/// What would go of one kind.
package struct RetentionForecast: Hashable, Sendable {
    package let kind: RetentionKind
    /// The first day that would be kept; `nil` if all is.
    package let before: LocalDay?
    /// How many entries would lose their content, signatures or messages be deleted, or notes of record access.
    package let count: Int
    /// The day of the oldest of them.
    package let oldest: LocalDay?

    package init(kind: RetentionKind, before: LocalDay?, count: Int, oldest: LocalDay?) {
        self.kind = kind
        self.before = before
        self.count = count
        self.oldest = oldest
    }
}
