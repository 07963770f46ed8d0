import Attendance
import Station

/// What must be looked at, the gravest first.
struct InboxView: Sendable {
    struct Group: Sendable {
        let title: String
        let kind: String
        let count: String
        let rows: [Row]
    }

    struct Row: Sendable {
        let address: String
        let what: String
        let name: String
        let when: String
        let length: String?
        let requested: String?
    }

    let t: SheetTexts
    let time: TimeTexts
    let notice: Notice?
    let from: String
    let to: String
    let departments: [Choice]
    let severities: [Choice]
    let groups: [Group]
    let isEmpty: Bool
    let more: String?
    let assets: String

    init(
        _ lines: [ExceptionLine],
        most: Int,
        range: DayRange,
        severity: Exception.Severity,
        departments: [Choice],
        clock: SiteClock,
        assets: String,
        notice: Notice?
    ) {
        let texts = clock.texts
        let sheets = texts.sheets
        t = sheets
        time = texts.attendance
        self.notice = notice
        self.assets = assets
        self.departments = departments
        from = "\(range.from)"
        to = "\(range.to)"
        severities = Exception.Severity.allCases.map {
            Choice(value: $0.word, label: sheets.severityChoice($0), isChosen: $0 == severity)
        }
        isEmpty = lines.isEmpty
        more = lines.count > most ? sheets.moreLines(lines.count - most) : nil
        let counts = Dictionary(grouping: lines) { $0.exception.severity }.mapValues(\.count)
        // The latest day is remembered best.
        let order = lines.reversed().sorted { $0.exception.severity > $1.exception.severity }
        let shown = Dictionary(grouping: order.prefix(most)) { $0.exception.severity }
        groups = Exception.Severity.allCases.reversed().compactMap { severity in
            guard let lines = shown[severity] else { return nil }
            return Group(
                title: texts.attendance.severity(severity),
                kind: severity.style,
                count: sheets.count(counts[severity] ?? 0),
                rows: lines.map { line in
                    let exception = line.exception
                    return Row(
                        address: TimeDesk.address(line.person.id, on: exception.day),
                        what: texts.attendance.kind(exception.kind),
                        name: line.person.details.name,
                        when: "\(clock.day(exception.day)), \(clock.time(exception.at, on: exception.day))",
                        length: exception.length.map { Totals.clock($0) },
                        requested: line.isRequested ? sheets.requested : nil
                    )
                }
            )
        }
    }
}
