package import BeaconKit

/// When something was heard that a gateway tells of.
///
/// That is when it arrives, unless the gateway's own clock has been right for minutes: then what is late is known to be,
/// and is not taken as now.
package struct GatewayClock: Hashable, Sendable {
    /// How long its clock must have been right before it is believed, in µs.
    static let probation: Int64 = 180_000_000
    /// How far the clock may be behind what arrives without being late, and ahead of it, in µs.
    static let (slowest, fastest): (Int64, Int64) = (5_000_000, 2_000_000)
    /// What is older than this proves nothing any more, in µs.
    package static let oldest: Int64 = 3_600_000_000

    /// Since when it has been right, in steady time.
    private var goodSince: Instant?
    private var lastSent: Instant?
    /// How late the latest was; `nil` while the clock is not believed.
    package private(set) var lag: Int64?

    package init() {}

    /// When it was heard, in steady time, by a gateway that says how long it kept it: it cannot be taken for newer than that, whether
    /// the gateway's clock on the wall is believed or not.
    ///
    /// - Parameters:
    ///   - sent: when it was heard by the gateway's clock; `nil` where it tells none.
    ///   - age: for how long the gateway kept it, in µs.
    ///   - steady: when it arrived.
    ///   - wall: what the station's clock showed then.
    /// - Returns: `nil` for what is too old to mean anything.
    package mutating func heard(sent: Instant?, age: Int64, arrived steady: Instant, wall: Instant) -> Instant? {
        guard (0..<Self.oldest).contains(age) else { return nil }
        // The gateway's clock is judged by when it sent, whatever it had kept.
        guard let sent = heard(sent: sent?.adding(microseconds: age), arrived: steady, wall: wall),
            steady.microseconds(since: sent) < Self.oldest - age
        else { return nil }
        return sent.adding(microseconds: -age)
    }

    /// When it was heard, in steady time.
    ///
    /// - Parameters:
    ///   - sent: by the gateway's clock; `nil` where it tells none.
    ///   - steady: when it arrived.
    ///   - wall: what the station's clock showed then.
    /// - Returns: `nil` for what is too old to mean anything.
    package mutating func heard(sent: Instant?, arrived steady: Instant, wall: Instant) -> Instant? {
        guard let sent else { return steady }
        let lag = wall.microseconds(since: sent)
        // A clock that goes back, or shows what has not come, is set or wrong; one that was never set is far behind.
        let jumped = lastSent.map { sent.microseconds(since: $0) < -Self.slowest } ?? false
        lastSent = max(sent, jumped ? sent : lastSent ?? sent)
        guard !jumped, lag >= -Self.fastest else {
            goodSince = nil
            self.lag = nil
            return steady
        }
        let isBelieved = goodSince.map { steady.microseconds(since: $0) >= Self.probation } ?? false
        if lag <= Self.slowest {
            goodSince = goodSince ?? steady
        } else if !isBelieved {
            goodSince = nil
        }
        guard isBelieved else {
            self.lag = nil
            return steady
        }
        self.lag = max(lag, 0)
        guard lag < Self.oldest else { return nil }
        return steady.adding(microseconds: -max(lag, 0))
    }
}
