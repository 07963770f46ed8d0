import Attendance
import Station

/// Worked and planned hours, day by day or week by week: columns in percent of the picture.
struct HoursChart: Sendable {
    struct Column: Sendable {
        let x: String
        let width: String
        let workedY: String
        let workedHeight: String
        let plannedY: String
        let plannedHeight: String
        let labelX: String
        /// Under some columns only, where there are many.
        let label: String?
        let name: String
        let worked: String
        let planned: String
    }

    struct Line: Sendable {
        let y: String
        let label: String
    }

    let title: String
    let hint: String
    let asTable: String
    let headings: [String]
    let columns: [Column]
    let lines: [Line]

    /// - Returns: `nil` where nobody worked and nothing was planned.
    init?(_ people: [PersonDays], span: SheetSpan, clock: SiteClock) {
        var worked: [Int: Int64] = [:]
        var planned: [Int: Int64] = [:]
        let isWeekly = span.range.count > 62
        let origin = isWeekly ? span.range.from.adding(1 - span.range.from.weekday).ordinal : span.range.from.ordinal
        let size = isWeekly ? 7 : 1
        for sheet in people.flatMap(\.days) {
            let place = (sheet.day.ordinal - origin) / size
            worked[place, default: 0] += sheet.rounded.worked
            planned[place, default: 0] += sheet.rounded.expected
        }
        guard let most = (Array(worked.values) + Array(planned.values)).max(), most > 0 else { return nil }
        let hour: Int64 = 3_600_000_000
        let step = Self.step((most + hour - 1) / hour)
        let top = (most + step * hour - 1) / (step * hour) * step * hour
        let texts = clock.texts
        title = texts.sheets.chart
        hint = texts.sheets.chartHint
        asTable = texts.sheets.asTable
        headings = [texts.attendance.day, texts.attendance.worked, texts.attendance.expected]
        let count = (span.range.to.ordinal - origin) / size + 1
        let width = 100 / Double(count)
        // The labels have the lowest tenth.
        func height(_ length: Int64) -> Double { Double(length) / Double(top) * 80 }
        func percent(_ value: Double) -> String { TimelineView.percent(value) }
        let every = max(1, (count + 15) / 16)
        columns = (0..<count).map { place in
            let day = LocalDay(ordinal: origin + place * size)
            let (done, due) = (worked[place] ?? 0, planned[place] ?? 0)
            return Column(
                x: percent(width * (Double(place) + 0.15)),
                width: percent(width * 0.7),
                workedY: percent(90 - height(done)),
                workedHeight: percent(height(done)),
                plannedY: percent(90 - height(due)),
                plannedHeight: percent(height(due)),
                labelX: percent(width * (Double(place) + 0.5)),
                label: place % every == 0 ? (isWeekly ? "\(day.month)/\(day.day)" : "\(day.day)") : nil,
                name: isWeekly ? texts.sheets.week(clock.day(day)) : clock.day(day),
                worked: Totals.clock(done),
                planned: Totals.clock(due)
            )
        }
        lines = stride(from: step, through: top / hour, by: Int64.Stride(step)).map {
            Line(y: percent(90 - height($0 * hour)), label: "\($0) h")
        }
    }

    /// Hours between the lines: at most five lines.
    private static func step(_ hours: Int64) -> Int64 {
        var step: Int64 = 1
        for factor in [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000] as [Int64] {
            if hours <= step * 5 { return step }
            step = factor
        }
        return step
    }
}
