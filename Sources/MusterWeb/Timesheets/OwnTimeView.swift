import Attendance
import BeaconKit
import Station

/// What people look for first in their own time: what they have, when they must come, and what became of their requests.
struct OwnTimeView: Sendable {
    /// How many requests are shown; the page of corrections has all.
    static let mostRequests = 5

    let t: DayTexts
    let figures: [Figure]
    let nextShift: String
    let requests: [CorrectionRow]
    let leave: [LeaveRow]
    let hasRequests: Bool
    /// The form that asks for leave; `nil` for who may not.
    let form: LeaveForm?
    /// The buttons to clock in and out; `nil` where the site does not let people.
    let punching: OwnClockView?
    /// The hours of the week and of the month.
    let charts: [HoursChart]
    /// The day's page, where corrections are asked for.
    let toToday: String

    /// - Parameters:
    ///   - balance: of the hours account to date, in minutes; `nil` without one.
    ///   - own: the days of the month up to today.
    ///   - requests: the latest first.
    init(
        _ hours: PersonHours,
        balance: Int?,
        own: PersonDays,
        today: LocalDay,
        requests: [CorrectionRow],
        leave: [LeaveRow],
        form: LeaveForm?,
        punching: OwnClockView?,
        charts: [HoursChart],
        clock: SiteClock
    ) {
        let t = clock.texts.days
        self.t = t
        self.requests = requests
        self.leave = leave
        hasRequests = !requests.isEmpty || !leave.isEmpty
        self.form = form
        self.punching = punching
        self.charts = charts
        toToday = TimesheetController.address(own.person.id, on: today)
        // The day that goes on is no debt yet.
        let past = own.days.filter { $0.day < today }.reduce(Totals()) { $0 + $1.rounded }
        let difference = Totals.minutes(past.worked) - Totals.minutes(past.expected)
        figures = [
            Figure(t.thisWeek, Totals.clock(hours.week)),
            balance.map { Figure(clock.texts.pay.balance, HoursText.text($0), note: t.toDate) }
                ?? Figure(clock.texts.attendance.difference, HoursText.text(difference), note: t.toYesterday),
        ]
        nextShift =
            hours.nextShift.map { shift in
                t.nextShift(clock.moment(shift.start), clock.time(shift.end, on: clock.localDay(shift.start)))
            } ?? t.noNextShift
    }
}

/// This month of somebody, for the person's own page.
struct MonthSummaryView: Sendable {
    let t: DayTexts
    let title: String
    let figures: [Figure]
    let month: String
    let day: String
    let plan: String

    init(_ own: PersonDays, today: LocalDay, clock: SiteClock) {
        let time = clock.texts.attendance
        let month = Month(of: today)
        let totals = own.totals
        t = clock.texts.days
        title = time.month(month.year, month.month)
        figures = [
            Figure(time.worked, Totals.clock(totals.worked)), Figure(time.expected, Totals.clock(totals.expected)),
            Figure(time.overtime, Totals.clock(totals.overtime)), Figure(time.absent, Totals.clock(totals.absent)),
        ]
        self.month = TimesheetController.address(own.person.id, month: month)
        day = TimesheetController.address(own.person.id, on: today)
        plan = TimesheetController.planAddress(own.person.id, month: month)
    }
}
