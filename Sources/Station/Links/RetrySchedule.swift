package import BeaconKit

/// When what could not be delivered is tried again. Time is a value: nothing here waits.
package enum RetrySchedule {
    /// What becomes of a delivery after an attempt.
    package enum Verdict: Hashable, Sendable {
        case delivered
        case again(at: Instant)
        /// It was tried for long enough.
        case givenUp
        /// The channel tells nothing any more; what waits, waits until it is turned on again.
        case channelGone
    }

    /// Seconds after each attempt until the next; from then on the last counts.
    package static let pauses: [Int64] = [5, 30, 120, 600, 1800, 3600, 7200, 14_400, 21_600]
    /// How long it is tried, in seconds: three days.
    package static let patience: Int64 = 259_200
    /// The longest that the other side can ask to be left alone, in seconds.
    package static let longestPause: Int64 = 21_600

    /// - Parameters:
    ///   - attempts: how many there were, this one included; 1 or more.
    ///   - queued: when it was to be delivered first.
    package static func verdict(
        _ outcome: SendOutcome,
        attempts: Int,
        queued: Instant,
        now: Instant
    ) -> Verdict {
        switch outcome.reason {
        case .delivered: return .delivered
        case .gone: return .channelGone
        case .expired: return .givenUp
        default: break
        }
        let own = pauses[min(max(attempts, 1), pauses.count) - 1]
        let asked = min(max(outcome.retryAfter ?? 0, 0), longestPause)
        let next = now.adding(microseconds: max(own, asked) * 1_000_000)
        let end = queued.adding(microseconds: patience * 1_000_000)
        // The last attempt is at the very end, however long the pause before it would have been.
        if next <= end { return .again(at: next) }
        return now < end.adding(microseconds: -60_000_000) ? .again(at: end) : .givenUp
    }
}
