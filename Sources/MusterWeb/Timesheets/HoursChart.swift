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
    ///
    /// - Parameter title: what it is called, where there are several.
    init?(_ people: [PersonDays], span: SheetSpan, title: String? = nil, clock: SiteClock) {
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
        let texts = clock.texts
        let count = (span.range.to.ordinal - origin) / size + 1
        self.init(
            title: title ?? texts.sheets.chart,
            hint: texts.sheets.chartHint,
            headings: [texts.attendance.day, texts.attendance.worked, texts.attendance.expected],
            values: (0..<count).map { place in
                let day = LocalDay(ordinal: origin + place * size)
                return Value(
                    done: worked[place] ?? 0,
                    due: planned[place] ?? 0,
                    label: isWeekly ? "\(day.month)/\(day.day)" : "\(day.day)",
                    name: isWeekly ? texts.sheets.week(clock.day(day)) : clock.day(day)
                )
            },
            unit: 3_600_000_000,
            texts: texts,
            words: { Totals.clock($0) },
            scale: { "\($0) h" }
        )
    }

    /// What a column tells of.
    struct Value {
        let done: Int64
        let due: Int64
        let label: String
        let name: String
    }

    /// - Parameters:
    ///   - unit: of the values, what the lines count.
    ///   - words: says a value.
    ///   - scale: says what stands at a line.
    /// - Returns: `nil` where all is nothing.
    init?(
        title: String,
        hint: String,
        headings: [String],
        values: [Value],
        unit: Int64,
        texts: Texts,
        words: (Int64) -> String,
        scale: (Int64) -> String
    ) {
        guard let most = values.map({ max($0.done, $0.due) }).max(), most > 0 else { return nil }
        let step = Self.step((most + unit - 1) / unit)
        let top = (most + step * unit - 1) / (step * unit) * step * unit
        self.title = title
        self.hint = hint
        self.headings = headings
        asTable = texts.sheets.asTable
        let width = 100 / Double(values.count)
        // The labels have the lowest tenth.
        func height(_ length: Int64) -> Double { Double(length) / Double(top) * 80 }
        func percent(_ value: Double) -> String { TimelineView.percent(value) }
        let every = max(1, (values.count + 15) / 16)
        columns = values.enumerated().map { place, value in
            Column(
                x: percent(width * (Double(place) + 0.15)),
                width: percent(width * 0.7),
                workedY: percent(90 - height(value.done)),
                workedHeight: percent(height(value.done)),
                plannedY: percent(90 - height(value.due)),
                plannedHeight: percent(height(value.due)),
                labelX: percent(width * (Double(place) + 0.5)),
                label: place % every == 0 ? value.label : nil,
                name: value.name,
                worked: words(value.done),
                planned: words(value.due)
            )
        }
        lines = stride(from: step, through: top / unit, by: Int64.Stride(step)).map {
            Line(y: percent(90 - height($0 * unit)), label: scale($0))
        }
    }

    /// How much lies between the lines: at most five lines.
    private static func step(_ most: Int64) -> Int64 {
        var step: Int64 = 1
        for factor in [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000] as [Int64] {
            if most <= step * 5 { return step }
            step = factor
        }
        return step
    }
}
