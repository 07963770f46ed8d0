/// Whether a tag's battery may be near its end: it is heard much less often than some weeks ago.
package enum BatteryHint {
    /// How many days are kept of a tag.
    package static let memory = 60
    /// How long after a hint there is no other, in days.
    package static let pause = 30
    /// How long a tag must have been here for a day to say something, in s.
    private static let leastTime = 3600
    /// How many such days make the usual, and the present.
    private static let usualDays = 7
    private static let latestDays = 5
    /// How many days must lie between the two at least.
    private static let distance = 14
    /// The part of the usual rate that is too little.
    private static let share = 0.5

    /// - Parameter days: in any order; the last may be under way.
    package static func isThinning(_ days: [TagDay]) -> Bool {
        let telling = days.filter { $0.seconds >= leastTime }.sorted { $0.day < $1.day }
        let latest = telling.suffix(latestDays)
        guard latest.count == latestDays, let begin = latest.first?.day else { return false }
        let earlier = telling.filter { $0.day <= begin.adding(-distance) }.suffix(usualDays)
        guard earlier.count == usualDays else { return false }
        return median(latest) < share * median(earlier)
    }

    /// The middle one of the rates, in sightings per second: one odd day says nothing.
    private static func median(_ days: ArraySlice<TagDay>) -> Double {
        let rates = days.map { Double($0.sightings) / Double($0.seconds) }.sorted()
        return rates[rates.count / 2]
    }
}
