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

    private var receipts: [PeerID: [PeerID: [Receipt]]] = [:]

    /// - Parameter facts: all ``Fact/sharingReceived(from:through:)`` that are known; others are passed over.
    package init(_ facts: some Sequence<ChainFact>) {
        for fact in facts {
            guard case .sharingReceived(let origin, let head) = fact.fact else { continue }
            receipts[fact.origin, default: [:]][origin, default: []].append(
                Receipt(sequence: fact.sequence, through: head.sequence)
            )
        }
        for (station, others) in receipts {
            for (origin, list) in others {
                var highest: Int64 = 0
                receipts[station]?[origin] = list.sorted { $0.sequence < $1.sequence }.map { receipt in
                    highest = max(highest, receipt.through)
                    return Receipt(sequence: receipt.sequence, through: highest)
                }
            }
        }
    }

    /// Up to where a station knew all chains when it recorded an entry, its own included.
    package func knowledge(of fact: ChainFact) -> [PeerID: Int64] {
        var known = [fact.origin: fact.sequence]
        // What is known of a chain brings what that chain knew there.
        var open = [fact.origin]
        while let station = open.popLast() {
            guard let sequence = known[station] else { continue }
            for (origin, list) in receipts[station] ?? [:] {
                guard let through = Self.last(list, at: sequence), through > known[origin] ?? 0 else { continue }
                known[origin] = through
                open.append(origin)
            }
        }
        return known
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
