import Attendance
import Foundation
import Station

/// A month, or a pay period, of somebody's hours account.
struct HoursAccountView: Sendable {
    struct Row: Sendable {
        let day: String
        let address: String
        let cells: [String]
    }

    struct BookingRow: Sendable {
        let title: String
        let detail: String
    }

    let t: PayTexts
    let time: TimeTexts
    let days: DayTexts
    let notice: Notice?
    let name: String
    let month: String
    let action: String
    let earlier: String
    /// `nil` in the present month or period.
    let later: String?
    let balance: String?
    let balanceAt: String
    let headings: [String]
    let rows: [Row]
    let isEmpty: Bool
    let codes: [CodeRow]
    let hasCodes: Bool
    let codesTotal: String
    let bookings: [BookingRow]
    let record: String
    /// The same days the other way: by pay period or by month; `nil` where these are the same.
    let other: String?
    let otherWords: String
    /// The form.
    let mayBook: Bool
    let csrfToken: String
    let key: String
    let number: String
    let kinds: [Choice]
    let hours: String
    let day: String
    let reason: String
    let opensBooking: Bool

    /// - Parameters:
    ///   - span: a month or a pay period.
    ///   - period: the pay period that its days begin in, or that is going on.
    init(
        _ own: PersonPay,
        bookings: [AccountBooking],
        span: SheetSpan,
        period: DayRange,
        today: LocalDay,
        input: PayInput,
        mayBook: Bool,
        csrfToken: String,
        clock: SiteClock,
        reason: (Commitment) throws -> String?,
        notice: Notice?
    ) throws {
        let t = clock.texts.pay
        let person = own.person.id
        self.t = t
        time = clock.texts.attendance
        days = clock.texts.days
        self.notice = notice
        name = own.person.details.name
        let range = span.range
        let month = Month(of: range.from)
        let isPeriod = span.kind == .period
        func address(_ day: LocalDay) -> String {
            isPeriod
                ? TimesheetController.accountAddress(person, period: day)
                : TimesheetController.accountAddress(person, month: Month(of: day))
        }
        self.month =
            isPeriod
            ? t.span("\(range.from)", "\(range.to)") : clock.texts.attendance.month(month.year, month.month)
        action = address(range.from)
        earlier = address(range.from.adding(-1))
        later = range.to < today ? address(range.to.adding(1)) : nil
        otherWords = isPeriod ? t.byMonth : t.byPeriod
        other =
            isPeriod
            ? TimesheetController.accountAddress(person, month: Month(of: range.to))
            : period == range ? nil : TimesheetController.accountAddress(person, period: period.from)
        let account = own.account
        balance = own.balance.map { HoursText.text($0) }
        balanceAt = account.last.map { t.balanceAt(clock.day($0.day)) } ?? ""
        // What is nothing on every day only takes room.
        typealias Column = (heading: String, minutes: (AccountDay) -> Int, isKept: Bool)
        let columns: [Column] = [
            (t.before, { $0.opening }, true), (t.expected, { $0.expected }, true), (t.worked, { $0.worked }, true),
            (t.credited, { $0.credited }, true), (t.compensation, { $0.compensation }, false),
            (t.booked, { $0.booked }, false), (t.paidOut, { $0.paidOut }, false),
            (t.lapsed, { $0.lapsed + $0.expired - $0.forgiven }, false), (t.balance, { $0.closing }, true),
            (t.outside, { $0.outside }, false), (t.missedCore, { $0.missedCore }, false),
        ]
        let shown = columns.filter { column in column.isKept || account.contains { column.minutes($0) != 0 } }
        headings = [clock.texts.attendance.day] + shown.map(\.heading)
        rows = account.map { day in
            Row(
                day: clock.day(day.day),
                address: TimesheetController.address(person, on: day.day),
                cells: shown.map { HoursText.text($0.minutes(day)) }
            )
        }
        isEmpty = account.isEmpty
        codes = CodeRow.all(own.minutes, t)
        hasCodes = own.isPaid
        codesTotal = HoursText.text(Int(own.minutes.total))
        self.bookings = try bookings.reversed().map { booking in
            BookingRow(
                title: "\(t.bookingKind(booking.kind)) · \(HoursText.text(booking.minutes))",
                detail: "\(clock.texts.attendance.fullDay(clock.day(booking.day), booking.day.year)) · "
                    + (try reason(booking.reason) ?? t.erased)
            )
        }
        record = TimesheetController.address(person, month: month)
        self.mayBook = mayBook
        self.csrfToken = csrfToken
        key = UUID().uuidString
        number = "\(own.person.number)"
        let kind = input.typed("kind", in: .booking, at: "adjustment")
        kinds = AccountBooking.Kind.allCases.map {
            Choice(value: $0.rawValue, label: t.bookingKind($0), isChosen: $0.rawValue == kind)
        }
        hours = input.typed("hours", in: .booking)
        day = input.typed("day", in: .booking, at: "\(today)")
        self.reason = input.typed("reason", in: .booking)
        opensBooking = input.name == .booking
    }
}

