package import BeaconKit

/// All corrections with what became of them.
///
/// It takes facts in any order and more than once; what comes out depends on nothing but the facts.
package struct CorrectionLedger: Hashable, Sendable {
    private struct Verdict: Hashable, Sendable {
        var isApproval: Bool
        var actor: String
        var recorded: Instant
        var reason: Commitment?
        var entry: EntryID
    }

    /// A correction and the entry that holds it.
    struct Item: Hashable, Sendable {
        var state: CorrectionState
        let entry: EntryID
        /// The entry's place in its journal: of two made at one instant the later counts later.
        let sequence: Int64
        /// When this station knew of it.
        let known: Instant
        /// When this station knew of the decision; `nil` for none, and for a direct correction.
        var decided: Instant?
    }

    private var known: [CorrectionID: Item] = [:]
    private var verdicts: [CorrectionID: [Verdict]] = [:]

    package init() {}

    /// Applies a request, or a direct correction. Of two with the same name the earlier one counts.
    package mutating func apply(
        _ correction: Correction,
        isDirect: Bool,
        author: String,
        recorded: Instant,
        sequence: Int64,
        entry: EntryID
    ) {
        if let old = known[correction.id], (old.state.recorded, old.entry) <= (recorded, entry) { return }
        let state = CorrectionState(
            correction: correction,
            author: author,
            recorded: recorded,
            decision: isDirect ? .direct : .pending
        )
        known[correction.id] = Item(state: state, entry: entry, sequence: sequence, known: recorded)
    }

    /// Takes an approval or a refusal. The earliest by somebody other than the author counts.
    package mutating func decide(
        _ id: CorrectionID,
        approves: Bool,
        reason: Commitment?,
        actor: String,
        recorded: Instant,
        entry: EntryID
    ) {
        let verdict = Verdict(isApproval: approves, actor: actor, recorded: recorded, reason: reason, entry: entry)
        var known = verdicts[id, default: []]
        guard !known.contains(verdict) else { return }
        known.insert(
            verdict,
            at: known.firstIndex { ($0.recorded, $0.entry) > (recorded, entry) } ?? known.count
        )
        verdicts[id] = known
    }

    /// Forgets what some entries said.
    mutating func forget(_ entries: Set<EntryID>) {
        known = known.filter { !entries.contains($0.value.entry) }
        verdicts = verdicts.mapValues { $0.filter { !entries.contains($0.entry) } }.filter { !$0.value.isEmpty }
    }

    package func state(_ id: CorrectionID) -> CorrectionState? { all.first { $0.correction.id == id } }

    /// All corrections in the order in which they count, with what became of them.
    package var all: [CorrectionState] { ordered.map(\.state) }

    /// All corrections in the order in which they count, with the entries that hold them.
    var ordered: [Item] {
        var states = known.values.sorted {
            ($0.state.recorded, $0.sequence, $0.entry) < ($1.state.recorded, $1.sequence, $1.entry)
        }
        for index in states.indices { decide(&states[index]) }
        Self.settleReversals(&states)
        return states
    }

    /// Says of each correction which one in force reversed it.
    static func settleReversals(_ states: inout [Item]) {
        // From the last to the first, because a reversal can be reversed itself, and only refers to what was before it.
        var places: [CorrectionID: Int] = [:]
        for (index, item) in states.enumerated() { places[item.state.correction.id] = index }
        for index in states.indices.reversed() {
            let state = states[index].state
            guard state.isInForce, case .reverse(let id) = state.correction.change, let place = places[id],
                place < index, states[place].state.correction.person == state.correction.person
            else { continue }
            states[place].state.reversedBy = state.correction.id
        }
    }

    private func decide(_ item: inout Item) {
        let state = item.state
        // A journal from elsewhere may hold what this station would have refused: an author's own approval.
        guard case .pending = state.decision,
            let verdict = verdicts[state.correction.id]?.first(where: { $0.actor != state.author })
        else { return }
        item.decided = verdict.recorded
        item.state.decision =
            verdict.isApproval
            ? .approved(by: verdict.actor, at: verdict.recorded)
            : .refused(by: verdict.actor, at: verdict.recorded, reason: verdict.reason ?? state.correction.reason)
    }
}
