/// Compares a chain with anchors, entry by entry, and says from which entry on it is not the one that others vouch for.
package struct AnchorCheck: Sendable {
    /// What came of it.
    package struct Outcome: Hashable, Sendable {
        /// How many anchors were compared.
        package let compared: Int
        /// How many of them fit.
        package let fitting: Int
        /// The last that fits: everything up to there is what it was.
        package let last: NamedAnchor?
        /// Where the chain differs, each place once.
        package let findings: [Finding]
    }

    private var anchors: [NamedAnchor]
    private var fits: [Bool] = []
    private var findings: [Finding] = []
    /// The last entry that was taken.
    private var end: Int64 = 0

    /// - Parameters:
    ///   - anchors: in any order.
    ///   - station: whose chain it is; `nil` where nobody knows.
    package init(_ anchors: [NamedAnchor], of station: PeerID?) {
        var own: [NamedAnchor] = []
        for named in anchors {
            let anchor = named.anchor
            if let station, anchor.station != station {
                let reason =
                    "The anchor that \(named.words) at entry \(anchor.sequence) belongs to the station \(anchor.station.text): this "
                    + "journal is sealed with another key, \(station.text)."
                findings.append(Finding(.anchor, sequence: anchor.sequence, reason))
            } else if !anchor.isSignedAsItSays {
                let reason =
                    "The anchor that \(named.words) at entry \(anchor.sequence) has a wrong signature: the anchor was changed."
                findings.append(Finding(.anchor, sequence: anchor.sequence, reason))
            } else {
                own.append(named)
            }
        }
        self.anchors = own.sorted { $0.anchor.sequence < $1.anchor.sequence }
    }

    /// Checks the next entry in the order of the sequence numbers.
    package mutating func check(sequence: Int64, hash: [UInt8]) {
        while fits.count < anchors.count, anchors[fits.count].anchor.sequence <= sequence {
            let anchor = anchors[fits.count].anchor
            fits.append(anchor.sequence == sequence && anchor.hash == hash)
        }
        end = max(end, sequence)
    }

    /// Ends the chain.
    package mutating func finish() -> Outcome {
        while fits.count < anchors.count { fits.append(false) }
        var last: NamedAnchor?
        var index = 0
        while index < anchors.count {
            if fits[index] {
                last = anchors[index]
                index += 1
                continue
            }
            // Those that follow and do not fit either say the same.
            var next = index + 1
            while next < anchors.count, !fits[next] { next += 1 }
            findings.append(finding(anchors[index], after: last, more: next - index - 1))
            index = next
        }
        return Outcome(
            compared: anchors.count,
            fitting: fits.count { $0 },
            last: last,
            findings: findings
        )
    }

    private func finding(_ first: NamedAnchor, after last: NamedAnchor?, more: Int) -> Finding {
        let sequence = first.anchor.sequence
        let from = (last?.anchor.sequence ?? 0) + 1
        let start = last.map { "The chain matches the anchor that \($0.words) at entry \($0.anchor.sequence). " } ?? ""
        let place =
            "\(last == nil ? "The" : "But the") chain does not match the anchor that \(first.words) at entry \(sequence)"
        let why = sequence > end ? ", because it ends at entry \(end)" : ""
        let entries =
            from >= sequence
            ? "entry \(sequence) has changed since then"
            : "some of the entries \(from) to \(sequence) have changed since then"
        let others =
            more == 0
            ? "" : more == 1 ? " 1 later anchor does not match either." : " \(more) later anchors do not match either."
        return Finding(.anchor, sequence: min(from, sequence), "\(start)\(place)\(why): \(entries).\(others)")
    }
}
