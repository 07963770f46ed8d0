package import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// The words that all pages about attendance share.
package struct TimeTexts: Sendable, Decodable {
    let texts: TextTable

    package let menu, own, ownPlan, inbox, corrections, timesheets, rollCalls, plan, periods, policy, expected: String
    package let worked, breaks, away, absent, late, early, overtime, days, show, from, to, day, department: String
    package let difference, allDepartments, earlier, later, today, station, nobody, print: String

    package func status(_ status: DayStatus) -> String {
        switch status {
        case .present: texts["status.present"]
        case .absent: texts["status.absent"]
        case .pending: texts["status.pending"]
        case .leave(let kind): leave(kind)
        case .holiday: texts["status.holiday"]
        case .free: texts["status.free"]
        case .expired: texts["status.expired"]
        }
    }

    package func kind(_ kind: Exception.Kind) -> String { texts["kind.\(kind.rawValue)"] }

    package func severity(_ severity: Exception.Severity) -> String {
        switch severity {
        case .notice: texts["severity.notice"]
        case .warning: texts["severity.warning"]
        case .mustFix: texts["severity.mustFix"]
        }
    }

    package func leave(_ kind: Leave.Kind) -> String { texts["leave.\(kind.rawValue)"] }

    /// The days of the week in short; `weekday` counts from 0 or 7 for Sunday.
    package func weekdays(_ weekday: Int) -> String { texts.catalogue.shortWeekday(weekday) }

    package func month(_ year: Int, _ month: Int) -> String { texts.catalogue.month(month, year: year) }
    package func fullDay(_ day: String, _ year: Int) -> String { texts["fullDay", ["day": day, "year": year]] }
    package func rawNote(_ raw: String) -> String { texts["rawNote", ["raw": raw]] }
}
