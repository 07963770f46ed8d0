import BeaconKit

/// Makes punches that say the same within a moment one, and keeps the others as its evidence.
package enum Duplicates {
    /// The punches so far. The last of them is the best of those that say the same one after another.
    private struct Merged {
        let window: Int64
        var punches: [StandingPunch] = []
        /// When the last was said first.
        var first = Instant(microseconds: .min)
        // What a person said themselves counts as said, also where presence knew better when it was.
        private var isProvisional = false

        init(window: Int64, capacity: Int) {
            self.window = window
            punches.reserveCapacity(capacity)
        }

        mutating func add(_ punch: StandingPunch) {
            let last = punches.count - 1
            if last >= 0, punch.happened.microseconds(since: first) <= window,
                let direction = Duplicates.common(punches[last].direction, punch.direction)
            {
                let best = punches[last]
                let (kept, other) = punch.isBetter(than: best) ? (punch, best) : (best, punch)
                punches[last] = kept
                punches[last].direction = direction
                punches[last].duplicates = (kept.duplicates + other.duplicates + [other.id]).sorted()
                isProvisional = isProvisional && punch.isProvisional
            } else {
                finish()
                punches.append(punch)
                (first, isProvisional) = (punch.happened, punch.isProvisional)
            }
        }

        mutating func finish() {
            let last = punches.count - 1
            if last >= 0, punches[last].isProvisional != isProvisional { punches[last].isProvisional = isProvisional }
        }
    }

    /// - Parameters:
    ///   - punches: of one person, in order of time; of one instant in any order.
    ///   - window: how far after the first of them a duplicate may be, in µs.
    /// - Returns: the punches in the order in which they count. It does not depend on how the punches arrived.
    package static func merging(_ punches: [StandingPunch], within window: Int64) -> [StandingPunch] {
        var merged = Merged(window: window, capacity: punches.count)
        var index = 0
        while index < punches.count {
            let happened = punches[index].happened
            var end = index + 1
            while end < punches.count, punches[end].happened == happened { end += 1 }
            if end == index + 1 {
                merged.add(punches[index])
            } else {
                let before = merged.punches.last.map {
                    SameInstant.Before(said: $0.direction, at: $0.happened, since: merged.first)
                }
                let instant = SameInstant(punches[index..<end], after: before, window: window)
                for punch in instant.ordered(before: punches[end...]) { merged.add(punch) }
            }
            index = end
        }
        merged.finish()
        return merged.punches
    }

    /// What two directions both say; `nil` if they say different things.
    private static func common(_ left: Punch.Direction, _ right: Punch.Direction) -> Punch.Direction? {
        if left == right || right == .undirected { return left }
        return left == .undirected ? right : nil
    }
}
