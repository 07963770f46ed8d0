/// What the station answers to somebody who broadcasts their number. See `docs/check-in-protocol.md`.
package enum Answer: Hashable, Sendable {
    /// The arrival is recorded, in time.
    case checkedIn(at: MinuteOfDay)
    /// The arrival is recorded, after the shift's start and its grace.
    case checkedInLate(at: MinuteOfDay)
    /// The person was on site before; since the arrival, of today or of an earlier day.
    case alreadyIn(since: MinuteOfDay)
    /// The person had left today, and the return is recorded.
    case backAgain(at: MinuteOfDay)
    /// Nobody at this site has the number.
    case unknownNumber
    /// The number is known and heard, but from too far away to be checked in.
    case comeNearer
    /// The station cannot write into its journal: nothing is recorded yet.
    case cannotRecord

    /// The time of the arrival that the answer tells of as just recorded; `nil` where it tells of none. That somebody is
    /// already in says nothing about now.
    package var arrival: MinuteOfDay? {
        switch self {
        case .checkedIn(let time), .checkedInLate(let time), .backAgain(let time): time
        case .alreadyIn, .unknownNumber, .comeNearer, .cannotRecord: nil
        }
    }

    /// Whether the answer ends a check-in: the person is on site, and the journal says so.
    package var isSuccess: Bool {
        switch self {
        case .checkedIn, .checkedInLate, .alreadyIn, .backAgain: true
        case .unknownNumber, .comeNearer, .cannotRecord: false
        }
    }
}

extension Answer: CustomStringConvertible {
    /// What the person who checks in is told.
    package var description: String {
        switch self {
        case .checkedIn(let time): "checked in \(time), on time"
        case .checkedInLate(let time): "checked in \(time), late"
        case .alreadyIn(let time): "already in since \(time)"
        case .backAgain(let time): "back again \(time)"
        case .unknownNumber: "unknown number"
        case .comeNearer: "come nearer"
        case .cannotRecord: "the station cannot record the check-in"
        }
    }
}
