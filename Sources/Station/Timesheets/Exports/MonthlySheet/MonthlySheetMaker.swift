package import Attendance
package import BeaconKit

/// Makes people's monthly sheets of their days.
package struct MonthlySheetMaker: Sendable {
    /// The most days of a sheet: two long months.
    package static let mostDays = 62

    let snapshot: Snapshot
    let range: DayRange
    let texts: MonthlySheetTexts
    let actors: ActorNames
    private let reasons: [Commitment: String]
    private let pay: [PersonID: PersonPay]
    private let anchor: Anchor?
    private let now: Instant
    private let corrections: [PersonID: [CorrectionState]]
    /// Of those who have signed.
    private let standings: [PersonID: SheetStanding]

    /// - Parameters:
    ///   - actors: what those are called who corrected.
    ///   - reasons: of ``Snapshot/corrections(of:in:)``; those that were erased are not there.
    ///   - pay: what people's days are paid as, with their hours accounts.
    ///   - anchor: where the journal stands.
    /// - Throws: `ScheduleError.rangeTooLong`.
    package init(
        snapshot: Snapshot,
        people: [Person],
        range: DayRange,
        texts: MonthlySheetTexts,
        actors: ActorNames,
        reasons: [Commitment: String],
        pay: [PersonPay] = [],
        anchor: Anchor?,
        now: Instant
    ) throws {
        guard range.count <= Self.mostDays else {
            throw ScheduleError.rangeTooLong(days: range.count, limit: Self.mostDays)
        }
        self.snapshot = snapshot
        self.range = range
        self.texts = texts
        self.actors = actors
        self.reasons = reasons
        self.pay = Dictionary(pay.map { ($0.person.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.anchor = anchor
        self.now = now
        standings = Dictionary(
            snapshot.signedStandings(of: people, in: range, at: now).map { ($0.person.id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        corrections = Dictionary(grouping: snapshot.corrections(of: people, in: range), by: \.correction.person)
    }

    /// What a whole document is called.
    package var title: String { "\(texts.title), \(period)" }

    /// A month by its name, other days from the first to the last.
    package var period: String {
        let isMonth =
            range.from.day == 1 && range.to.adding(1).day == 1 && range.from.month == range.to.month
            && range.from.year == range.to.year
        guard isMonth else {
            return Catalogue.filled(texts.range, ["from": "\(range.from)", "to": "\(range.to)"])
        }
        return texts.texts.catalogue.month(range.from.month, year: range.from.year)
    }

    /// One person's sheet.
    package func sheet(of own: PersonDays) -> MonthlySheet {
        let numbered = (corrections[own.person.id] ?? []).enumerated().map {
            (number: $0.offset + 1, state: $0.element)
        }
        var numbers: [LocalDay: [Int]] = [:]
        for (number, state) in numbered {
            for day in snapshot.days(touchedBy: state.correction) { numbers[day, default: []].append(number) }
        }
        return MonthlySheet(
            period: period,
            name: "\(own.person.number) \(own.person.details.name)",
            head: head(of: own.person),
            rows: own.days.map { MonthlySheetDay(sheet: $0, maker: self, corrections: numbers[$0.day] ?? []).row },
            total: total(own.totals),
            sums: sums(own) + codes(of: own.person),
            account: account(of: own.person),
            corrections: numbered.map { line($0.number, $0.state) },
            notes: notes(own),
            confirmed: signed(standings[own.person.id]?.confirmed, in: standings[own.person.id]),
            countersigned: signed(standings[own.person.id]?.countersigned, in: standings[own.person.id]),
            anchor: anchor
        )
    }

    private func head(of person: Person) -> [MonthlySheet.Figure] {
        let (day, time) = wall(now)
        let optional = [(texts.department, person.details.department), (texts.position, person.details.position)]
        return [
            MonthlySheet.Figure(texts.name, person.details.name),
            MonthlySheet.Figure(texts.number, "\(person.number)"),
        ] + optional.filter { !$0.1.isEmpty }.map { MonthlySheet.Figure($0.0, $0.1) } + [
            MonthlySheet.Figure(texts.site, snapshot.site?.name ?? ""),
            MonthlySheet.Figure(texts.days, "\(range.from) – \(range.to)"),
            MonthlySheet.Figure(texts.made, "\(day) \(time)"),
        ]
    }

    private func total(_ totals: Totals) -> MonthlySheet.Row {
        var row = MonthlySheet.Row()
        row.day = texts.total
        row.breaks = Self.hours(totals.breaks)
        row.worked = Self.hours(totals.worked)
        row.overtime = Self.hours(totals.overtime)
        row.absent = Self.hours(totals.absent)
        return row
    }

    private func sums(_ own: PersonDays) -> [MonthlySheet.Figure] {
        var sums = [
            MonthlySheet.Figure(texts.expected, Self.clock(own.totals.expected)),
            MonthlySheet.Figure(texts.worked, Self.clock(own.totals.worked)),
        ]
        if own.totals.paid != own.totals.worked {
            sums.append(MonthlySheet.Figure(texts.paid, Self.clock(own.totals.paid)))
        }
        sums += [
            MonthlySheet.Figure(texts.breaks, Self.clock(own.totals.breaks)),
            MonthlySheet.Figure(texts.overtime, Self.clock(own.totals.overtime)),
            MonthlySheet.Figure(texts.absent, Self.clock(own.totals.absent)),
            MonthlySheet.Figure(texts.late, Self.clock(own.totals.late)),
            MonthlySheet.Figure(texts.presentDays, "\(own.days.count { $0.status == .present })"),
        ]
        for kind in Leave.Kind.allCases {
            let days = own.days.count { $0.status == .leave(kind) }
            guard days > 0 else { continue }
            let label = Catalogue.filled(texts.leaveDays, ["kind": word(kind)])
            sums.append(MonthlySheet.Figure(label, "\(days)"))
        }
        return sums
    }

    /// The pay codes: first base codes, which add up to what is paid, then supplements.
    private func codes(of person: Person) -> [MonthlySheet.Figure] {
        guard let minutes = pay[person.id]?.minutes else { return [] }
        func figures(_ sums: [PayCode: Int64], _ text: String) -> [MonthlySheet.Figure] {
            sums.sorted { $0.key < $1.key }.map { code, length in
                MonthlySheet.Figure(
                    Catalogue.filled(text, ["code": code.text]),
                    ReportTable.Cell.clock(Int(length))
                )
            }
        }
        return figures(minutes.base, texts.payCode) + figures(minutes.supplements, texts.supplement)
    }

    /// How the account came from its balance before the first day to that after the last.
    private func account(of person: Person) -> [MonthlySheet.Figure] {
        guard let days = pay[person.id]?.account, let first = days.first, let last = days.last else { return [] }
        func sum(_ minutes: (AccountDay) -> Int) -> Int { days.reduce(0) { $0 + minutes($1) } }
        let changes = [
            (texts.expected, -sum(\.expected)), (texts.worked, sum(\.worked)),
            (texts.credited, sum(\.credited)), (texts.compensation, sum(\.compensation)),
            // An opening balance replaces what was there.
            (texts.booked, sum(\.booked) + zip(days, days.dropFirst()).reduce(0) { $0 + $1.1.opening - $1.0.closing }),
            (texts.paidOut, -sum(\.paidOut)), (texts.lapsed, -sum(\.lapsed) - sum(\.expired)),
            (texts.forgiven, sum(\.forgiven)),
        ]
        func figure(_ label: String, _ minutes: Int) -> MonthlySheet.Figure {
            MonthlySheet.Figure(label, ReportTable.Cell.clock(minutes))
        }
        return [figure(texts.balanceBefore, first.opening)]
            + changes.filter { $0.1 != 0 }.map { figure($0.0, $0.1) } + [figure(texts.balance, last.closing)]
    }

    private func notes(_ own: PersonDays) -> [String] {
        let isClosed = snapshot.attendance.periods.areClosed(range)
        let isRounded = own.days.contains { $0.raw.worked != $0.rounded.worked }
        let isChanged = standings[own.person.id]?.state == .changed
        return [isClosed ? texts.closed : texts.open] + (isRounded ? [texts.rounded] : [])
            + (isChanged ? [texts.changedSince] : [])
    }

    /// Who signed what the sheet says, and when; nothing of a signature under what has changed since.
    private func signed(_ sheet: SignedSheet?, in standing: SheetStanding?) -> String {
        guard let sheet, sheet.signature.digest == standing?.digest else { return "" }
        let (day, time) = wall(sheet.at)
        return Catalogue.filled(texts.signedBy, ["by": actors.text(sheet.by), "at": "\(day) \(time)"])
    }

    /// The day and the time of day on the site's wall.
    func wall(_ instant: Instant) -> (day: LocalDay, time: String) {
        let clock = snapshot.attendance.zones.clock(at: instant)
        return (clock.day(of: instant), snapshot.cell(instant).text)
    }

    func word(_ kind: Leave.Kind) -> String { texts.leave(kind) }

    func word(_ direction: Punch.Direction) -> String { texts.direction(direction) }

    /// A day with its weekday: `Mon 02`.
    func name(of day: LocalDay) -> String {
        texts.texts.catalogue.shortWeekday(day.weekday) + (day.day < 10 ? " 0" : " ") + "\(day.day)"
    }

    /// Hours and minutes, nothing for none.
    static func hours(_ length: Int64) -> String { Totals.minutes(length) == 0 ? "" : clock(length) }

    static func clock(_ length: Int64) -> String { ReportTable.Cell.clock(Totals.minutes(length)) }
}

/// What the list of corrections says.
extension MonthlySheetMaker {
    fileprivate func line(_ number: Int, _ state: CorrectionState) -> String {
        let (day, time) = wall(state.recorded)
        return Catalogue.filled(
            texts.correction,
            [
                "number": "\(number)",
                "day": snapshot.days(touchedBy: state.correction).min().map(name) ?? "—",
                "change": change(state.correction),
                "by": actors.text(state.author),
                "at": "\(day) \(time)",
                "state": standing(of: state),
                "reason": reasons[state.correction.reason] ?? texts.erased,
            ]
        )
    }

    private func change(_ correction: Correction) -> String {
        switch correction.change {
        case .add(let direction, let happened):
            Catalogue.filled(
                texts.added,
                ["direction": word(direction), "time": wall(happened).time]
            )
        case .replace(let target, let direction, let happened):
            Catalogue.filled(
                texts.changed,
                [
                    "was": punch(target, of: correction.person), "direction": word(direction),
                    "time": wall(happened).time,
                ]
            )
        case .remove(let target):
            Catalogue.filled(texts.removed, ["was": punch(target, of: correction.person)])
        case .reverse: texts.reversed
        }
    }

    /// What a punch was before it was corrected.
    private func punch(_ target: Correction.Target, of person: PersonID) -> String {
        switch target {
        case .entry(let id):
            guard let punch = snapshot.attendance.evidence(of: person).first(where: { $0.id == id }) else { return "—" }
            return "\(word(punch.punch.direction)) \(wall(punch.happened).time)"
        case .correction(let id):
            switch snapshot.attendance.corrections.state(id)?.correction.change {
            case .add(let direction, let happened), .replace(_, let direction, let happened):
                return "\(word(direction)) \(wall(happened).time)"
            case .remove, .reverse, nil: return "—"
            }
        }
    }

    private func standing(of state: CorrectionState) -> String {
        if state.reversedBy != nil { return texts.takenBack }
        return switch state.decision {
        case .pending: texts.waiting
        case .approved(let by, _): Catalogue.filled(texts.approvedBy, ["by": actors.text(by)])
        case .refused(let by, _, _): Catalogue.filled(texts.refusedBy, ["by": actors.text(by)])
        case .direct: texts.direct
        }
    }
}

extension Snapshot {
    /// Corrections and requests about some days of people, in the order in which they count.
    package func corrections(of people: [Person], in range: DayRange) -> [CorrectionState] {
        let people = Set(people.map(\.id))
        return attendance.corrections.all.filter { state in
            people.contains(state.correction.person)
                && days(touchedBy: state.correction).contains { range.from <= $0 && $0 <= range.to }
        }
    }
}

extension PeriodLedger {
    /// Whether every day of a range is closed.
    fileprivate func areClosed(_ range: DayRange) -> Bool {
        var day = range.from
        while day <= range.to {
            guard closed(day) != nil else { return false }
            day = day.adding(1)
        }
        return true
    }
}
