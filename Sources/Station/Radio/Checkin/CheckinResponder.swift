package import Attendance
package import BeaconKit

/// Answers those who check in by number, and tells what is heard of such answers and calls from who is really there.
package struct CheckinResponder: Sendable {
    /// What a sighting says.
    package enum Hearing: Hashable, Sendable {
        /// Somebody or something is here.
        case presence
        /// What the station itself transmits, or another station does.
        case noPresence
        /// The same, and it is the proof that another station answers for this site.
        case otherStation
    }

    private var acknowledger = Acknowledger()
    /// What people's devices share with the station.
    package var keys: [PersonID: CheckinKey]
    private var ownBroadcasts = OwnBroadcasts()
    /// Whether other stations are to hear that this one is near.
    private var announces = false
    private var otherStation = OtherStation()

    package init(keys: [PersonID: CheckinKey] = [:]) { self.keys = keys }

    /// Lets other stations hear that this one is near, from now on.
    package mutating func announce() { announces = true }

    /// Takes a sighting.
    ///
    /// - Parameters:
    ///   - site: the UUID under which numbers are broadcast.
    ///   - isBadge: whether the beacon is somebody's.
    ///   - isAwaited: whether somebody waits here for this answer of another station: who checks in there under this site's
    ///     UUID wants it to answer.
    package mutating func hear(
        _ sighting: Sighting,
        site: BeaconUUID,
        isBadge: @autoclosure () -> Bool,
        isAwaited: @autoclosure () -> Bool
    ) -> Hearing {
        let identity = sighting.identity
        if isOwn(identity, at: sighting.instant) { return .noPresence }
        if let number = CheckinBeacon.number(in: identity, site: site) {
            acknowledger.hear(number, isKnown: isBadge(), at: sighting.instant)
            return .presence
        }
        guard CheckinBeacon.answer(in: identity, site: site) != nil, !isBadge() else { return .presence }
        guard !isAwaited(), otherStation.hear(at: sighting.instant) else { return .noPresence }
        return .otherStation
    }

    /// Whether a beacon that was heard then was transmitted by the station itself.
    package func isOwn(_ identity: BeaconIdentity, at instant: Instant) -> Bool {
        ownBroadcasts.includes(identity, at: instant)
    }

    /// Whether the other station's answers were long ago, and that is news.
    package mutating func otherStationEnds(at now: Instant) -> Bool { otherStation.ends(at: now) }

    /// Somebody came who may be calling, and the journal has it.
    ///
    /// - Parameters:
    ///   - isLate: whether they came too late.
    ///   - holder: who has a number.
    package mutating func answer(
        _ person: PersonID,
        with stay: LatestStay,
        isLate: Bool,
        site: Site,
        holder: (UInt16) -> PersonID?
    ) {
        let time = MinuteOfDay(stay.entered, site: site)
        let answer: Answer =
            stay.entered > stay.arrived
            ? .backAgain(at: time) : isLate ? .checkedInLate(at: time) : .checkedIn(at: time)
        for number in Array(acknowledger.numbers) where holder(number) == person {
            acknowledger.record(answer, for: number)
        }
    }

    /// The answers that are to be on the air, the most urgent first, or that a station is here.
    ///
    /// - Parameters:
    ///   - instant: the present in steady time.
    ///   - minute: as proofs count it.
    ///   - standing: what the journal says of a number.
    package mutating func transmissions(
        at instant: Instant,
        minute: Int64,
        site: BeaconUUID,
        holder: (UInt16) -> PersonID?,
        standing: (UInt16) -> NumberStanding
    ) -> [Transmission] {
        let keys = keys
        func key(_ number: UInt16) -> CheckinKey? { keys.isEmpty ? nil : holder(number).flatMap { keys[$0] } }
        let answers = acknowledger.answers(at: instant, standing: standing) { key($0) != nil }
        var identities: [BeaconIdentity] = []
        for (number, answer, isProven) in answers {
            identities.append(CheckinBeacon.reply(answer, to: number, site: site))
            if isProven, let key = key(number) {
                identities.append(CheckinProof.beacon(answer, to: number, site: site, minute: minute, key: key))
            }
        }
        if identities.isEmpty, announces { identities = [CheckinBeacon.station(of: site)] }
        return identities.map {
            Transmission(frame: BeaconFrame(identity: $0, measuredPower: CheckinBeacon.measuredPower))
        }
    }

    /// These are on the air from now on: what is heard of them is nobody.
    package mutating func speak(_ transmissions: [Transmission], at instant: Instant) {
        ownBroadcasts.speak(transmissions.map(\.frame.identity), at: instant)
    }
}
