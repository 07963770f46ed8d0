/// Which room a beacon is in: another room takes it over when evidence enough has gathered that it hears it louder.
///
/// With each report, the levels of all receivers are set against that of the beacon's own room, for the time since the
/// report before. What another room hears louder adds to its evidence, and what it hears weaker takes away, so that a
/// badge carried next door is told within a second or two and a single reading never is. Two things hold back those who
/// sit:
///
/// - The longer a beacon has been in its room, the more evidence it takes.
/// - What another room *usually* hears of the beacon where it rests is learned. Only what is louder than usual, by a
///   margin, counts: so a beacon that rests between two rooms stays in one.
///
/// Silence is evidence, too: a receiver's level sinks when it misses reports. While nobody hears the beacon nothing
/// gathers, and it stays where it was.
///
/// See `docs/decisions/rooms.md` for what was tried.
enum RoomRule {
    /// The level of a receiver that does not hear the beacon, in dBm: below any reading.
    static let unheard: Float = -100
    /// How much of the way down a weaker reading takes the level. A stronger one takes it all the way up: what a body
    /// or a fade takes away says less than what came through.
    static let descent: Float = 0.6
    /// After so many seconds a level is no longer mixed with the next reading.
    static let mixing: Float = 2
    /// The time that one report may speak for, in seconds.
    static let longestStep: Float = 1
    /// How long a receiver may miss a beacon before its level sinks: so many seconds and usual intervals.
    static let patience: Float = 1.5
    static let patientIntervals: Float = 2
    /// How fast it sinks then, in dB/s.
    static let sinking: Float = 1.5

    /// The evidence with which another room takes over, in dB·s.
    static let needed: Float = 1.75
    /// The least evidence that a room can have against it, in dB·s, and by how much it sinks with each doubling of the
    /// time that the beacon has been in its room, from 8 s on.
    static let floor: Float = -4
    static let settling: Float = 2
    static let settlingTime: Float = 8
    /// The evidence for every other room after a move, in dB·s.
    static let afterMove: Float = -3

    /// The time constant of what another room usually hears, in seconds.
    static let memory: Float = 60
    /// How much louder than usual another room must be, in dB.
    static let margin: Float = 7.5
    /// What the margin to the own room's level is at least and at most, in dB. At first it is the least, and grows to the
    /// most within some seconds: a beacon that has just come has nothing that is usual.
    static let marginRange: ClosedRange<Float> = 1...18
    static let marginGrowth: Float = 1.5
    /// The largest difference of levels that counts, in dB.
    static let largestDifference: Float = 30

    /// After this silence of its room, in microseconds, a beacon that is inside nothing has come back from outside, and
    /// is believed at once.
    static let forgottenAfter: Int64 = 15_000_000

    /// What each decibel between two rooms is worth when it comes to which is likelier, as a power of e, and what the
    /// told room is ahead by, in dB: fitted to synthetic recordings, and right on real ones.
    static let weight = 0.2
    static let lead = 2.0
}

extension RoomRule {
    /// What has passed since the report before, as all receivers weigh it.
    struct Step {
        /// In seconds.
        let length: Float
        /// The share of this step in what is usual.
        let share: Float
        let floor: Float
        let largestMargin: Float

        /// - Parameters:
        ///   - length: Seconds since the report before.
        ///   - stay: Seconds that the beacon has been in its room.
        init(length: Float, stay: Float) {
            self.length = min(length, RoomRule.longestStep)
            share = min(1, self.length / min(stay + 0.5, RoomRule.memory))
            floor = RoomRule.floor - RoomRule.settling * Self.log2(1 + stay / RoomRule.settlingTime)
            largestMargin = min(RoomRule.marginRange.upperBound, RoomRule.marginGrowth * stay)
        }

        /// The logarithm to base 2 of a number of at least 1, within 0.09: straight between powers of two.
        private static func log2(_ value: Float) -> Float {
            Float(value.exponent) + value.significand - 1
        }
    }
}
