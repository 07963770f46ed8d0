package import Attendance
package import Station

/// What the page of retention says.
package struct RetentionTexts: Sendable {
    package let retention: String
    package let hint: String
    package let undecided: String
    package let kind: @Sendable (RetentionKind) -> String
    package let kindHint: @Sendable (RetentionKind) -> String
    package let days: String
    package let forever: String
    package let proposed: @Sendable (_ days: Int) -> String
    package let save: String
    package let saved: String
    /// What would go: of what kind, how many, before which day, and since when at the latest.
    package let going: @Sendable (RetentionForecast, _ before: String, _ oldest: String?) -> String
    package let goingTitle: String
    package let confirm: String
    package let clockTitle: String
    package let doubt: @Sendable (ClockDoubt.Cause) -> String
    package let clockHint: @Sendable (_ present: String, _ until: String) -> String
    package let confirmClock: String
    package let past: String
    package let nothingPast: String
    package let gone: @Sendable (_ kind: RetentionKind, _ count: Int, _ before: String) -> String
    package let notNumber: @Sendable (_ typed: String) -> String
    package let reason: @Sendable (RetentionError) -> String
}
