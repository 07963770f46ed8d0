/// Days with their shifts that come again and again: a week, two weeks, four days on and two off.
package struct Rota: Hashable, Sendable {
    /// A day on which the cycle begins.
    package let anchor: LocalDay
    /// For each day of the cycle the codes of its shifts: none on a free day, several on a day with a split shift.
    package let cycle: [[String]]

    package init(anchor: LocalDay, cycle: [[String]]) throws(ScheduleError) {
        guard (1...366).contains(cycle.count) else { throw .badCycle(days: cycle.count) }
        self.anchor = anchor
        self.cycle = cycle
    }

    /// The codes of a day's shifts.
    package func shifts(on day: LocalDay) -> [String] {
        let remainder = (day.ordinal - anchor.ordinal) % cycle.count
        return cycle[remainder < 0 ? remainder + cycle.count : remainder]
    }

    /// The cycle as text: `D D D D D - -`, with `+` between the shifts of one day.
    package var text: String {
        cycle.map { $0.isEmpty ? "-" : $0.joined(separator: "+") }.joined(separator: " ")
    }

    /// Reads ``text``.
    package init(anchor: LocalDay, text: String) throws(ScheduleError) {
        let days = text.split(separator: " ")
        try self.init(
            anchor: anchor,
            cycle: days.map { $0 == "-" ? [] : $0.split(separator: "+").map(String.init) }
        )
    }
}
