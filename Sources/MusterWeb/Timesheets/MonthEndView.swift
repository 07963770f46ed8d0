import Attendance
import Station

/// What a supervisor works through before days are closed: each person's days, what needs review, and who signed.
struct MonthEndView: Sendable {
    struct Row: Sendable {
        let name: String
        let address: String
        let worked: String
        let expected: String
        let difference: String
        /// How much needs review, and where; `nil` for nothing.
        let review: String?
        let reviewAddress: String
        let state: String
        /// A class of the style sheet.
        let kind: String
        /// Who is countersigned, with the record that is shown; `nil` where there is nothing to countersign.
        let sheet: String?
        let label: String
    }

    let t: PlanTexts
    let signing: SigningTexts
    let sheets: SheetTexts
    let time: TimeTexts
    let csrfToken: String
    let from: String
    let to: String
    let department: String
    let rows: [Row]
    /// What stands over the list.
    let summary: String
    let reviewAll: String?
    let reviewAddress: String
    /// Of the button; `nil` where nothing can be countersigned.
    let button: String?
    let name: String

    /// - Parameters:
    ///   - own: the principal's own person, whose record others countersign.
    ///   - name: with which the principal signs.
    init(
        _ people: [PersonDays],
        open lines: [PersonID: Int],
        standings: [SheetStanding],
        range: DayRange,
        department: String?,
        own: PersonID?,
        mayCountersign: Bool,
        name: String,
        csrfToken: String,
        texts: Texts
    ) {
        let t = texts.plan
        self.t = t
        signing = texts.signing
        sheets = texts.sheets
        time = texts.attendance
        self.csrfToken = csrfToken
        self.name = name
        from = "\(range.from)"
        to = "\(range.to)"
        self.department = department ?? ""
        let inbox = "/exceptions?from=\(range.from)&to=\(range.to)"
        let review = department.map { "\(inbox)&department=\($0.percentEncoded)" } ?? inbox
        reviewAddress = review
        let states = Dictionary(standings.map { ($0.person.id, $0) }) { first, _ in first }
        let month = Month(of: range.from)
        rows = people.map { days in
            let person = days.person
            let standing = states[person.id]
            let isReady = standing?.state == .confirmed && mayCountersign && person.id != own
            let (state, kind) = Self.words(standing?.state ?? .open, texts.signing)
            let totals = days.totals
            let open = lines[person.id] ?? 0
            return Row(
                name: person.details.name,
                address: TimesheetController.address(person.id, month: month),
                worked: Totals.clock(totals.worked),
                expected: Totals.clock(totals.expected),
                difference: HoursText.text(Totals.minutes(totals.worked) - Totals.minutes(totals.expected)),
                review: open == 0 ? nil : t.toReview(open),
                reviewAddress: department == nil
                    ? "\(inbox)&department=\(person.details.department.percentEncoded)" : review,
                state: state,
                kind: kind,
                sheet: isReady ? standing.map { "\(person.id.rawValue):\($0.digest.text)" } : nil,
                label: t.countersignLabel(person.details.name)
            )
        }
        let open = lines.values.reduce(0, +)
        reviewAll = open == 0 ? nil : t.toReview(open)
        let signed = standings.count { $0.state == .countersigned }
        let confirmed = standings.count { $0.state == .confirmed }
        summary = t.monthEndSummary(people.count, confirmed + signed, signed)
        button = rows.contains { $0.sheet != nil } ? t.countersignSelected : nil
    }

    private static func words(_ state: SheetStanding.State, _ t: SigningTexts) -> (String, String) {
        switch state {
        case .open: (t.open, "quiet")
        case .confirmed: (t.confirmed, "frozen")
        case .countersigned: (t.countersigned, "good")
        case .changed: (t.changed, "overdue")
        }
    }
}
