import BeaconKit

/// Which slot of a ring stands for which span of time: a ring keeps the last ``slots`` spans and nothing else, however
/// long it runs.
struct RingClock: Hashable, Sendable {
    static let slots = 60

    /// The length of a span in µs.
    let span: Int64
    /// The newest span, counted from the epoch.
    private var newest: Int64 = .min

    init(span: Int64) {
        self.span = span
    }

    /// The slot of an instant.
    ///
    /// - Parameter clear: is called for each slot that stands for another span from now on.
    /// - Returns: `nil` for an instant that is longer ago than the ring goes back.
    mutating func slot(at instant: Instant, clear: (Int) -> Void) -> Int? {
        let number = instant.microseconds / span
        if newest == .min || number - newest >= Int64(Self.slots) {
            for slot in 0..<Self.slots { clear(slot) }
            newest = number
        } else if number > newest {
            for passed in (newest + 1)...number { clear(Self.slot(passed)) }
            newest = number
        }
        return newest - number < Int64(Self.slots) ? Self.slot(number) : nil
    }

    /// The slots of the spans up to the one before the present's, which is not over, oldest first; `nil` for a span of
    /// which nothing is known.
    func slots(until now: Instant) -> [Int?] {
        let last = now.microseconds / span - 1
        return (0..<Int64(Self.slots)).map { age in
            let number = last - (Int64(Self.slots) - 1 - age)
            guard newest != .min, number <= newest, newest - number < Int64(Self.slots) else { return nil }
            return Self.slot(number)
        }
    }

    private static func slot(_ number: Int64) -> Int { Int(number.magnitude % UInt64(slots)) }
}
