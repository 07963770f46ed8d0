import Attendance
import BeaconKit
import Station

/// A month of one person as a grid of days.
struct MonthView: Sendable {
    struct Day: Sendable {
        let address: String
        let number: Int
        /// What the whole cell is called.
        let label: String
        let status: String
        /// A class of the style sheet.
        let kind: String
        let worked: String?
        let exceptions: String?
        let exceptionKind: String
        let isClosed: Bool
        let isToday: Bool
        /// Days that have not come are no links.
        let isAhead: Bool
    }

    struct Week: Sendable {
        /// `nil` for cells of other months.
        let days: [Cell]
    }

    struct Cell: Sendable {
        let day: Day?
    }

    struct NewsRow: Sendable {
        let words: String
        let address: String
        let answer: String?
        let kind: String
    }

    let t: DayTexts
    let time: TimeTexts
    let name: String
    let month: String
    let earlier: String
    /// `nil` in the present month.
    let later: String?
    let weekdays: [String]
    let weeks: [Week]
    let figures: [Figure]
    let news: [NewsRow]
    let hasNews: Bool
    /// Who visits the person today; `nil` for nobody, and for others' months.
    let visitors: OwnVisitorsView?
    let history: String
    let plan: String
    /// The hours account; `nil` without one.
    let account: String?
    let pay: PayTexts
    /// The person's own corrections.
    let ownCorrections: Bool
    let back: String?
    /// Where the journal stands.
    let anchor: AnchorView?
    /// What people look for first; `nil` for others and in other months.
    let mine: OwnTimeView?
    let notice: Notice?
    /// Who signed the month; `nil` for one that is not over.
    let signing: SheetSigningView?

    init(
        _ own: PersonDays,
        month: Month,
        today: LocalDay,
        closed: Set<LocalDay>,
        clock: SiteClock,
        news: [NewsRow],
        visitors: OwnVisitorsView?,
        balance: Int?,
        isOwn: Bool,
        back: String?,
        mine: OwnTimeView?,
        notice: Notice?,
        anchor: AnchorView?,
        signing: SheetSigningView?
    ) {
        self.mine = mine
        self.notice = notice
        self.anchor = anchor
        self.signing = signing
        let texts = clock.texts
        let person = own.person.id
        t = texts.days
        time = texts.attendance
        name = own.person.details.name
        self.month = texts.attendance.month(month.year, month.month)
        earlier = TimesheetController.address(person, month: month.previous)
        later = month.first < Month(of: today).first ? TimesheetController.address(person, month: month.next) : nil
        weekdays = (1...7).map { texts.attendance.weekdays($0) }
        let sheets = Dictionary(own.days.map { ($0.day, $0) }, uniquingKeysWith: { $1 })
        let first = month.first.adding(1 - month.first.weekday)
        var weeks: [Week] = []
        var start = first
        while start < month.next.first {
            weeks.append(
                Week(
                    days: (0..<7).map { offset in
                        let day = start.adding(offset)
                        guard Month(of: day) == month else { return Cell(day: nil) }
                        return Cell(
                            day: Day(
                                day,
                                sheets[day],
                                of: person,
                                today: today,
                                isClosed: closed.contains(day),
                                clock: clock
                            )
                        )
                    }
                )
            )
            start = start.adding(7)
        }
        self.weeks = weeks
        pay = texts.pay
        account = balance == nil ? nil : TimesheetController.accountAddress(person, month: month)
        let saved = balance.map { [Figure(texts.pay.balance, HoursText.text($0), note: texts.pay.account)] } ?? []
        figures = Self.figures(own, texts.attendance) + saved
        self.news = news
        hasNews = !news.isEmpty
        self.visitors = visitors
        history = HistoryPages.address(person) + "?month=\(month.text)"
        plan = TimesheetController.planAddress(person, month: month)
        ownCorrections = isOwn
        self.back = back
    }

    private static func figures(_ own: PersonDays, _ t: TimeTexts) -> [Figure] {
        let totals = own.totals
        let raw = own.raw.worked == totals.worked ? nil : t.rawNote(Totals.clock(own.raw.worked))
        return [
            Figure(t.days, "\(own.days.count { $0.status == .present })"),
            Figure(t.expected, Totals.clock(totals.expected)),
            Figure(t.worked, Totals.clock(totals.worked), note: raw),
            Figure(t.difference, HoursText.text(Totals.minutes(totals.worked) - Totals.minutes(totals.expected))),
            Figure(t.breaks, Totals.clock(totals.breaks)),
            Figure(t.away, Totals.clock(totals.away)), Figure(t.absent, Totals.clock(totals.absent)),
            Figure(t.late, Totals.clock(totals.late)), Figure(t.early, Totals.clock(totals.early)),
            Figure(t.overtime, Totals.clock(totals.overtime)),
        ]
    }
}

extension MonthView.Day {
    fileprivate init(
        _ day: LocalDay,
        _ sheet: DaySheet?,
        of person: PersonID,
        today: LocalDay,
        isClosed: Bool,
        clock: SiteClock
    ) {
        let texts = clock.texts
        address = TimesheetController.address(person, on: day)
        number = day.day
        isAhead = day > today
        isToday = day == today
        self.isClosed = isClosed
        // Before somebody came to the roster there is nothing to say.
        let status = sheet?.status ?? .free
        let name = sheet?.plan.holiday?.name
        self.status = sheet == nil ? "" : name ?? texts.attendance.status(status)
        kind = sheet == nil ? "outside" : isAhead && status == .pending ? "planned" : status.style
        let length = Totals.clock(sheet?.rounded.worked ?? 0)
        worked = length == "0:00" ? nil : length
        let found = sheet?.exceptions ?? []
        exceptions = found.isEmpty ? nil : "\(found.count)"
        exceptionKind = found.map(\.severity).max()?.style ?? "quiet"
        label = texts.days.dayLabel(clock.day(day), self.status.isEmpty ? "—" : self.status, length, found.count)
    }
}
