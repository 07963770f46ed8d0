import ArgumentParser
import Attendance
import Foundation
import Station

/// Which of the reports.
enum ExportSubject: String, CaseIterable, ExpressibleByArgument {
    case days, totals, departments, exceptions, punches

    func table(of people: [Person], in range: DayRange, _ snapshot: Snapshot, _ access: AttendanceAccess) -> ReportTable
    {
        if self == .punches { return .punches(of: people, in: range, snapshot) }
        let days = snapshot.days(of: people, in: range, knowledge: snapshot.knowledge(at: access.now))
        return switch self {
        case .totals: .totals(days)
        case .departments: .departments(DepartmentTotals.all(of: days))
        case .exceptions: .exceptions(snapshot.exceptions(in: days), in: snapshot)
        case .days, .punches: .days(days, in: snapshot)
        }
    }
}
