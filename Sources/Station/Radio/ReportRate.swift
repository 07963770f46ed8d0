package import BeaconKit

/// Counts a receiver's reports over the last ten seconds.
package struct ReportRate: Sendable {
    private var seconds: InlineArray<10, Int32> = .init(repeating: 0)
    /// The second, since the epoch, of the newest bucket.
    private var newest: Int64 = .min

    package init() {}

    package mutating func count(at instant: Instant) {
        let second = instant.microseconds / 1_000_000
        move(to: second)
        if newest - second < 10 { seconds[Int(second.magnitude % 10)] += 1 }
    }

    /// Reports per second, over the ten seconds before the one that is under way.
    package mutating func perSecond(at instant: Instant) -> Double {
        let second = instant.microseconds / 1_000_000
        move(to: second)
        var sum: Int32 = 0
        for index in seconds.indices where index != Int(second.magnitude % 10) { sum += seconds[index] }
        return Double(sum) / 9
    }

    private mutating func move(to second: Int64) {
        guard second > newest else { return }
        if newest < second - 10 {
            for index in seconds.indices { seconds[index] = 0 }
        } else {
            for passed in (newest + 1)...second { seconds[Int(passed.magnitude % 10)] = 0 }
        }
        newest = second
    }
}
