package import BeaconKit
package import Foundation

extension Date {
    package init(_ instant: Instant) {
        self.init(timeIntervalSince1970: Double(instant.microseconds) / 1_000_000)
    }
}

extension Instant {
    /// The instant nearest to a date, within the years that both can hold.
    package init(_ date: Date) {
        let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
        self.init(microseconds: Int64(exactly: microseconds) ?? (microseconds < 0 ? .min : .max))
    }

    /// As `2015-03-07T19:46:07.417Z`, cut to milliseconds.
    package var iso8601: String {
        let (seconds, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
        let second = remainder < 0 ? seconds - 1 : seconds
        let milliseconds = (remainder < 0 ? remainder + 1_000_000 : remainder) / 1000
        let date = Date(timeIntervalSince1970: Double(second))
        let whole = date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        let digits = String(milliseconds)
        return whole + "." + String(repeating: "0", count: 3 - digits.count) + digits + "Z"
    }
}
