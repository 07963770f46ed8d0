package import BeaconKit

/// Finds receivers that report what cannot be: badges louder than any radio reads, or right beside them while another receiver
/// in another room hears the same badge right beside itself. Whoever publishes in a gateway's name does that.
///
/// Only loud readings of badges that are somebody's are looked at, so that it costs nothing in an ordinary hour.
package struct PlausibilityWatch: Sendable {
    /// A receiver, and how easily somebody else can speak in its name.
    package struct Witness: Hashable, Sendable {
        package let receiver: ReceiverID
        package let room: RoomID
        /// 0 for this machine's own radio; the more, the easier.
        package let trust: Int

        package init(receiver: ReceiverID, room: RoomID, trust: Int) {
            self.receiver = receiver
            self.room = room
            self.trust = trust
        }
    }

    private struct Hearing {
        let witness: Witness
        let rssi: Int8
        let claimed: Int8
        let second: Int64
    }

    private struct Pair: Hashable {
        let one: Witness
        let other: Witness
    }

    /// A badge on the antenna is read with −30 dBm; no radio reads more than this, in dBm.
    private static let loudest: Int8 = -15
    /// From this level on, in dBm, a badge is within half a metre, unless it claims to be stronger than most.
    private static let beside: Int8 = -52
    /// How much louder than at 1 m it is there, in dB.
    private static let closer = 6
    /// In so many seconds of a minute it must be so, and how many readings that cannot be make one doubt.
    private static let (conflictingSeconds, impossibleReadings) = (10, 20)
    /// How long it is counted, and how long a doubt lasts after that, in seconds.
    private static let (window, lasting): (Int64, Int64) = (60, 120)
    /// How many badges, and how many pairs of receivers, are followed at once.
    private static let (mostBadges, mostPairs) = (1_024, 1_024)

    private var begin: Int64?
    private var hearings: [BeaconIdentity: [Hearing]] = [:]
    private var conflicts: [Pair: (seconds: Int, latest: Int64)] = [:]
    private var impossible: [ReceiverID: Int] = [:]
    private var doubted: [ReceiverID: Int64] = [:]

    package init() {}

    /// Whether a sighting is loud enough to be taken.
    package static func matters(_ sighting: Sighting) -> Bool { sighting.rssi >= beside && sighting.rssi < 0 }

    /// Ingests a loud sighting of a badge that is somebody's.
    package mutating func ingest(_ sighting: Sighting, by witness: Witness) {
        guard Self.matters(sighting) else { return }
        let second = sighting.instant.microseconds / 1_000_000
        // What comes late over a line that was broken says nothing of the same moment.
        if let begin, second < begin { return }
        turn(at: second)
        if sighting.rssi >= Self.loudest {
            impossible[witness.receiver, default: 0] += 1
            if impossible[witness.receiver] ?? 0 >= Self.impossibleReadings { doubt(witness, at: second) }
        }
        guard hearings[sighting.identity] != nil || hearings.count < Self.mostBadges else { return }
        let hearing = Hearing(
            witness: witness,
            rssi: sighting.rssi,
            claimed: sighting.measuredPower,
            second: second
        )
        var others = hearings[sighting.identity, default: []]
        var isNews = false
        others.removeAll { $0.second < second - 1 || $0.witness.receiver == witness.receiver }
        for other in others where other.witness.room != witness.room && Self.areBeside(hearing, other) {
            let pair =
                witness.receiver.rawValue < other.witness.receiver.rawValue
                ? Pair(one: witness, other: other.witness) : Pair(one: other.witness, other: witness)
            guard conflicts[pair] != nil || conflicts.count < Self.mostPairs else { continue }
            let known = conflicts[pair, default: (0, .min)]
            guard known.latest != second else { continue }
            conflicts[pair] = (known.seconds + 1, second)
            if known.seconds + 1 >= Self.conflictingSeconds { isNews = true }
        }
        if others.count < 16 { others.append(hearing) }
        hearings[sighting.identity] = others
        if isNews { judge(at: second) }
    }

    /// Whom to doubt now.
    package func doubted(at now: Instant) -> Set<ReceiverID> {
        let second = now.microseconds / 1_000_000
        return Set(doubted.filter { second - $0.value < Self.lasting }.keys)
    }

    /// Whether a badge is right beside both, by the weaker of what it claims: whoever forges one may claim anything.
    private static func areBeside(_ one: Hearing, _ other: Hearing) -> Bool {
        let needed = min(Int(one.claimed), Int(other.claimed)) + closer
        return Int(one.rssi) >= needed && Int(other.rssi) >= needed
    }

    /// Names who contradicts most others; of two, the one in whose name others can speak more easily; else both.
    private mutating func judge(at second: Int64) {
        var opponents: [Witness: Int] = [:]
        // The others are about to be certain, too: whom the first conflict is with is chance.
        for (pair, conflict) in conflicts where conflict.seconds >= Self.conflictingSeconds / 2 {
            opponents[pair.one, default: 0] += 1
            opponents[pair.other, default: 0] += 1
        }
        for (pair, conflict) in conflicts where conflict.seconds >= Self.conflictingSeconds {
            let (one, other) = (opponents[pair.one] ?? 0, opponents[pair.other] ?? 0)
            let rank = (one, pair.one.trust)
            let otherRank = (other, pair.other.trust)
            if rank >= otherRank { doubt(pair.one, at: second) }
            if otherRank >= rank { doubt(pair.other, at: second) }
        }
    }

    private mutating func doubt(_ witness: Witness, at second: Int64) {
        // Nobody else speaks for this machine's own radio.
        if witness.trust > 0 { doubted[witness.receiver] = second }
    }

    private mutating func turn(at second: Int64) {
        if let begin, second - begin < Self.window { return }
        begin = second
        hearings = [:]
        conflicts = [:]
        impossible = [:]
        doubted = doubted.filter { second - $0.value < Self.lasting }
    }
}
