package import BeaconKit

/// The topics of a channel's people and items, made anew only where something changed.
///
/// A distance is never still. That something came, went, or is in another room is told at once; that it is a metre further
/// off, within ten seconds.
package struct TrackedTopics: Sendable {
    /// How long a change of distance alone may wait, in µs.
    private static let patience: Int64 = 10_000_000

    private struct Key: Hashable {
        let kind: Tracked.Kind
        let id: String
    }

    private struct Told {
        let tracked: Tracked
        let at: Instant
        let topics: [String: [UInt8]]
    }

    package let base: String
    private var told: [Key: Told] = [:]

    /// - Parameter base: what all topics begin with.
    package init(base: String) { self.base = base }

    /// What a broker is to retain of these, and of nobody and nothing else.
    package mutating func topics(_ tracked: [Tracked], at now: Instant) -> [String: [UInt8]] {
        var new: [Key: Told] = [:]
        var topics: [String: [UInt8]] = [:]
        for one in tracked {
            let key = Key(kind: one.kind, id: one.id)
            var entry = told[key]
            if let old = entry, !isStill(old, one, at: now) { entry = nil }
            let kept = entry ?? Told(tracked: one, at: now, topics: HomeAssistant.topics(one, base: base))
            new[key] = kept
            topics.merge(kept.topics) { $1 }
        }
        told = new
        return topics
    }

    /// Whether what was told is still good enough.
    private func isStill(_ old: Told, _ new: Tracked, at now: Instant) -> Bool {
        if old.tracked == new { return true }
        // A clock that was set back holds nothing up.
        return old.tracked.isWhere(new) && (0..<Self.patience).contains(now.microseconds(since: old.at))
    }
}
