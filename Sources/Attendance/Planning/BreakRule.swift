/// A break that belongs to a shift.
package struct BreakRule: Hashable, Sendable {
    /// How long the break is to be, 1 to 240 minutes.
    package let minutes: Int
    /// How many minutes of work make the break due, 0 to 1440.
    package let after: Int
    /// The break counts as working time for pay.
    package let isPaid: Bool
    /// What was not taken of the break is deducted from work. Otherwise a break that is too short is an exception.
    package let isAutomatic: Bool

    package init(minutes: Int, after: Int = 0, isPaid: Bool = false, isAutomatic: Bool = false) throws(ScheduleError) {
        guard (1...240).contains(minutes), (0...1440).contains(after) else { throw .badBreak("\(minutes)/\(after)") }
        self.minutes = minutes
        self.after = after
        self.isPaid = isPaid
        self.isAutomatic = isAutomatic
    }
}

extension BreakRule: LosslessStringConvertible {
    /// As `30/360 unpaid automatic`: 30 minutes, due after 360 minutes of work.
    package var description: String {
        "\(minutes)/\(after) \(isPaid ? "paid" : "unpaid") \(isAutomatic ? "automatic" : "taken")"
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, ["paid", "unpaid"].contains(words[1]), ["automatic", "taken"].contains(words[2])
        else { return nil }
        let numbers = words[0].split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 2, let minutes = Int(numbers[0]), let after = Int(numbers[1]),
            let rule = try? BreakRule(
                minutes: minutes,
                after: after,
                isPaid: words[1] == "paid",
                isAutomatic: words[2] == "automatic"
            )
        else { return nil }
        self = rule
    }
}
