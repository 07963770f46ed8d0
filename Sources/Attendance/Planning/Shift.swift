/// The hours in which people are expected, in a site's local time.
package struct Shift: Hashable, Sendable, Codable {
    /// Minutes after local midnight at which work begins, 0 to 1439.
    package let start: Int
    /// Minutes after local midnight of the day of the start at which work ends: more than ``start``, above 1440 on the
    /// next day, and a day after the start at most.
    package let end: Int
    /// Minutes after the start until an arrival counts as late, 0 to 240.
    package let grace: Int

    package init(start: Int, end: Int, grace: Int) throws(RosterError) {
        guard (0..<1440).contains(start), end > start, end <= start + 1440, (0...240).contains(grace) else {
            throw .badShift("\(Self.clock(start))-\(Self.clock(end))")
        }
        self.start = start
        self.end = end
        self.grace = grace
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            start: members.decode(Int.self, forKey: .start),
            end: members.decode(Int.self, forKey: .end),
            grace: members.decode(Int.self, forKey: .grace)
        )
    }

    /// Reads `09:00-17:30` or, as people type it, `9:00 – 17:30`; `22:00-06:00` is a shift that ends on the next day,
    /// `08:00-08:00` a duty of 24 hours.
    package init(_ text: String, grace: Int) throws(RosterError) {
        let parts = text.filter { !$0.isWhitespace }
            .split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        guard parts.count == 2, let start = Self.minutes(parts[0]), let end = Self.minutes(parts[1]) else {
            throw .badShift(text)
        }
        try self.init(start: start, end: end <= start ? end + 1440 : end, grace: grace)
    }

    /// As `09:00-17:30`.
    package var hours: String { "\(Self.clock(start))-\(Self.clock(end > 1440 ? end - 1440 : end))" }

    private static func minutes(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            let hour = Int(parts[0]), let minute = Int(parts[1]), (0...24).contains(hour), (0..<60).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }

    static func clock(_ minutes: Int) -> String {
        let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    }
}
