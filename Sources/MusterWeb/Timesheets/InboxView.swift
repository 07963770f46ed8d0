import Attendance
import Station

/// What must be looked at, the gravest first; or what was seen.
struct InboxView: Sendable {
    struct Group: Sendable {
        let title: String
        let kind: String
        let count: String
        let hint: String?
        let rows: [Row]
    }

    struct Row: Sendable {
        /// What the line is called.
        let key: String
        /// The field of the form that selects it.
        let field: String
        let address: String
        let what: String
        let name: String
        let when: String
        let length: String?
        let requested: String?
        /// Who has seen it, and why it is left so.
        let told: String?
        /// What the day counts as it is; `nil` where neither work nor a plan is known.
        let counts: String?
        /// The correction that most likely puts it right, and what the day would count then.
        let likely: String?
        /// What else whoever decides must know.
        var notes: [String] = []
        /// What the button is called that accepts it.
        let accept: String?
        /// What the button says, and where it leads.
        var acceptWord = ""
        var acceptAction = ""
        /// What the button is called that refuses it.
        var refuse: String?
        /// What the button is called that notes it as seen; `nil` where there is none.
        let seen: String?
        /// What the button is called that has it looked at again, and under which name it was noted as seen.
        var again: String?
        var noted = ""
        /// What the box is called that selects it.
        let select: String
        /// Whether there is something to select it for.
        let isSelectable: Bool
    }

    let t: SheetTexts
    let review: ReviewTexts
    let time: TimeTexts
    let notice: Notice?
    let from: String
    let to: String
    let departments: [Choice]
    let severities: [Choice]
    let states: [Choice]
    let groups: [Group]
    let isEmpty: Bool
    let empty: String
    let more: String?
    let assets: String
    /// Of the form that notes lines as seen; `nil` where that is not possible.
    let csrfToken: String?
    let reason: String
    /// The filter, as forms carry it along.
    let inbox: String
    let leaveTexts: LeaveTexts
    let dayTexts: DayTexts
    /// Whether there is something to note as seen, and leave to decide on.
    let hasSeen: Bool
    let hasLeave: Bool
    /// Where the form leads that has the lines' buttons, and whether it asks for a reason.
    let action: String
    let mayNote: Bool

