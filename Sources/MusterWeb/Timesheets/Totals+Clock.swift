import Attendance
import Station

extension Totals {
    /// A length in µs as hours and minutes: `7:45`.
    static func clock(_ length: Int64) -> String { ReportTable.Cell.clock(minutes(length)) }
}
