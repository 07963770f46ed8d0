package import Attendance

/// Days that are to be closed or reopened, as a page, a program or a command asks for it.
package struct PeriodRequest: Decodable, Sendable {
    package let from: LocalDay
    /// The last day.
    package let to: LocalDay
    /// Close even if something must be fixed before payroll.
    package let force: Bool?

    /// - Throws: `ScheduleError`.
    package func range() throws(ScheduleError) -> DayRange { try DayRange(from: from, to: to) }
}
