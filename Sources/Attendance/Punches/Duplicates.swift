import BeaconKit

/// Makes punches that say the same within a moment one, and keeps the others as its evidence.
package enum Duplicates {
    /// - Parameters:
    ///   - punches: of one person, in order.
    ///   - window: how far after the first of them a duplicate may be, in µs.
    /// - Returns: the punches that count, in order. What comes out does not depend on how the punches arrived.
    package static func merging(_ punches: [StandingPunch], within window: Int64) -> [StandingPunch] {
        var merged: [StandingPunch] = []
        merged.reserveCapacity(punches.count)
        guard var best = punches.first else { return merged }
        var first = best
        // What a person said themselves counts as said, also where presence knew better when it was.
        var isProvisional = best.isProvisional
        for punch in punches.dropFirst() {
            if punch.happened.microseconds(since: first.happened) <= window, let direction = common(best, punch) {
                let (kept, other) = punch.isBetter(than: best) ? (punch, best) : (best, punch)
                best = kept
                best.direction = direction
                isProvisional = isProvisional && punch.isProvisional
                best.duplicates = (kept.duplicates + other.duplicates + [other.id]).sorted()
            } else {
                best.isProvisional = isProvisional
                merged.append(best)
                best = punch
                first = punch
                isProvisional = punch.isProvisional
            }
        }
        best.isProvisional = isProvisional
        merged.append(best)
        return merged
    }

    /// What two punches both say; `nil` if they say different things.
    private static func common(_ left: StandingPunch, _ right: StandingPunch) -> Punch.Direction? {
        if left.direction == right.direction || right.direction == .undirected { return left.direction }
        return left.direction == .undirected ? right.direction : nil
    }
}
