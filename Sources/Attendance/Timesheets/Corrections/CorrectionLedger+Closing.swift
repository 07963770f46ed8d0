import BeaconKit

/// What counted at another time, or would count.
extension CorrectionLedger {
    /// Somebody's corrections as they were when their days were closed.
    ///
    /// - Parameter items: in the order in which they count.
    static func items(_ items: [Item], asOf closing: Instant) -> [Item] {
        guard items.contains(where: { max($0.known, $0.decided ?? $0.known) > closing }) else { return items }
        var known = items.filter { $0.known <= closing }
        for index in known.indices {
            known[index].state.reversedBy = nil
            if let decided = known[index].decided, decided > closing { known[index].state.decision = .pending }
        }
        settleReversals(&known)
        return known
    }

    /// Somebody's corrections as they would be if one more counted: a new one, or one that was asked for.
    static func items(_ items: [Item], granting correction: Correction, at now: Instant) -> [Item] {
        var granted = items
        if let index = granted.firstIndex(where: { $0.state.correction.id == correction.id }) {
            granted[index].state.decision = .direct
        } else {
            let state = CorrectionState(correction: correction, author: "", recorded: now, decision: .direct)
            granted.append(Item(state: state, entry: EntryID(hash: []), sequence: .max, known: now))
        }
        for index in granted.indices { granted[index].state.reversedBy = nil }
        settleReversals(&granted)
        return granted
    }
}
