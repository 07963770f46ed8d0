import Attendance
import BeaconKit
import Station

/// Makes rows of corrections.
struct CorrectionTeller {
    let snapshot: Snapshot
    let incoming: IncomingRequest
    let actors: Actors
    let journal: any JournalStore
    /// The correction whose refusal failed, and the reason that was typed.
    var kept: (id: CorrectionID, reason: String)?

    private var t: DayTexts { incoming.texts.days }

    /// - Parameters:
    ///   - day: the day whose page shows it; `nil` in the list of all.
    func row(_ state: CorrectionState, on day: LocalDay?) throws -> CorrectionRow {
        let correction = state.correction
        let person = snapshot.roster.anyone(correction.person)
        let own = snapshot.days(touchedBy: correction).min() ?? snapshot.attendance.zones.day(of: state.recorded)
        let what = what(correction, day: own)
        var decided: String?
        var answer: String?
        switch state.decision {
        case .pending, .direct: break
        case .approved(let by, let at): decided = t.decidedBy(actors.name(by), moment(at))
        case .refused(let by, let at, let reason):
            decided = t.decidedBy(actors.name(by), moment(at))
            answer = t.answered(try journal.text(reason) ?? t.erased)
        }
        let isPending = state.decision == .pending
        let account = incoming.principal.account
        let isOwn =
            account.map { state.author == "account:\($0.id.rawValue)" || $0.person == correction.person } ?? false
        return CorrectionRow(
            t: t,
            csrfToken: incoming.csrfToken,
            id: correction.id.rawValue,
            person: day == nil ? person?.details.name ?? "—" : nil,
            day: clock(state.recorded).day(own),
            dayAddress: TimesheetController.address(correction.person, on: own),
            from: day.map { "\($0)" } ?? "",
            what: what,
            state: t.state(state),
            kind: Self.kind(state),
            because: t.because(try journal.text(correction.reason) ?? t.erased),
            asked: t.askedBy(actors.name(state.author), moment(state.recorded)),
            decided: decided,
            answer: answer,
            mayDecide: isPending && incoming.principal.may(.correctTimes) && !isOwn,
            isOwn: isPending && incoming.principal.may(.correctTimes) && isOwn,
            approveLabel: t.approveLabel("\(person?.details.name ?? "—"), \(what)"),
            refuseLabel: t.refuseLabel("\(person?.details.name ?? "—"), \(what)"),
            kept: kept.map { $0.id == correction.id ? $0.reason : "" } ?? ""
        )
    }

    /// What a correction changes, in words.
    func what(_ correction: Correction, day: LocalDay) -> String {
        switch correction.change {
        case .add(let direction, let happened): t.changeAdd(punch(direction, happened, day))
        case .replace(let target, let direction, let happened):
            t.changeReplace(old(target, of: correction.person, day), punch(direction, happened, day))
        case .remove(let target): t.changeRemove(old(target, of: correction.person, day))
        case .reverse(let id):
            // A merged journal may hold reversals in a circle.
            switch snapshot.attendance.corrections.state(id)?.correction {
            case let other? where !other.isReversal: t.changeReverse(what(other, day: day))
            default: t.changeReverse(t.unknownPunch)
            }
        }
    }

    private func old(_ target: Correction.Target, of person: PersonID, _ day: LocalDay) -> String {
        switch target {
        case .entry(let id):
            guard let punch = snapshot.attendance.evidence(of: person).first(where: { $0.id == id }) else {
                return t.unknownPunch
            }
            return self.punch(punch.punch.direction, punch.happened, day)
        case .correction(let id):
            switch snapshot.attendance.corrections.state(id)?.correction.change {
            case .add(let direction, let happened), .replace(_, let direction, let happened):
                return punch(direction, happened, day)
            case .remove, .reverse, nil: return t.unknownPunch
            }
        }
    }

    private func punch(_ direction: Punch.Direction, _ instant: Instant, _ day: LocalDay) -> String {
        "\(incoming.texts.history.direction(direction)) \(clock(instant).time(instant, on: day))"
    }

    private func moment(_ instant: Instant) -> String { clock(instant).moment(instant) }

    private func clock(_ instant: Instant) -> SiteClock {
        SiteClock(timeZone: snapshot.attendance.zones.clock(at: instant).name, texts: incoming.texts)
    }

    private static func kind(_ state: CorrectionState) -> String {
        if state.reversedBy != nil { return "quiet" }
        return switch state.decision {
        case .pending: "late"
        case .approved, .direct: "good"
        case .refused: "overdue"
        }
    }
}

extension Correction {
    /// It takes another correction back.
    var isReversal: Bool { if case .reverse = change { true } else { false } }
}
