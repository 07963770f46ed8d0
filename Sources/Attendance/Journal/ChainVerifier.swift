/// Checks a chain entry by entry: every hash, every link, every seal.
///
/// It names each break once, at its cause: that a missing entry also breaks the link after it is not said again. It
/// needs nothing but the entries and the seals, so anybody can verify an exported journal with it.
package struct ChainVerifier: Sendable {
    /// Findings beyond these are counted and not kept.
    package static let largestCount = 1000
    /// How many places are tried at most for entries that may have been moved. Each costs a hash, and a file of thousands of
    /// changed entries would else cost minutes.
    private static let mostAttempts = 100_000

    /// The last entry that was taken; 0 before the first.
    package private(set) var sequence: Int64 = 0
    package private(set) var hash = Entry.noHash
    package private(set) var count: Int64 = 0
    package private(set) var sealCount: Int64 = 0
    /// The key that the seals must be of: the one that was given, or that of the first seal.
    package private(set) var publicKey: [UInt8]?
    package private(set) var omitted = 0

    private var findings: [Finding] = []
    private var changed: [StoredEntry] = []
    private var missing: [ClosedRange<Int64>] = []
    private var previousIsSound = true
    private var sealedThrough: Int64 = 0
    private var sealsWithoutEntry: [Int64] = []

    /// Nothing was found so far.
    package var isUnbroken: Bool { findings.isEmpty && changed.isEmpty && missing.isEmpty }

    /// - Parameter publicKey: the station's key. `nil` trusts the key of the first seal: then the seals only prove that
    ///   they are all of one hand.
    package init(publicKey: [UInt8]? = nil) {
        self.publicKey = publicKey
    }

    /// Verifies a part of a chain that begins after an entry, of which nothing but its place and hash is known.
    package init(publicKey: [UInt8]? = nil, after head: Head) {
        self.publicKey = publicKey
        sequence = head.sequence
        hash = head.hash
        sealedThrough = head.sequence
    }

    /// Verifies the next entry in the order of the sequence numbers, and the seal that was made at it.
    ///
    /// - Returns: whether the entry is what was recorded, as far as it can say by itself.
    @discardableResult
    package mutating func verify(_ entry: StoredEntry, seal: Seal?) -> Bool {
        count += 1
        guard entry.sequence > sequence else {
            record(
                Finding(
                    .unexpected,
                    sequence: entry.sequence,
                    "There is an entry before the first place: \(entry.name)."
                )
            )
            return false
        }
        let follows = entry.sequence == sequence + 1
        if !follows { missing.append(sequence + 1...entry.sequence - 1) }
        let isSound = entry.computedHash == entry.hash
        if isSound {
            if follows, previousIsSound, entry.previousHash != hash { recordBrokenLink(to: entry) }
        } else if changed.count < Self.largestCount {
            changed.append(entry)
        } else {
            omitted += 1
        }
        if let seal { verify(seal, at: entry.sequence, hash: entry.hash, name: entry.name, isSound: isSound) }
        sequence = entry.sequence
        hash = entry.hash
        previousIsSound = isSound
        return isSound
    }

    /// Takes an entry that lost its content, of which its place and its hash are left: what comes after it stands on that
    /// hash. Whether it was to lose its content an ``ExpiryCheck`` says.
    package mutating func verifyExpired(sequence: Int64, hash: [UInt8], seal: Seal?) {
        count += 1
        guard sequence > self.sequence else {
            record(
                Finding(
                    .unexpected,
                    sequence: sequence,
                    "Entry \(sequence) exists twice, with and without its content."
                )
            )
            return
        }
        if sequence > self.sequence + 1 { missing.append(self.sequence + 1...sequence - 1) }
        if let seal { verify(seal, at: sequence, hash: hash, name: "entry \(sequence)", isSound: true) }
        self.sequence = sequence
        self.hash = hash
        previousIsSound = true
    }

    /// Records an entry that cannot even be read from its table.
    package mutating func recordUnreadable(sequence: Int64) {
        count += 1
        record(
            Finding(
                .changed,
                sequence: sequence,
                "Entry \(sequence) was changed: it can no longer be read as an entry."
            )
        )
        if sequence > self.sequence + 1 { missing.append(self.sequence + 1...sequence - 1) }
        self.sequence = max(sequence, self.sequence)
        sealedThrough = max(sealedThrough, sequence)
        previousIsSound = false
    }

    /// Records a seal at whose place there is no entry.
    package mutating func recordSealWithoutEntry(sequence: Int64) {
        if sealsWithoutEntry.count < Self.largestCount { sealsWithoutEntry.append(sequence) }
    }

    /// Adds what somebody else found.
    package mutating func record(_ finding: Finding) {
        if findings.count < Self.largestCount { findings.append(finding) } else { omitted += 1 }
    }

    /// Ends the chain.
    ///
    /// - Parameter head: where the journal says that it ends, which shows that the end was cut off; `nil` for a journal
    ///   that says nothing of it.
    /// - Returns: the findings in the order of the entries.
    package mutating func finish(head: Head?) -> [Finding] {
        if let head { check(head) }
        if sealedThrough < sequence { record(.unsealed(sealedThrough + 1...sequence)) }
        let gaps = missing
        for sequence in sealsWithoutEntry where !gaps.contains(where: { $0.contains(sequence) }) {
            record(Finding(.seal, sequence: sequence, "There is a seal for entry \(sequence), which does not exist."))
        }
        for gap in gaps { record(.missing(gap)) }
        recordChange()
        return findings.sorted { ($0.sequence ?? .max) < ($1.sequence ?? .max) }
    }

    private mutating func recordBrokenLink(to entry: StoredEntry) {
        let reason =
            sequence == 0
            ? "It does not start the chain: \(entry.name) was replaced."
            : "\(entry.name.capitalizedFirst) does not follow entry \(sequence): one of the two was replaced."
        record(Finding(.replaced, sequence: entry.sequence, reason))
    }

    private mutating func verify(_ seal: Seal, at sequence: Int64, hash: [UInt8], name: String, isSound: Bool) {
        sealCount += 1
        sealedThrough = sequence
        let expected = publicKey ?? seal.publicKey
        publicKey = expected
        guard isSound else { return }
        if seal.publicKey != expected {
            record(Finding(.foreignSeal, sequence: sequence, "The seal of \(name) was made with another key."))
        } else if !seal.covers(hash: hash) {
            let reason = "The seal of \(name) does not match it: the entry or the seal was changed."
            record(Finding(.seal, sequence: sequence, reason))
        }
    }

    private mutating func check(_ head: Head) {
        if head.sequence > sequence {
            missing.append(sequence + 1...head.sequence)
        } else if head.sequence < sequence {
            let reason = "The journal says that it ends at entry \(head.sequence), but it ends at \(sequence)."
            record(Finding(.head, sequence: sequence, reason))
        } else if previousIsSound, head.hash != hash {
            let reason =
                "The journal's record of its last hash does not match entry \(sequence): one of them was replaced."
            record(Finding(.head, sequence: sequence, reason))
        }
    }

    /// Tells entries that were moved from those that were changed: a moved one has the right hash for another place.
    private mutating func recordChange() {
        let gaps = missing.lazy.flatMap { $0.prefix(Self.largestCount) }.prefix(Self.mostAttempts)
        let places = changed.map(\.sequence) + gaps
        var origins: [Int64: Int64] = [:]
        var attempts = 0
        for entry in changed where attempts < Self.mostAttempts {
            let tried = places.prefix(Self.mostAttempts - attempts)
            let found = tried.firstIndex { $0 != entry.sequence && entry.wasRecorded(as: $0) }
            attempts += found.map { $0 + 1 } ?? tried.count
            origins[entry.sequence] = found.map { places[$0] }
        }
        for entry in changed {
            guard let origin = origins[entry.sequence] else {
                record(Finding(.changed, sequence: entry.sequence, "\(entry.name.capitalizedFirst) was changed."))
                continue
            }
            if origins[origin] == entry.sequence {
                guard entry.sequence < origin else { continue }
                let reason =
                    "Entries \(entry.sequence) and \(origin) are out of order: they were swapped."
                record(Finding(.outOfOrder, sequence: entry.sequence, reason))
            } else {
                let reason = "Place \(entry.sequence) holds what was recorded as entry \(origin)."
                record(Finding(.outOfOrder, sequence: entry.sequence, reason))
            }
        }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
