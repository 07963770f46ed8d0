package import BeaconKit

/// An alert that an item went astray, until the item is back.
package struct OpenAlert: Hashable, Sendable {
    package let id: AlertID
    package let kind: Alert.Kind
    /// What it names as the last sighting, in wall time.
    package let lastSeen: Instant?
    /// When it was last told, in steady time.
    package var told: Instant
    package var repetition: Int
    package var isSeen: Bool
    /// Until when it is not to be told, in steady time.
    package var snoozedUntil: Instant?

    package init(
        id: AlertID,
        kind: Alert.Kind,
        lastSeen: Instant? = nil,
        told: Instant,
        repetition: Int = 0,
        isSeen: Bool = false,
        snoozedUntil: Instant? = nil
    ) {
        self.id = id
        self.kind = kind
        self.lastSeen = lastSeen
        self.told = told
        self.repetition = repetition
        self.isSeen = isSeen
        self.snoozedUntil = snoozedUntil
    }

    /// The time until it is told again, in µs: ten minutes, twenty, forty …, half a day at most.
    private static func interval(after repetition: Int) -> Int64 {
        min(600_000_000 << Int64(min(repetition, 10)), 43_200_000_000)
    }

    /// Whether it is to be told again.
    func isDue(at now: Instant) -> Bool {
        if isSeen { return false }
        if let snoozedUntil { return now >= snoozedUntil }
        return now.microseconds(since: told) >= Self.interval(after: repetition)
    }

    mutating func apply(_ answer: AlertAnswer, until steady: Instant?) {
        switch answer {
        case .seen: (isSeen, snoozedUntil) = (true, nil)
        case .snoozed: (isSeen, snoozedUntil) = (false, steady)
        }
    }
}
