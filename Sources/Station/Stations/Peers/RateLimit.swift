package import BeaconKit

/// Lets so much through at once and so much in a minute, for each who asks.
package struct RateLimit<Key: Hashable & Sendable>: Sendable {
    private struct Bucket {
        var tokens: Double
        var last: Instant
    }

    private let burst: Double
    /// Tokens in a µs.
    private let rate: Double
    private var buckets: [Key: Bucket] = [:]

    /// - Parameters:
    ///   - burst: how many at once.
    ///   - perMinute: how many in a minute after that.
    package init(burst: Int, perMinute: Int) {
        self.burst = Double(burst)
        rate = Double(perMinute) / 60_000_000
    }

    /// Whether one more may pass; it counts if so.
    package mutating func allows(_ key: Key, at now: Instant) -> Bool {
        if buckets.count > 1000 { buckets = buckets.filter { filled($0.value, at: now) < burst } }
        let tokens = buckets[key].map { filled($0, at: now) } ?? burst
        guard tokens >= 1 else { return false }
        buckets[key] = Bucket(tokens: tokens - 1, last: now)
        return true
    }

    /// A clock that was set back fills nothing.
    private func filled(_ bucket: Bucket, at now: Instant) -> Double {
        min(burst, bucket.tokens + Double(max(0, now.microseconds(since: bucket.last))) * rate)
    }
}
