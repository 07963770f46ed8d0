package import BeaconKit

/// A punch as it stands in a journal: evidence, which nothing changes.
package struct RecordedPunch: Hashable, Sendable {
    package let id: EntryID
    package let punch: Punch
    package let happened: Instant
    package let recorded: Instant
    /// The IANA name of the zone in which it was recorded.
    package let timeZone: String
    /// Seconds that local time was ahead of UTC when it happened.
    package let offset: Int
    package let source: Source
    package let receiver: String?
    package let actor: String

    /// How far behind its own punch a journal may be before the punch's clock is doubtful, in µs: a punch cannot be
    /// recorded before it happens.
    package static let clockTolerance: Int64 = 120_000_000

    /// How long after the fact a kiosk may report a punch and nobody need look at it, in µs: it tries again every 5 s.
    private static let punctuality: Int64 = 15 * 60_000_000

    /// How long after the fact a kiosk reported it, in µs; `nil` where that was soon. Whoever has a kiosk's credential could
    /// so punch for anybody on past days.
    package var delay: Int64? {
        let delay = recorded.microseconds(since: happened)
        return source == .kiosk && delay > Self.punctuality ? delay : nil
    }

    /// The first day of which times are taken that somebody enters or imports. Before it there is no iBeacon, only slips.
    package static let earliest = LocalDay(year: 2000, month: 1, day: 1)

    package init(
        id: EntryID,
        punch: Punch,
        happened: Instant,
        recorded: Instant,
        timeZone: String,
        offset: Int,
        source: Source,
        receiver: String? = nil,
        actor: String
    ) {
        self.id = id
        self.punch = punch
        self.happened = happened
        self.recorded = recorded
        self.timeZone = timeZone
        self.offset = offset
        self.source = source
        self.receiver = receiver
        self.actor = actor
    }

    /// - Returns: `nil` for an entry that is no punch.
    package init?(_ entry: Entry) {
        guard case .punched(let punch) = entry.fact else { return nil }
        self.init(
            id: EntryID(hash: entry.hash),
            punch: punch,
            happened: entry.happened,
            recorded: entry.recorded,
            timeZone: entry.timeZone,
            offset: entry.offset,
            source: entry.source,
            receiver: entry.receiver,
            actor: entry.actor
        )
    }

    /// The sender's clock was doubtful, or the punch is from the future.
    package var isClockDoubtful: Bool {
        punch.isClockDoubtful || happened.microseconds(since: recorded) > Self.clockTolerance
    }
}

extension RecordedPunch: Comparable {
    /// An order that is the same in every journal: by time, then by hash.
    package static func < (left: Self, right: Self) -> Bool {
        left.happened == right.happened ? left.id < right.id : left.happened < right.happened
    }
}