/// How much time has a code.
struct CodeRow: Sendable {
    let code: String
    /// Said of supplements, which are no part of the sum.
    let note: String?
    let hours: String

    static func all(_ sums: PaySums, _ t: PayTexts) -> [CodeRow] {
        func rows(_ minutes: [PayCode: Int64], _ note: String?) -> [CodeRow] {
            minutes.filter { $0.value != 0 }.sorted { $0.key < $1.key }
                .map { CodeRow(code: $0.key.text, note: note, hours: HoursText.text(Int($0.value))) }
        }
        return rows(sums.base, nil) + rows(sums.supplements, t.supplement)
    }
}

/// What one day is paid as, and what it does to the account.
struct PayDayView: Sendable {
    let t: PayTexts
    let codes: [CodeRow]
    let hasCodes: Bool
    let total: String
    let proof: String?
    let balance: String?
    let account: String
    /// Outside of the flexitime: what waits to be approved, and what was; `nil` for nothing.
    let outside: String?
    let approved: String?
    /// The form; `nil` for who may not decide.
    let decision: Decision?

    struct Decision: Sendable {
        let action: String
        let csrfToken: String
        let number: String
        let reason: String
        let opens: Bool
    }

    /// - Returns: `nil` where neither rules nor an account count.
    ///
    /// - Parameters:
    ///   - approved: what was approved of the day.
    ///   - decision: the form, for who may decide.
    init?(_ day: PaidDay?, of person: PersonID, approved: [Interval], decision: Decision?, clock: SiteClock) {
        guard let day, day.pay != nil || day.account != nil || !day.outsideTimes.isEmpty else { return nil }
        let t = clock.texts.pay
        func words(_ times: [Interval]) -> String? {
            guard !times.isEmpty else { return nil }
            return times.map { time in
                let ends = [time.start, time.end].map { clock.time($0, on: day.day) }
                return clock.texts.days.session(ends[0], ends[1])
            }
            .joined(separator: clock.texts.listSeparator)
        }
        outside = words(day.outsideTimes)
        self.approved = words(approved)
        self.decision = day.outsideTimes.isEmpty && approved.isEmpty ? nil : decision
        self.t = t
        let minutes = day.pay?.minutes ?? PaySums()
        codes = CodeRow.all(minutes, t)
        hasCodes = day.pay != nil
        total = HoursText.text(Int(minutes.total))
        proof = day.proof.map { t.proof($0) }
        balance = day.account.map { HoursText.text($0.closing) }
        account = TimesheetController.accountAddress(person, month: Month(of: day.day))
    }
}

/// What laws do not allow, in the principal's words.
struct LawFindingsView: Sendable {
    struct Row: Sendable {
        let name: String
        let address: String
        let words: String
        let remedy: String
        let citation: String
        let ahead: String?
        /// A class of the style sheet.
        let kind: String
    }

    let t: PayTexts
    let rows: [Row]
    let more: String?

    /// - Returns: `nil` where there is nothing to say.
    init?(_ lines: [LawLine], most: Int, in snapshot: Snapshot, _ texts: Texts) {
        guard !lines.isEmpty else { return nil }
        let t = texts.pay
        self.t = t
        let zones = snapshot.attendance.zones
        rows = lines.prefix(most).map { line in
            let finding = line.finding
            return Row(
                name: line.person.details.name,
                address: TimesheetController.address(line.person.id, on: finding.day),
                words: t.finding(finding, zones),
                remedy: t.remedy(finding.remedy, zones),
                citation: finding.article.citation,
                ahead: finding.isAhead ? t.ahead : nil,
                kind: finding.severity == .breach ? "overdue" : "quiet"
            )
        }
        more = lines.count > most ? t.moreFindings(lines.count - most) : nil
    }
}
