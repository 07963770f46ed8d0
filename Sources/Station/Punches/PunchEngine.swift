package import Attendance
package import BeaconKit

/// From presence to punches.
package struct PunchEngine: Sendable {
    /// A number that falls silent so soon after its check-in was called for that alone, in µs: the silence is no
    /// departure, or whoever has only a phone would be missing from a roll call. One that goes on is worn like a badge.
    package static let longestCheckin: Int64 = 120_000_000

    private var decider = PunchDecider()
    /// When presence becomes a punch.
    package private(set) var policy: AttendancePolicy
    /// The same where the journal does not say.
    private let usual: AttendancePolicy

    package init(usual: AttendancePolicy, said: AttendancePolicy?) {
        self.usual = usual
        policy = said ?? usual
    }

    /// Takes over when presence becomes a punch, as the journal says it.
    ///
    /// - Returns: whether that is new.
    package mutating func update(_ said: AttendancePolicy?) -> Bool {
        let new = said ?? usual
        guard new != policy else { return false }
        policy = new
        return true
    }

    /// A badge came in.
    ///
    /// - Parameters:
    ///   - presence: what is known of it.
    ///   - receiver: the name of the receiver that heard it.
    /// - Returns: the *in*, if it is one.
    package mutating func entered(
        _ badge: Badge,
        _ transition: Transition,
        presence: BeaconPresence?,
        receiver: String?,
        known: inout KnownJournal,
        at time: StationTime
    ) -> EntryDraft? {
        guard let person = known.stored.roster.anyone(badge.person) else { return nil }
        let firstSeen = time.wall(transition.firstSeen)
        let latest = known.expectedStay(of: badge.person, at: time.wall)
        let plans = known.present.plans(of: person, at: firstSeen)
        let source = known.source(of: badge)
        // Heard for longer before it was near than a time may be wrong: its battery is near its end, its power is set
        // wrong, or the station began to hear in the middle of the day.
        let isWeak = presence.map { transition.firstSeen.microseconds(since: $0.firstSeen) > Doubts.margin } ?? false
        let decision = decider.entered(
            badge,
            firstSeen: firstSeen,
            latest: latest,
            plans: plans,
            site: known.site,
            isPresenceWeak: isWeak
        ) { instant in
            known.present.recentPunches(of: badge.person, around: instant)?.isRepeated(by: .in, from: source) ?? false
        }
        return decision.map { Self.draft($0, source: source, receiver: receiver) }
    }

    /// A badge left.
    ///
    /// - Returns: the *out*, if it is one.
    package mutating func left(
        _ badge: Badge,
        _ transition: Transition,
        receiver: String?,
        known: inout KnownJournal,
        at time: StationTime
    ) -> EntryDraft? {
        let lastSeen = time.wall(transition.lastSeen)
        let latest = known.expectedStay(of: badge.person, at: time.wall)
        if let latest, known.isCall(badge.identity),
            lastSeen.microseconds(since: latest.entered) < Self.longestCheckin
        {
            decider.forget(badge)
            return nil
        }
        let source = known.source(of: badge)
        let decision = decider.left(badge, lastSeen: lastSeen, latest: latest) { instant in
            known.present.recentPunches(of: badge.person, around: instant)?.isRepeated(by: .out, from: source) ?? false
        }
        return decision.map { Self.draft($0, source: source, receiver: receiver) }
    }

    /// A badge counts as inside, as it did before a restart.
    package mutating func resume(_ badge: Badge) { decider.resume(badge) }

    /// A badge was taken from its person, which is no departure.
    package mutating func forget(_ badge: Badge) { decider.forget(badge) }

    /// When a badge was last heard that still counts as inside after a restart: that of somebody on site, or of
    /// somebody who punched out by hand while it was heard, and stays out as long as it is.
    ///
    /// - Parameter last: when any of the person's badges was last heard, in wall time. Taken to be when they came where that
    ///   is unknown.
    package func heardBeforeRestart(
        _ badge: Badge,
        last: inout LastSighting?,
        known: inout KnownJournal,
        at wall: Instant
    ) -> Instant? {
        let person = badge.person
        guard let holder = known.stored.roster.anyone(person), let latest = known.latestStay(of: person, at: wall)
        else { return nil }
        if latest.isOpen, last == nil { last = LastSighting(instant: latest.entered) }
        guard let last, latest.isOpen || isOutByHand(latest, of: holder, heard: last.instant, known: &known, at: wall)
        else { return nil }
        // Of several badges, the one that was heard last was on site, if it still is the person's.
        let heard = last.badge.flatMap { known.isBadge($0, of: person) ? $0 : nil }
        return heard == nil || heard == badge.identity ? last.instant : nil
    }

    private func isOutByHand(
        _ latest: LatestStay,
        of person: Person,
        heard: Instant,
        known: inout KnownJournal,
        at wall: Instant
    ) -> Bool {
        guard let left = latest.left, !latest.isProvisional,
            latest.day == known.present.plans(of: person, at: wall).stay(from: wall).day
        else { return false }
        return left.microseconds(since: heard) < policy.awayAfter.microseconds
    }

    private static func draft(_ decision: PunchDecider.Decision, source: Source, receiver: String?) -> EntryDraft {
        EntryDraft(ofStation: .punched(decision.punch), happened: decision.happened, source: source, receiver: receiver)
    }
}