    /// - Parameters:
    ///   - csrfToken: `nil` for who may not acknowledge.
    ///   - reason: what was typed and refused.
    ///   - own: the principal's own person, whose days others must look after.
    ///   - likely: gives a line's likely correction, with the day's totals under it.
    ///   - names: gives somebody's name.
    ///   - seen: says in words who acknowledged.
    init(
        _ lines: [ExceptionLine],
        most: Int,
        filter: InboxFilter,
        range: DayRange,
        departments: [Choice],
        csrfToken: String?,
        own: PersonID?,
        reason: String,
        laws: Group?,
        leave: Group?,
        likely: (ExceptionLine) -> (LikelyCorrection, Totals?)?,
        names: (PersonID) -> String,
        seen: (AcknowledgementState<Acknowledgement>) throws -> String,
        clock: SiteClock,
        assets: String,
        notice: Notice?
    ) throws {
        let texts = clock.texts
        let sheets = texts.sheets
        t = sheets
        let review = texts.review
        self.review = review
        time = texts.attendance
        self.notice = notice
        self.assets = assets
        self.departments = departments
        self.reason = reason
        inbox = filter.query
        from = "\(range.from)"
        to = "\(range.to)"
        severities = Exception.Severity.allCases.map {
            Choice(value: $0.word, label: sheets.severityChoice($0), isChosen: $0 == filter.severity)
        }
        states = [("open", sheets.exceptions), ("seen", sheets.seen)].map {
            Choice(value: $0.0, label: $0.1, isChosen: ($0.0 == "seen") == filter.isSeen)
        }
        let isEmpty = lines.isEmpty && laws == nil && leave == nil
        self.isEmpty = isEmpty
        leaveTexts = texts.leave
        dayTexts = texts.days
        empty = filter.isSeen ? sheets.noneSeen : sheets.nothing
        self.csrfToken = isEmpty ? nil : csrfToken
        more = lines.count > most ? sheets.moreLines(lines.count - most) : nil
        let counts = Dictionary(grouping: lines) { $0.exception.severity }.mapValues(\.count)
        // The latest day is remembered best.
        let order = lines.reversed().sorted { $0.exception.severity > $1.exception.severity }
        let shown = Dictionary(grouping: order.prefix(most)) { $0.exception.severity }
        // Two doubts of the same minute have two buttons.
        var labels: [String: Int] = [:]
        func label(_ words: String) -> String {
            let count = labels[words, default: 0] + 1
            labels[words] = count
            return count == 1 ? words : "\(words) (\(count))"
        }
        let exceptions: [Group] = try Exception.Severity.allCases.reversed().compactMap { severity in
            guard let lines = shown[severity] else { return nil }
            return Group(
                title: texts.attendance.severity(severity),
                kind: severity.style,
                count: sheets.count(counts[severity] ?? 0),
                hint: nil,
                rows: try lines.map { line in
                    let exception = line.exception
                    let kind = texts.attendance.kind(exception.kind)
                    let what = exception.with.map { sheets.withWhom(kind, names($0)) } ?? kind
                    let when = "\(clock.day(exception.day)), \(clock.time(exception.at, on: exception.day))"
                    let length = exception.length.map { Totals.clock($0) }
                    let words = [what, line.person.details.name, when, length].compactMap(\.self)
                    let name = label(words.joined(separator: ", "))
                    let mayAct = csrfToken != nil && line.person.id != own
                    let mayNote = mayAct && line.acknowledgement == nil
                    let likely = mayNote ? likely(line) : nil
                    let counted = line.sheet.rounded
                    return Row(
                        key: line.name,
                        field: "exception",
                        address: filter.carried(to: TimesheetController.address(line.person.id, on: exception.day)),
                        what: what,
                        name: line.person.details.name,
                        when: when,
                        length: length,
                        requested: line.isRequested ? sheets.requested : nil,
                        told: try line.acknowledgement.map(seen),
                        counts: counted.worked == 0 && counted.expected == 0
                            ? nil : review.counts(Totals.clock(counted.worked), Totals.clock(counted.expected)),
                        likely: likely.map { likely, totals in
                            Self.words(likely, totals, instead: counted, on: exception.day, clock)
                        },
                        accept: likely.map { _ in review.acceptLabel(name) },
                        acceptWord: review.accept,
                        acceptAction: "/exceptions/correct",
                        seen: mayNote && severity < .mustFix ? sheets.seenLabel(name) : nil,
                        again: mayAct ? line.acknowledgement.map { _ in review.againLabel(name) } : nil,
                        noted: line.acknowledgement?.acknowledgement.id.rawValue ?? "",
                        select: review.select(name),
                        isSelectable: mayNote && severity < .mustFix
                    )
                }
            )
        }
        // People wait for an answer, and laws for nobody.
        groups = [leave, laws].compactMap(\.self) + exceptions
        let rows = groups.flatMap(\.rows)
        hasSeen = rows.contains { $0.seen != nil }
        hasLeave = rows.contains { $0.refuse != nil }
        mayNote = hasSeen || hasLeave
        action = filter.isSeen ? "/exceptions/again" : "/exceptions/acknowledge"
    }

    /// The likely correction, and what the day would count with it.
    private static func words(
        _ likely: LikelyCorrection,
        _ totals: Totals?,
        instead present: Totals,
        on day: LocalDay,
        _ clock: SiteClock
    ) -> String {
        let review = clock.texts.review
        let words = review.likely(likely.ground, clock.time(likely.at, on: day))
        guard let totals, totals.worked != present.worked else { return words }
        let difference = Totals.minutes(totals.worked) - Totals.minutes(present.worked)
        let signed = (difference > 0 ? "+" : "") + HoursText.text(difference)
        return "\(words) \(review.would(Totals.clock(totals.worked), signed))"
    }
}
