import Attendance
import BeaconKit
import Hummingbird
import Station

/// The inbox in which supervisors work off what is wrong.
struct InboxPages: Sendable {
    private static let most = 500

    let desk: TimeDesk

    var routes: [Route] {
        [.get("/exceptions", .permission(.viewHistory)) { visit in try await page(visit, notice: nil) }]
    }

    /// - Parameter notice: why the range that was asked for is refused; then the usual one is shown.
    private func page(_ visit: Visit, notice: Notice?) async throws -> Response {
        try await desk.refusable(visit) {
            let books = try await desk.desk.books()
            let knowledge = await desk.desk.knowledge(books)
            let today = books.today(at: knowledge.now)
            let asked = notice == nil
            let to = (asked ? LocalDay(visit.query("to") ?? "") : nil) ?? today
            let from = (asked ? LocalDay(visit.query("from") ?? "") : nil) ?? to.adding(-30)
            let range = try DayRange(from: from, to: to, most: TimeDesk.mostDays)
            let severity = visit.query("severity").flatMap { Exception.Severity(word: $0) } ?? .notice
            let department = desk.desk.department(visit)
            let lines = books.exceptions(
                of: books.people(of: department, in: range),
                in: range,
                from: severity,
                knowledge: knowledge
            )
            let view = InboxView(
                lines,
                most: Self.most,
                range: range,
                severity: severity,
                departments: desk.departments(books, chosen: department),
                clock: desk.clock(books, at: knowledge.now, visit),
                assets: desk.pages.assets.base,
                notice: notice
            )
            return desk.pages.page(
                view.time.inbox,
                content: desk.pages.templates.render(view, .inbox),
                for: visit,
                notice: notice
            )
        } retry: { refusal in
            try await page(visit, notice: refusal)
        }
    }
}

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
