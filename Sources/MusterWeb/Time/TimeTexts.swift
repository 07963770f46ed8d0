package import Attendance

/// The words that all pages about attendance share.
package struct TimeTexts: Sendable {
    // Where the pages are.
    package let menu: String
    package let own: String
    package let ownPlan: String
    package let inbox: String
    package let corrections: String
    package let timesheets: String
    package let rollCalls: String
    package let plan: String
    package let periods: String
    package let policy: String

    package let status: @Sendable (DayStatus) -> String
    package let kind: @Sendable (Exception.Kind) -> String
    package let severity: @Sendable (Exception.Severity) -> String
    package let leave: @Sendable (Leave.Kind) -> String
    /// The days of the week from Monday on, in short.
    package let weekdays: @Sendable (_ weekday: Int) -> String
    package let month: @Sendable (_ year: Int, _ month: Int) -> String
    package let fullDay: @Sendable (_ day: String, _ year: Int) -> String

    // What days amount to.
    package let expected: String
    package let worked: String
    package let breaks: String
    package let away: String
    package let absent: String
    package let late: String
    package let early: String
    package let overtime: String
    package let days: String
    package let rawNote: @Sendable (_ raw: String) -> String

    package let show: String
    package let from: String
    package let to: String
    package let day: String
    package let department: String
    package let allDepartments: String
    package let earlier: String
    package let later: String
    package let today: String
    package let station: String
    package let nobody: String
    package let print: String

    /// Why something about attendance was refused, and what to do; `nil` for an error that is none of attendance.
    package let reason: @Sendable (any Error) -> String?
}
