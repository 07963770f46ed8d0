import Attendance
import BeaconKit
import Station

/// Sheets as printers get them, without a journal behind them.
enum SheetExamples {
    static let anchor = try? Anchor(
        reading: "muster-anchor:1:" + String(repeating: "0a", count: 32) + ":123456:"
            + String(repeating: "7f", count: 32)
    )

    static func row(_ day: Int, stays: Int = 1, remarks: String = "") -> MonthlySheet.Row {
        var row = MonthlySheet.Row()
        let weekday = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][day % 7]
        row.day = "\(weekday) \(day < 10 ? "0" : "")\(day)"
        row.isFree = [0, 6].contains(day % 7)
        row.remarks = remarks
        guard !row.isFree else { return row }
        row.planned = ["09:00–17:30"]
        row.stays = (0..<stays).map { index in
            MonthlySheet.Stay(start: time(9 * 60 + 2 + index * 7), end: time(9 * 60 + 6 + index * 7))
        }
        row.breaks = "0:30"
        row.worked = "8:00"
        row.overtime = day % 5 == 0 ? "0:15" : ""
        return row
    }

    static func sheet(
        name: String = "Ada Chen",
        rows: [MonthlySheet.Row] = (1...30).map { row($0) },
        account: [MonthlySheet.Figure] = [],
        corrections: [String] = []
    ) -> MonthlySheet {
        var total = MonthlySheet.Row()
        total.day = "Total"
        total.worked = "168:00"
        total.breaks = "10:30"
        total.overtime = "1:30"
        return MonthlySheet(
            period: "November 2026",
            name: "7 \(name)",
            head: [
                .init("Name", name), .init("Number", "7"), .init("Department", "Design"),
                .init("Site", "Workshop Nord"), .init("Days", "2026-11-01 – 2026-11-30"),
                .init("Made", "2026-12-01 08:12"),
            ],
            rows: rows,
            total: total,
            sums: [
                .init("Expected", "168:00"), .init("Worked", "168:00"), .init("Breaks", "10:30"),
                .init("Overtime", "1:30"), .init("Absent", "0:00"), .init("Late", "0:00"),
                .init("Days worked", "21"), .init("Sick leave, days", "1"),
            ],
            account: account,
            corrections: corrections,
            notes: ["The period is closed."],
            anchor: anchor
        )
    }

    private static func time(_ minutes: Int) -> String {
        let (hour, minute) = (minutes / 60 % 24, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
