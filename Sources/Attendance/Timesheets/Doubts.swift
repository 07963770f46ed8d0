import BeaconKit

/// When a station could not know: it or a receiver heard nothing, or its clock was wrong. What it recorded of presence beside that
/// may be minutes off, and is to be looked at.
package struct Doubts: Hashable, Sendable {
    /// Somebody may have been there so long before their first sighting or after their last one and was not heard, in µs.
    /// Within it a time is as good as that of any other day.
    package static let margin: Int64 = 120_000_000

    /// When at least one receiver, or the whole station, heard nothing; in order of time, apart from each other. One is
    /// enough: whoever was heard by it last counts as being there until it hears again.
    package let silences: [Interval]
    /// On the clock that was wrong; in order of time, apart from each other.
    package let wrongClocks: [Interval]

    /// - Parameters: may overlap and be in any order.
    package init(silences: [Interval] = [], wrongClocks: [Interval] = []) {
        self.silences = Self.joined(silences)
        self.wrongClocks = Self.joined(wrongClocks)
    }

    /// Whether who was first seen at an instant may have come earlier, unheard.
    func isArrivalDoubtful(_ instant: Instant) -> Bool {
        Self.first(of: silences, endingAfter: instant.adding(microseconds: -Self.margin)).map { $0.start < instant }
            ?? false
    }

    /// Whether who was last seen at an instant may have stayed on, unheard.
    func isDepartureDoubtful(_ instant: Instant) -> Bool {
        Self.first(of: silences, endingAfter: instant)
            .map { $0.start < instant.adding(microseconds: Self.margin) } ?? false
    }

    /// Whether the clock showed an instant while it was wrong.
    func isClockDoubtful(_ instant: Instant) -> Bool {
        Self.first(of: wrongClocks, endingAfter: instant).map { $0.start <= instant } ?? false
    }

    /// Silences within an interval that are longer than a time: somebody may have gone and come back meanwhile.
    func silences(in interval: Interval, longerThan length: Int64) -> [Interval] {
        let from = Self.index(in: silences, endingAfter: interval.start)
        return silences[from...].prefix { $0.start < interval.end }.filter { interval.overlap($0) > length }
    }

    private static func first(of spans: [Interval], endingAfter instant: Instant) -> Interval? {
        let index = index(in: spans, endingAfter: instant)
        return index < spans.count ? spans[index] : nil
    }

    private static func index(in spans: [Interval], endingAfter instant: Instant) -> Int {
        var range = spans.startIndex..<spans.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if spans[middle].end > instant {
                range = range.lowerBound..<middle
            } else {
                range = (middle + 1)..<range.upperBound
            }
        }
        return range.lowerBound
    }

    private static func joined(_ spans: [Interval]) -> [Interval] {
        var result: [Interval] = []
        for span in spans.filter({ !$0.isEmpty }).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            if let last = result.indices.last, span.start <= result[last].end {
                result[last].end = max(result[last].end, span.end)
            } else {
                result.append(span)
            }
        }
        return result
    }
}
