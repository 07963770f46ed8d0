/// Which facts whoever recorded another one knew already: not by clocks, but by what each chain says that its station had
/// received.
///
/// What is derived from it is the same on all stations that hold the same entries.
package struct Causality: Sendable {
    /// Up to where a chain had received another one, by the receiving chain's sequence, in order.
    private struct Receipt {
        let sequence: Int64
        let through: Int64
    }

    /// By the receiving station, the one received, and of whom facts could be read.
    private var receipts: [PeerID: [PeerID: [PeopleSelection: [Receipt]]]] = [:]
    private let departments: [PersonID: Set<String>]

    /// - Parameters:
    ///   - facts: all ``Fact/sharingReceived(from:through:people:)`` that are known; others are passed over.
    ///   - departments: those in which people ever were, for selections that go by them.
    package init(_ facts: some Sequence<ChainFact>, departments: [PersonID: Set<String>] = [:]) {
        self.departments = departments
        for fact in facts.sorted(by: { $0.sequence < $1.sequence }) {
            guard case .sharingReceived(let received) = fact.fact else { continue }
            let (origin, people) = (received.station, received.people)
            let before = receipts[fact.origin]?[origin]?[people]?.last?.through ?? 0
            receipts[fact.origin, default: [:]][origin, default: [:]][people, default: []].append(
                Receipt(sequence: fact.sequence, through: max(before, received.head.sequence))
            )
        }
    }

    /// Whether a fact about somebody was known, and could be read, where another one was recorded.
    func knows(_ earlier: ChainFact, of person: PersonID, at later: ChainFact) -> Bool {
        known(of: earlier.origin, about: person, at: later) >= earlier.sequence
    }

    /// Up to which place of a chain all facts about somebody were known, and could be read, where one was recorded.
    func known(of origin: PeerID, about person: PersonID, at fact: ChainFact) -> Int64 {
        if origin == fact.origin { return fact.sequence - 1 }
        return receipts[fact.origin]?[origin]?.lazy.compactMap { people, list in
            includes(person, people) ? Self.last(list, at: fact.sequence) : nil
        }.max() ?? 0
    }

    /// Grows from each fact to those that were recorded knowing it: the entries of all chains that can have been known,
    /// readable or not.
    func depth(of fact: ChainFact) -> Int64 {
        var known = [fact.origin: fact.sequence]
        // What is known of a chain brings what that chain knew there.
        var open = [fact.origin]
        while let station = open.popLast() {
            guard let sequence = known[station] else { continue }
            for (origin, lists) in receipts[station] ?? [:] {
                let through = lists.values.compactMap { Self.last($0, at: sequence) }.max() ?? 0
                guard through > known[origin] ?? 0 else { continue }
                known[origin] = through
                open.append(origin)
            }
        }
        return known.values.reduce(0, +)
    }

    private func includes(_ person: PersonID, _ selection: PeopleSelection) -> Bool {
        if selection.includes(person, department: nil) { return true }
        return departments[person]?.contains { selection.includes(person, department: $0) } ?? false
    }

    private static func last(_ receipts: [Receipt], at sequence: Int64) -> Int64? {
        var (low, high) = (0, receipts.count)
        while low < high {
            let middle = (low + high) / 2
            if receipts[middle].sequence <= sequence { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : receipts[low - 1].through
    }
}
