import Attendance
import BeaconKit
import Station

/// Says in words what leave somebody asks for, what it costs, and what became of it.
struct LeaveTeller {
    let snapshot: Snapshot
    let incoming: IncomingRequest
    let actors: Actors
    let journal: any JournalStore
    /// The request whose refusal failed, and the reason that was typed.
    var kept: (id: String, reason: String)?

    private var t: LeaveTexts { incoming.texts.leave }
    private var days: DayTexts { incoming.texts.days }

    /// - Parameter isListed: among those of several people.
    func row(_ state: LeaveRequestState, isListed: Bool) throws -> LeaveRow {
        let leave = state.leave
        var decided: String?
        var answer: String?
        switch state.decision {
        case .pending: break
        case .granted(let by, let at), .cancelled(let by, let at): decided = days.decidedBy(actors.name(by), moment(at))
        case .refused(let by, let at, let reason):
            decided = days.decidedBy(actors.name(by), moment(at))
            answer = days.answered(try journal.text(reason) ?? days.erased)
        case .withdrawn: break
        }
        let isOwn = isOwn(state)
        let mayPlan = incoming.principal.may(.planSchedules)
        let words = "\(name(leave.person)), \(what(leave)), \(when(leave))"
        let mayDecide = state.isPending && mayPlan && !isOwn
        return LeaveRow(
            t: t,
            days: days,
            csrfToken: incoming.csrfToken,
            id: leave.id,
            person: isListed ? name(leave.person) : nil,
            planAddress: TimesheetController.planAddress(leave.person, month: Month(of: leave.from)),
            what: what(leave),
            when: when(leave),
            state: t.state(state),
            kind: Self.style(state),
            note: try state.note.map { t.notes(try journal.text($0) ?? days.erased) },
            asked: days.askedBy(actors.name(state.author), moment(state.recorded)),
            decided: decided,
            answer: answer,
            costs: mayDecide ? costs(of: leave) : [],
            mayDecide: mayDecide,
            mayWithdraw: state.isPending && incoming.principal.account?.person == leave.person,
            isOwn: state.isPending && mayPlan && isOwn,
            grantLabel: t.grantLabel(words),
            refuseLabel: days.refuseLabel(words),
            withdrawLabel: t.withdrawLabel(words),
            kept: kept.map { $0.id == leave.id ? $0.reason : "" } ?? ""
        )
    }

    func isOwn(_ state: LeaveRequestState) -> Bool {
        incoming.principal.account.map {
            state.author == "account:\($0.id.rawValue)" || $0.person == state.leave.person
        } ?? false
    }

    func name(_ person: PersonID) -> String { snapshot.roster.anyone(person)?.details.name ?? "—" }

    func what(_ leave: Leave) -> String { t.title(incoming.texts.attendance.leave(leave.kind)) }

    func when(_ leave: Leave) -> String {
        let clock = clock(snapshot.attendance.zones.begin(of: leave.from))
        let range =
            leave.from == leave.to
            ? clock.day(leave.from) : incoming.texts.plan.leaveRange(clock.day(leave.from), clock.day(leave.to))
        return leave.part == .all ? range : "\(range) · \(incoming.texts.plan.halfFree(leave.part))"
    }

    /// What whoever decides must know: what it takes, who else is away, and what it contradicts.
    func costs(of leave: Leave) -> [String] {
        let cost = snapshot.cost(of: leave)
        var lines = [t.cost(cost)]
        let separator = incoming.texts.listSeparator
        if !cost.away.isEmpty {
            let names = cost.away.map { "\($0.name) (\(when($0.leave)))" }.joined(separator: separator)
            lines.append(t.away(names, Set(cost.away.map(\.name)).count, cost.department))
        } else if cost.department > 1 {
            lines.append(t.nobodyAway)
        }
        if !cost.assigned.isEmpty {
            let clock = clock(snapshot.attendance.zones.begin(of: leave.from))
            lines.append(t.assigned(cost.assigned.prefix(5).map { clock.day($0) }.joined(separator: separator)))
        }
        for other in cost.other {
            lines.append(t.other("\(incoming.texts.attendance.leave(other.kind)), \(when(other))"))
        }
        return lines
    }

    private func moment(_ instant: Instant) -> String { clock(instant).moment(instant) }

    private func clock(_ instant: Instant) -> SiteClock {
        SiteClock(timeZone: snapshot.attendance.zones.clock(at: instant).name, texts: incoming.texts)
    }

    private static func style(_ state: LeaveRequestState) -> String {
        switch state.decision {
        case .pending: "late"
        case .granted: "good"
        case .refused: "overdue"
        case .withdrawn, .cancelled: "quiet"
        }
    }
}
