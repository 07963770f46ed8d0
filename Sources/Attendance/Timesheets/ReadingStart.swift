import BeaconKit

/// Where reading a person's punches can begin so that everything from an instant on is the same as if they had been read
/// from the very first: between an *out*, after which nothing is open, and an *in*, or after a time that no session
/// outlasts. So a day costs what a day costs, however long the history is.
enum ReadingStart {
    /// - Parameters:
    ///   - punches: of one person, in order.
    ///   - window: within which duplicates become one, in µs.
    static func index<Element>(
        in punches: [Element],
        before instant: Instant,
        window: Int64,
        _ parts: (Element) -> (happened: Instant, direction: Punch.Direction)
    ) -> Int {
        var (low, high) = (0, punches.count)
        while low < high {
            let middle = (low + high) / 2
            if parts(punches[middle]).happened >= instant { high = middle } else { low = middle + 1 }
        }
        // With nothing from the instant on, the last punch before it may still begin a session that is open then.
        low = min(low, punches.count - 1)
        while low > 0 {
            let (previous, next) = (parts(punches[low - 1]), parts(punches[low]))
            let gap = next.happened.microseconds(since: previous.happened)
            if gap >= StayRule.horizon { return low }
            // An *in* at the same instant may count after the *out*.
            let isAlone = low < 2 || parts(punches[low - 2]).happened < previous.happened
            if previous.direction == .out, next.direction == .in, isAlone, gap > window { return low }
            low -= 1
        }
        return 0
    }
}
