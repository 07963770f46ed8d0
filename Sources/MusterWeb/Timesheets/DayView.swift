import Attendance
import BeaconKit
import Station

/// One day of one person.
struct DayView: Sendable {
    struct ExceptionRow: Sendable {
        let words: String
        let severity: String
        /// Who has seen it and leaves it as it is.
        let seen: String?
        /// A class of the style sheet.
        let kind: String
    }

    struct SessionRow: Sendable {
        let words: String
        let notes: [String]
        let breaks: [String]
    }

    let t: DayTexts
    let time: TimeTexts
    let notice: Notice?
    let name: String
    let day: String
    let status: String
    let statusKind: String
    let closed: String?
    let earlier: String
    /// `nil` for today.
    let later: String?
    let month: String
    let history: String
    let timeline: TimelineView?
    let figures: [Figure]
    let pay: PayDayView?
    let plan: [String]
    let sessions: [SessionRow]
    let exceptions: [ExceptionRow]
    let punches: [PunchRow]
    let corrections: [CorrectionRow]
    let hasCorrections: Bool
    let form: CorrectionForm?
    /// The inbox from which the page was opened.
    let inbox: String?

    /// - Parameter seen: says in words who acknowledged an exception.
    init(
        _ detail: DayDetail,
        today: LocalDay,
        now: Instant,
        rounding: TimesheetPolicy,
        pay: PayDayView?,
        clock: SiteClock,
        punches: [PunchRow],
        corrections: [CorrectionRow],
        form: CorrectionForm?,
        inbox: String?,
        seen: (Exception) -> String?,
        notice: Notice?
    ) {
        let texts = clock.texts
        let sheet = detail.sheet
        t = texts.days
        time = texts.attendance
        self.notice = notice
        self.form = form
        self.inbox = inbox
        self.punches = punches
        self.corrections = corrections
        hasCorrections = !corrections.isEmpty
        name = detail.person.details.name
        day = texts.attendance.fullDay(clock.day(sheet.day), sheet.day.year)
        status =
            sheet.plan.holiday.map { "\(texts.attendance.status(sheet.status)) · \($0.name)" }
            ?? texts.attendance.status(sheet.status)
        statusKind = sheet.status.style
        closed = detail.closed.map { texts.days.closedSince(clock.moment($0)) }
        earlier = TimesheetController.address(detail.person.id, on: sheet.day.adding(-1))
        later = sheet.day < today ? TimesheetController.address(detail.person.id, on: sheet.day.adding(1)) : nil
        month = TimesheetController.address(detail.person.id, month: Month(of: sheet.day))
        history = HistoryPages.address(detail.person.id) + "?month=\(Month(of: sheet.day).text)"
        timeline = TimelineView(detail, punches: punches, now: now, clock: clock)
        figures = Self.figures(sheet, texts.attendance)
        self.pay = pay
        plan =
            sheet.plan.shifts.map { shift in
                let hours = texts.days.session(
                    clock.time(shift.start, on: sheet.day),
                    clock.time(shift.end, on: sheet.day)
                )
                let code = shift.template.code == "usual" ? nil : shift.template.code
                if shift.template.flexible != nil { return "\(texts.days.flexitime) \(hours)" }
                return code.map { texts.days.shift($0, hours) } ?? "\(texts.days.usualShift) \(hours)"
            }
        sessions = sheet.sessions.map { SessionRow($0, on: sheet.day, rounding: rounding, clock: clock) }
        exceptions = sheet.exceptions.map { exception in
            let at = clock.time(exception.at, on: sheet.day)
            let length = exception.length.map { " · " + texts.days.about(Totals.clock($0)) } ?? ""
            return ExceptionRow(
                words: "\(texts.attendance.kind(exception.kind)) · \(at)\(length)",
                severity: texts.attendance.severity(exception.severity),
                seen: seen(exception),
                kind: exception.severity.style
            )
        }
    }

    private static func figures(_ sheet: DaySheet, _ t: TimeTexts) -> [Figure] {
        let totals = sheet.rounded
        let raw = sheet.raw.worked == totals.worked ? nil : t.rawNote(Totals.clock(sheet.raw.worked))
        let main = [
            Figure(t.expected, Totals.clock(totals.expected)), Figure(t.worked, Totals.clock(totals.worked), note: raw),
        ]
        let rest = [
            (t.breaks, totals.breaks), (t.away, totals.away), (t.absent, totals.absent), (t.late, totals.late),
            (t.early, totals.early), (t.overtime, totals.overtime),
        ]
        let difference = Figure(
            t.difference,
            HoursText.text(Totals.minutes(totals.worked) - Totals.minutes(totals.expected))
        )
        return main + [difference] + rest.filter { $0.1 >= 60_000_000 }.map { Figure($0.0, Totals.clock($0.1)) }
    }
}

extension DayView.SessionRow {
    fileprivate init(_ session: Session, on day: LocalDay, rounding: TimesheetPolicy, clock: SiteClock) {
        let t = clock.texts.days
        func time(_ instant: Instant) -> String { clock.time(instant, on: day) }
        words = t.session(time(session.start), session.end.map(time) ?? (session.ending == .open ? t.open : "?"))
        var notes: [String] = []
        switch session.ending {
        case .missing: notes.append(t.unknownEnd)
        case .continued: notes.append(t.continuedEnd)
        case .automatic: notes.append(t.automaticEnd)
        case .punched(isProvisional: true): notes.append(t.provisionalEnd)
        case .open, .punched: break
        }
        if let end = session.end, rounding.roundingIn != nil || rounding.roundingOut != nil {
            func rounded(_ instant: Instant, _ rule: RoundingRule?) -> Instant {
                guard let rule else { return instant }
                let offset = Int64(clock.offset(at: instant)) * 1_000_000
                return Instant(microseconds: rule.rounding(instant.microseconds + offset) - offset)
            }
            notes.append(
                t.countedFrom(
                    time(rounded(session.start, session.isContinuation ? nil : rounding.roundingIn)),
                    time(rounded(end, session.ending == .continued ? nil : rounding.roundingOut))
                )
            )
        }
        self.notes = notes
        var breaks = session.breaks.map { t.breakFrom(time($0.start), time($0.end)) }
        if session.isOnBreak, let last = session.breaks.last {
            breaks[breaks.count - 1] = t.breakSince(time(last.start))
        }
        self.breaks = breaks
    }
}
