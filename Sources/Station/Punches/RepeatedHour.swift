import Attendance
import BeaconKit

/// The hour that the clocks show twice, in lists without offsets: the order of a person's punches says which is meant.
///
/// Their times go up in the file, or down. Where both times would keep that order, nothing tells.
enum RepeatedHour {
    /// A row of a list as it was read.
    struct Reading {
        var row: PunchSheet.Row
        /// The same, the second time that the clocks showed its time; `nil` for a time that there was once.
        var second: PunchSheet.Row?

        fileprivate var first: Instant { row.happened }
        fileprivate var last: Instant { second?.happened ?? row.happened }
    }

    private enum Order { case rising, falling }

    /// Decides which time is meant.
    ///
    /// - Returns: the lines of those that nothing decides, for which the first counts.
    static func resolve(_ readings: inout [Reading]) -> [Int] {
        let people = Set(readings.filter { $0.second != nil }.map(\.row.number))
        guard !people.isEmpty else { return [] }
        let whole = order(of: readings)
        var unclear: [Int] = []
        for person in people {
            let own = readings.indices.filter { readings[$0].row.number == person }
            let rising = decide(own, in: readings)
            let falling = decide(own.reversed(), in: readings)
            // Where times could go up as well as down, the file's other rows say which they do.
            let decided = rising == nil || falling == nil || whole == nil ? nil : whole == .rising ? rising : falling
            let only = rising == nil ? falling : falling == nil ? rising : nil
            for place in own {
                guard let second = readings[place].second else { continue }
                switch (decided ?? only)?[place] {
                case .first: break
                case .second: readings[place].row = second
                case nil: unclear.append(readings[place].row.line)
                }
            }
        }
        return unclear.sorted()
    }

    /// The order of the times that there were once; `nil` if they are in none, or fewer than two.
    private static func order(of readings: [Reading]) -> Order? {
        var (rises, falls) = (false, false)
        var previous: Instant?
        for reading in readings where reading.second == nil {
            if let previous {
                rises = rises || previous < reading.first
                falls = falls || reading.first < previous
            }
            previous = reading.first
        }
        return rises == falls ? nil : rises ? .rising : .falling
    }

    /// Looks for the times that keep an order: the earliest that are possible, and the latest.
    ///
    /// - Parameter places: a person's readings, in the order of their times.
    /// - Returns: which is meant, where both are the same; `nil` if no times keep the order.
    private static func decide(_ places: [Int], in readings: [Reading]) -> [Int: ZoneHistory.Occurrence]? {
        var earliest: [Instant] = []
        for place in places {
            let before = earliest.last ?? Instant(microseconds: .min)
            let reading = readings[place]
            guard reading.last >= before else { return nil }
            earliest.append(reading.first >= before ? reading.first : reading.last)
        }
        var meant: [Int: ZoneHistory.Occurrence] = [:]
        var after = Instant(microseconds: .max)
        for (place, early) in zip(places, earliest).reversed() {
            let reading = readings[place]
            after = reading.last <= after ? reading.last : reading.first
            if after == early { meant[place] = early == reading.first ? .first : .second }
        }
        return meant
    }
}
