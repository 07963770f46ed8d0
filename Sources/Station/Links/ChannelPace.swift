package import BeaconKit

/// How fast a channel is tried: one message at a time, and ever more slowly while it does not work.
package struct ChannelPace: Hashable, Sendable {
    /// Seconds after so many failures in a row; from then on the last counts. Short against the pauses of a single
    /// message, so that a channel that works again is found soon.
    package static let pauses: [Int64] = [1, 2, 5, 15, 30, 60, 120, 300]

    /// Failures in a row that are the channel's own.
    package private(set) var failures = 0
    /// Not before this is it tried again.
    package private(set) var next: Instant?
    /// Whether a message is under way.
    package private(set) var isBusy = false

    package init() {}

    /// Whether a message may be sent now. A clock that was set back does not silence a channel.
    package func mayTry(at now: Instant) -> Bool {
        guard !isBusy else { return false }
        guard let next else { return true }
        let wait = next.microseconds(since: now)
        return wait <= 0 || wait > RetrySchedule.longestPause * 1_000_000
    }

    package mutating func began() { isBusy = true }

    /// Takes what came of a message.
    ///
    /// - Returns: whether the channel works again after it failed several times, so that what waits for its own time
    ///   need not.
    @discardableResult
    package mutating func ended(_ outcome: SendOutcome, at now: Instant) -> Bool {
        isBusy = false
        guard outcome.isOfChannel else {
            defer { (failures, next) = (0, nil) }
            return outcome.reason == .delivered && failures > 1
        }
        failures += 1
        let own = Self.pauses[min(failures, Self.pauses.count) - 1]
        let asked = min(max(outcome.retryAfter ?? 0, 0), RetrySchedule.longestPause)
        next = now.adding(microseconds: max(own, asked) * 1_000_000)
        return false
    }

    /// A message was taken back, as when the station stops: nothing is known of the channel.
    package mutating func cancelled() { isBusy = false }
}
