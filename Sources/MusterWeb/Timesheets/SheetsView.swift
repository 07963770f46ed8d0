import Attendance
import BeaconKit
import Foundation
import Station

/// A timesheet: totals, a chart, a table.
struct SheetsView: Sendable {
    struct Row: Sendable {
        let number: String
        let name: String
        let address: String
        let isMarked: Bool
        let cells: [String]
    }

    /// A department's line.
    struct Department: Sendable {
        let name: String
        /// Its timesheet; `nil` for those who are in none.
        let address: String?
        let isMarked: Bool
        let cells: [String]
    }

    let t: SheetTexts
    let time: TimeTexts
    let notice: Notice?
    let spans: [Choice]
    let departments: [Choice]
    let typed: String
    let on: String
    let from: String
    let to: String
    let title: String
    let who: String?
    let earlier: String?
    let later: String?
    let figures: [Figure]
    let chart: HoursChart?
    let isPerson: Bool
    let headings: [String]
    let rows: [Row]
    let sums: [String]
    let hasRows: Bool
    let departmentHeadings: [String]
    /// Empty where one person or department was asked for, or where there is only one.
    let departmentRows: [Department]
    let hasDepartments: Bool
    /// The query of files: of these days, and of whom.
    let files: String
    /// The query of the days alone.
    let days: String
    /// What leads to the import of punches; `nil` for who may not.
    let importPunches: String?
    let assets: String
    /// Where the journal stands.
    let anchor: AnchorView?

    init(
        _ people: [PersonDays],
        span: SheetSpan,
        now: Instant,
        person: Person?,
        typed: String,
        departments: [Choice],
        clock: SiteClock,
        assets: String,
        mayImport: Bool,
        anchor: AnchorView?,
        notice: Notice?
    ) {
        self.assets = assets
        self.anchor = anchor
        let texts = clock.texts
        let sheets = texts.sheets
        let words = texts.attendance
        t = sheets
        importPunches = mayImport ? texts.imports.importPunches : nil
        time = words
        self.notice = notice
        self.departments = departments
        self.typed = typed
        let names: [SheetSpan.Kind: String] = [
            .day: sheets.spanDay, .week: sheets.spanWeek, .month: sheets.spanMonth,
            .period: sheets.spanPeriod, .range: sheets.spanRange,
        ]
        spans = SheetSpan.Kind.allCases.map {
            Choice(value: $0.rawValue, label: names[$0] ?? "", isChosen: $0 == span.kind)
        }
        from = "\(span.range.from)"
        to = "\(span.range.to)"
        on = from
        func full(_ day: LocalDay) -> String { words.fullDay(clock.day(day), day.year) }
        title =
            span.kind == .month
            ? words.month(span.range.from.year, span.range.from.month)
            : sheets.range(full(span.range.from), full(span.range.to))
        let department = departments.first { $0.isChosen }?.value ?? ""
        who = person?.details.name ?? (department.isEmpty ? nil : department)
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._")
        let escaped = department.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
        func link(_ day: LocalDay) -> String {
            "/timesheets?span=\(span.kind.rawValue)&on=\(day)&department=\(escaped)&person=\(person.map { "\($0.number)" } ?? "")"
        }
        let shares = person == nil && department.isEmpty ? DepartmentTotals.all(of: people) : []
        hasDepartments = shares.count > 1
        departmentRows = shares.count < 2 ? [] : shares.map { Department($0, span: span, texts: sheets) }
        earlier = span.neighbours.map { link($0.0) }
        later = span.neighbours.map { link($0.1) }
        days = "?from=\(span.range.from)&to=\(span.range.to)"
        files =
            days
            + (person.map { "&person=\($0.number)" } ?? (escaped.isEmpty ? "" : "&department=\(escaped)"))
        let total = people.reduce(Totals()) { $0 + $1.totals }
        let raw = people.reduce(Totals()) { $0 + $1.raw }
        figures = [
            Figure(words.expected, Totals.clock(total.expected)),
            Figure(
                words.worked,
                Totals.clock(total.worked),
                note: raw.worked == total.worked ? nil : words.rawNote(Totals.clock(raw.worked))
            ),
            Figure(words.overtime, Totals.clock(total.overtime)), Figure(words.absent, Totals.clock(total.absent)),
            Figure(words.late, Totals.clock(total.late)),
        ]
        chart =
            span.kind == .day
            ? HoursChart(presenceOf: people, now: now, clock: clock) : HoursChart(people, span: span, clock: clock)
        isPerson = person != nil
        let lengths = [
            words.expected, words.worked, words.breaks, words.away, words.absent, words.late, words.overtime,
        ]
        departmentHeadings = [words.department, sheets.people, words.days] + lengths + [sheets.exceptions]
        hasRows = !people.isEmpty
        if let own = people.first, person != nil {
            headings = [words.day, sheets.status, sheets.firstIn, sheets.lastOut] + lengths + [sheets.exceptions]
            rows = own.days.map { Row($0, of: own.person, clock: clock) }
            sums = ["", "", ""] + Self.lengths(total) + ["\(own.days.reduce(0) { $0 + $1.exceptions.count })"]
        } else {
            headings = [sheets.number, sheets.name, words.days] + lengths + [sheets.exceptions]
            let months = Month(of: span.range.to)
            rows = people.map { Row($0, month: months) }
            let days = people.reduce(0) { $0 + $1.days.count { $0.status == .present } }
            let exceptions = people.reduce(0) { $0 + $1.days.reduce(0) { $0 + $1.exceptions.count } }
            sums = ["", "\(days)"] + Self.lengths(total) + ["\(exceptions)"]
        }
    }

