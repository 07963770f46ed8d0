package import BeaconKit

extension Instant {
    /// The first instant of the year 10000: later ones can't be written as a date with four digits for the year.
    private static let endOfDates: Int64 = 253_402_300_800_000_000

    /// An instant that a recording may name: from 1970 to the end of 9999.
    ///
    /// - Returns: `nil` outside of that. Such times come from damage or from a clock that was never set.
    package init?(recorded microseconds: Int64) {
        guard (0..<Self.endOfDates).contains(microseconds) else { return nil }
        self.init(microseconds: microseconds)
    }
}
