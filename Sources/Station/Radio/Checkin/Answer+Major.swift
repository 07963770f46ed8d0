/// The answer as the major of the reply's beacon: the outcome in the upper 5 bits, the minute of the day in the lower 11.
extension Answer {
    /// The lower bits of an answer that has no time.
    private static let noTime: UInt16 = 0x7FF

    /// Reads an answer from a major.
    ///
    /// - Returns: `nil` for an outcome that this version does not know, a time that is none, and a time where none
    ///   belongs: every answer has one major.
    package init?(major: UInt16) {
        let bits = major & Self.noTime
        let time = MinuteOfDay(rawValue: bits)
        switch (major >> 11, time) {
        case (1, let time?): self = .checkedIn(at: time)
        case (2, let time?): self = .checkedInLate(at: time)
        case (3, let time?): self = .alreadyIn(since: time)
        case (4, let time?): self = .backAgain(at: time)
        case (5, nil) where bits == Self.noTime: self = .unknownNumber
        case (6, nil) where bits == Self.noTime: self = .comeNearer
        case (7, nil) where bits == Self.noTime: self = .cannotRecord
        default: return nil
        }
    }

    /// The answer as a major, which is never 0 or 1.
    package var major: UInt16 {
        switch self {
        case .checkedIn(let time): 1 << 11 | time.rawValue
        case .checkedInLate(let time): 2 << 11 | time.rawValue
        case .alreadyIn(let time): 3 << 11 | time.rawValue
        case .backAgain(let time): 4 << 11 | time.rawValue
        case .unknownNumber: 5 << 11 | Self.noTime
        case .comeNearer: 6 << 11 | Self.noTime
        case .cannotRecord: 7 << 11 | Self.noTime
        }
    }
}
