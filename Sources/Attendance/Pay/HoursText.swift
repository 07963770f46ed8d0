/// Lengths of time as people write them: `8:00` is eight hours. Minutes inside.
package enum HoursText {
    /// As `8:00`, `0:05` or `-1:30`.
    package static func text(_ minutes: Int) -> String {
        let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
        return (minutes < 0 ? "-" : "") + "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)"
    }

    /// Reads what ``text(_:)`` writes: digits, a colon and two digits, below 1,000,000 hours.
    package static func minutes(_ text: some StringProtocol) -> Int? {
        let isNegative = text.utf8.first == UInt8(ascii: "-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...6).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let hours = Int(parts[0]), let rest = Int(parts[1]), rest < 60
        else { return nil }
        return (hours * 60 + rest) * (isNegative ? -1 : 1)
    }

    /// A time of day or of the next as `06:00` or `30:00`.
    package static func clock(_ minutes: Int) -> String { (minutes < 600 ? "0" : "") + text(minutes) }
}
