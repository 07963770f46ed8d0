import BeaconKit

/// Whether another station answers for this site: told by answers that are not one's own.
struct OtherStation {
    /// How many of them it takes. One could be the echo of a station that ran on this machine before.
    static let proof = 3
    /// Within which time, in µs.
    static let window: Int64 = 60_000_000
    /// How long it is told after the last one, in µs.
    static let memory: Int64 = 3_600_000_000

    private var count = 0
    private var first = Instant(microseconds: .min)
    private var toldUntil: Instant?

    /// An answer was heard that is not one's own.
    ///
    /// - Returns: whether that is the proof, and news.
    mutating func hear(at instant: Instant) -> Bool {
        if instant.microseconds(since: first) > Self.window {
            first = instant
            count = 0
        }
        count += 1
        guard count >= Self.proof else { return false }
        let isNews = toldUntil == nil
        toldUntil = instant.adding(microseconds: Self.memory)
        return isNews
    }

    /// Whether it has been quiet for so long that it need not be told any more, and was told until now.
    mutating func ends(at now: Instant) -> Bool {
        guard let until = toldUntil, now >= until else { return false }
        toldUntil = nil
        return true
    }
}
