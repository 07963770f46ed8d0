package import BeaconKit

/// A punch as it counts: after duplicates became one and corrections were made.
package struct StandingPunch: Hashable, Sendable {
    /// The entry from which the punch comes: the best of its duplicates, or the correction that added it.
    package let id: EntryID
    package var happened: Instant
    package var direction: Punch.Direction
    package let source: Source
    package var isProvisional: Bool
    package let isClockDoubtful: Bool
    package let isPresenceWeak: Bool
    /// Its maker signed it.
    package let isSigned: Bool
    /// How long after the fact a kiosk reported it, in µs; `nil` where that was at once.
    package let delay: Int64?
    /// Other punches that say the same, in order of time.
    package var duplicates: [EntryID] = []
    /// The last correction that made the punch what it is.
    package var correction: CorrectionID?

    package init(_ recorded: RecordedPunch) {
        id = recorded.id
        happened = recorded.happened
        direction = recorded.punch.direction
        source = recorded.source
        isProvisional = recorded.punch.isProvisional
        isClockDoubtful = recorded.isClockDoubtful
        isPresenceWeak = recorded.punch.isPresenceWeak
        isSigned = recorded.punch.signature != nil
        delay = recorded.delay
    }

    /// A punch that a correction added.
    package init(added direction: Punch.Direction, at happened: Instant, by correction: CorrectionID, id: EntryID) {
        self.id = id
        self.happened = happened
        self.direction = direction
        source = .supervisor
        isProvisional = false
        isClockDoubtful = false
        isPresenceWeak = false
        isSigned = false
        delay = nil
        self.correction = correction
    }

    /// Whether the station's own clock said when it happened.
    package var isOfStation: Bool { source.isHeard || [.kiosk, .account, .system].contains(source) }

    /// The better evidence of two that say the same, smaller is better: a corrected punch first, then one with a sound
    /// clock, one that a person made rather than presence alone, one with a direction, the more deliberate source.
    private var rank: Int {
        (correction == nil ? 16 : 0) + (isClockDoubtful ? 8 : 0) + (isProvisional ? 4 : 0)
            + (direction == .undirected ? 2 : 0) + (source == .beacon || source == .system ? 1 : 0)
    }

    /// Whether this punch is better evidence than another that says the same. Of equals the first *in* and the last
    /// *out* count.
    func isBetter(than other: StandingPunch) -> Bool {
        if rank != other.rank { return rank < other.rank }
        if happened != other.happened {
            return direction == .out || direction == .breakBegin ? happened > other.happened : happened < other.happened
        }
        let (order, others) = (evidence, other.evidence)
        return order == others ? id < other.id : order.lexicographicallyPrecedes(others)
    }

    /// What else tells two apart that are equally good and of one instant: anything but their hashes, so that the same
    /// punches always give the same.
    private var evidence: [Int64] {
        [
            Int64(Self.deliberate.firstIndex(of: source) ?? Self.deliberate.count), isSigned ? 0 : 1,
            isPresenceWeak ? 1 : 0, delay ?? 0,
            isProvisional ? 1 : 0,
        ]
    }

    /// The most deliberate source first.
    private static let deliberate: [Source] = [.supervisor, .kiosk, .account, .phone, .api, .import, .system, .beacon]
}

extension StandingPunch: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        left.happened == right.happened ? left.id < right.id : left.happened < right.happened
    }
}
