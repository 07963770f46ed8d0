import Attendance
import Station

/// What is in the inbox beside exceptions.
extension InboxView.Group {
    /// Leave that people ask for, the first request first.
    ///
    /// - Returns: `nil` for none.
    init?(_ states: [LeaveRequestState], filter: InboxFilter, mayDecide: Bool, _ teller: LeaveTeller) throws {
        guard !states.isEmpty else { return nil }
        let texts = teller.incoming.texts
        self.init(
            title: texts.leave.waiting,
            kind: "late",
            count: texts.sheets.count(states.count),
            hint: nil,
            rows: try states.map { state in
                let leave = state.leave
                let words = "\(teller.name(leave.person)), \(teller.what(leave)), \(teller.when(leave))"
                let isOwn = teller.isOwn(state)
                let mayAct = mayDecide && !isOwn
                let note = try state.note.map {
                    texts.leave.notes(try teller.journal.text($0) ?? texts.days.erased)
                }
                let address = TimesheetController.planAddress(leave.person, month: Month(of: leave.from))
                return InboxView.Row(
                    key: leave.id,
                    field: "leave",
                    address: filter.carried(to: address),
                    what: teller.what(leave),
                    name: teller.name(leave.person),
                    when: teller.when(leave),
                    length: nil,
                    requested: nil,
                    told: isOwn ? texts.days.ownRequest : nil,
                    counts: nil,
                    likely: nil,
                    notes: [note].compactMap(\.self) + teller.costs(of: leave),
                    accept: mayAct ? texts.leave.grantLabel(words) : nil,
                    acceptWord: texts.leave.grant,
                    acceptAction: "/exceptions/leave/grant",
                    refuse: mayAct ? texts.days.refuseLabel(words) : nil,
                    seen: nil,
                    select: texts.review.select(words),
                    isSelectable: mayAct
                )
            }
        )
    }

    /// What laws do not allow.
    ///
    /// - Parameters:
    ///   - own: the principal's own person, whose days others must look after.
    ///   - seen: says in words who acknowledged.
    /// - Returns: `nil` for nothing.
    init?(
        _ lines: [LawLine],
        most: Int,
        in snapshot: Snapshot,
        filter: InboxFilter,
        mayAct: Bool,
        own: PersonID?,
        _ texts: Texts,
        seen: (AcknowledgementState<LawAcknowledgement>) throws -> String
    ) throws {
        guard !lines.isEmpty else { return nil }
        let (t, review, zones) = (texts.pay, texts.review, snapshot.attendance.zones)
        self.init(
            title: t.findings,
            kind: "overdue",
            count: texts.sheets.count(lines.count),
            hint: lines.count > most ? t.moreFindings(lines.count - most) : t.findingsHint,
            rows: try lines.prefix(most).map { line in
                let finding = line.finding
                let words = [finding.article.citation, line.person.details.name, "\(finding.day)"]
                    .joined(separator: ", ")
                let mayAct = mayAct && line.person.id != own
                return InboxView.Row(
                    key: line.name,
                    field: "finding",
                    address: filter.carried(to: TimesheetController.address(line.person.id, on: finding.day)),
                    what: finding.article.citation,
                    name: line.person.details.name,
                    when: "\(finding.day)",
                    length: nil,
                    requested: finding.isAhead ? t.ahead : nil,
                    told: try line.acknowledgement.map(seen),
                    counts: nil,
                    likely: nil,
                    notes: [t.finding(finding, zones), t.remedy(finding.remedy, zones)],
                    accept: nil,
                    seen: mayAct && line.acknowledgement == nil ? texts.sheets.seenLabel(words) : nil,
                    again: mayAct ? line.acknowledgement.map { _ in review.againLabel(words) } : nil,
                    noted: line.acknowledgement?.acknowledgement.id.rawValue ?? "",
                    select: review.select(words),
                    isSelectable: mayAct && line.acknowledgement == nil
                )
            }
        )
    }
}
