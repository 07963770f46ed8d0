import ArgumentParser
import Attendance
import Foundation
import Station

/// Which of the reports.
enum ExportSubject: String, CaseIterable, ExpressibleByArgument {
    case days, totals, departments, exceptions, punches

    func table(of people: [Person], in range: DayRange, _ books: Books, _ access: AttendanceAccess) -> ReportTable {
        if self == .punches { return .punches(of: people, in: range, books) }
        let days = books.days(of: people, in: range, knowledge: books.knowledge(at: access.now))
        return switch self {
        case .totals: .totals(days)
        case .departments: .departments(DepartmentTotals.all(of: days))
        case .exceptions: .exceptions(books.exceptions(in: days), in: books)
        case .days, .punches: .days(days, in: books)
        }
    }
}
