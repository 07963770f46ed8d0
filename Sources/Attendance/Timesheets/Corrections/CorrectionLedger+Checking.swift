extension CorrectionLedger {
    /// Refuses a correction that cannot be made, with what to do instead.
    ///
    /// - Parameters:
    ///   - punches: the person's punches as they were recorded.
    ///   - holder: the person whom the author's account belongs to, if any.
    ///   - isDirect: it is to count at once, without a request.
    package func check(
        _ correction: Correction,
        punches: [RecordedPunch],
        holder: PersonID?,
        isDirect: Bool
    ) throws(CorrectionError) {
        guard state(correction.id) == nil else { throw .alreadyKnown(correction.id) }
        if isDirect, holder == correction.person { throw .ownTime }
        switch correction.change {
        case .add: return
        case .reverse(let id):
            _ = try granted(id, person: correction.person)
        case .replace(.correction(let id), _, _), .remove(.correction(let id)):
            let state = try granted(id, person: correction.person)
            switch state.correction.change {
            case .add, .replace: break
            case .remove, .reverse: throw .unknownPunch
            }
            if let later = later(than: .correction(id)) { throw .corrected(by: later) }
        case .replace(.entry(let id), _, _), .remove(.entry(let id)):
            guard let punch = punches.first(where: { $0.id == id }) else { throw .unknownPunch }
            guard punch.punch.person == correction.person else { throw .notTheirs }
            if let later = later(than: .entry(id)) { throw .corrected(by: later) }
        }
    }

    /// Refuses a decision on a request.
    ///
    /// - Parameters:
    ///   - actor: who decides.
    ///   - holder: the person whom the actor's account belongs to, if any.
    package func checkDecision(on id: CorrectionID, actor: String, holder: PersonID?) throws(CorrectionError) {
        guard let state = state(id) else { throw .unknownCorrection(id) }
        guard case .pending = state.decision else { throw .alreadyDecided }
        guard state.author != actor, holder != state.correction.person else { throw .ownRequest }
    }

    /// Refuses to let a request count whose punch was corrected, or whose correction was reversed, since it was made.
    package func checkStanding(_ correction: Correction) throws(CorrectionError) {
        switch correction.change {
        case .add: return
        case .reverse(let id): _ = try granted(id, person: correction.person)
        case .replace(let target, _, _), .remove(let target):
            if case .correction(let id) = target { _ = try granted(id, person: correction.person) }
            if let later = later(than: target) { throw .corrected(by: later) }
        }
    }

    private func granted(_ id: CorrectionID, person: PersonID) throws(CorrectionError) -> CorrectionState {
        guard let state = state(id) else { throw .unknownCorrection(id) }
        guard state.correction.person == person else { throw .notTheirs }
        switch state.decision {
        case .pending: throw .undecided(id)
        case .refused: throw .refused(id)
        case .approved, .direct: break
        }
        guard state.reversedBy == nil else { throw .alreadyReversed }
        return state
    }

    /// The correction in force that corrects the same punch.
    private func later(than target: Correction.Target) -> CorrectionID? {
        all.last { state in
            guard state.isInForce else { return false }
            switch state.correction.change {
            case .replace(let other, _, _), .remove(let other): return other == target
            case .add, .reverse: return false
            }
        }?.correction.id
    }
}