    static func lengths(_ totals: Totals) -> [String] {
        [
            totals.expected, totals.worked, totals.breaks, totals.away, totals.absent, totals.late, totals.overtime,
        ].map { $0 < 60_000_000 ? "" : Totals.clock($0) }
    }
}

extension SheetsView.Department {
    fileprivate init(_ totals: DepartmentTotals, span: SheetSpan, texts: SheetTexts) {
        name = totals.name.isEmpty ? texts.noDepartment : totals.name
        let range = span.range
        address =
            totals.name.isEmpty
            ? nil
            : "/timesheets?span=\(span.kind.rawValue)&on=\(range.from)&from=\(range.from)&to=\(range.to)"
                + "&department=\(totals.name.percentEncoded)"
        isMarked = totals.mustFix > 0
        cells =
            ["\(totals.people)", "\(totals.days)"] + SheetsView.lengths(totals.totals)
            + [totals.exceptions == 0 ? "" : "\(totals.exceptions)"]
    }
}

extension SheetsView.Row {
    /// A person's line.
    fileprivate init(_ own: PersonDays, month: Month) {
        number = "\(own.person.number)"
        name = own.person.details.name
        address = TimesheetController.address(own.person.id, month: month)
        let exceptions = own.days.flatMap(\.exceptions)
        isMarked = exceptions.contains { $0.severity == .mustFix }
        cells =
            ["\(own.days.count { $0.status == .present })"] + SheetsView.lengths(own.totals)
            + [exceptions.isEmpty ? "" : "\(exceptions.count)"]
    }

    /// A day's line.
    fileprivate init(_ sheet: DaySheet, of person: Person, clock: SiteClock) {
        number = ""
        name = clock.day(sheet.day)
        address = TimesheetController.address(person.id, on: sheet.day)
        isMarked = sheet.exceptions.contains { $0.severity == .mustFix }
        let isOpen = sheet.sessions.last.map { $0.end == nil } ?? false
        func time(_ instant: Instant?) -> String { instant.map { clock.time($0, on: sheet.day) } ?? "" }
        cells =
            [
                sheet.plan.holiday?.name ?? clock.texts.attendance.status(sheet.status),
                time(sheet.sessions.first?.start), isOpen ? "" : time(sheet.sessions.last?.end),
            ] + SheetsView.lengths(sheet.rounded) + [sheet.exceptions.isEmpty ? "" : "\(sheet.exceptions.count)"]
    }
}
