/// Hours of every day on the clock on the wall: `07:00-20:00`.
package struct DailyHours: Hashable, Sendable {
    /// Minutes after midnight, 0 to 1439.
    package let start: Int
    /// Minutes after midnight, up to 1440 and after ``start``.
    package let end: Int

    /// - Throws: ``ContractError/badHours(_:)``.
    package init(start: Int, end: Int) throws(ContractError) {
        guard (0..<1440).contains(start), (1...1440).contains(end), start < end else {
            throw .badHours("\(start)-\(end)")
        }
        self.start = start
        self.end = end
    }

    /// Reads `07:00-20:00`.
    package init(_ text: String) throws(ContractError) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let start = HoursText.minutes(parts[0]), let end = HoursText.minutes(parts[1]),
            let hours = try? DailyHours(start: start, end: end)
        else { throw .badHours(text) }
        self = hours
    }
}

extension DailyHours: CustomStringConvertible {
    package var description: String { "\(HoursText.clock(start))-\(HoursText.clock(end))" }
}
