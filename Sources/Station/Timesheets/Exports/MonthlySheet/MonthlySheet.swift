package import Attendance

/// What one person and a supervisor sign for a period: every text as people read it, so that drawing it needs no rule.
package struct MonthlySheet: Hashable, Sendable {
    /// A label with what it says.
    package struct Figure: Hashable, Sendable {
        package let label: String
        package let value: String

        package init(_ label: String, _ value: String) {
            self.label = label
            self.value = value
        }
    }

    /// When somebody came and went.
    package struct Stay: Hashable, Sendable {
        package let start: String
        package let end: String

        package init(start: String, end: String) {
            self.start = start
            self.end = end
        }
    }

    /// One day.
    package struct Row: Hashable, Sendable {
        package var day = ""
        /// Whether nobody was to come.
        package var isFree = false
        /// The hours of each shift.
        package var planned: [String] = []
        package var stays: [Stay] = []
        package var breaks = ""
        package var worked = ""
        package var overtime = ""
        package var absent = ""
        /// Leave, holidays, exceptions, and which corrections changed the day.
        package var remarks = ""

        package init() {}
    }

    package let period: String
    /// What the outline of the document calls it.
    package let name: String
    /// Site, person, number, department and so on.
    package let head: [Figure]
    package let rows: [Row]
    package let total: Row
    package let sums: [Figure]
    /// The hours account; empty without one.
    package let account: [Figure]
    /// Each with its number, who made it and why.
    package let corrections: [String]
    /// What a reader must know of the figures.
    package let notes: [String]
    /// Who confirmed it at the station and when, and who countersigned it; empty for what is to be signed by hand.
    package let confirmed: String
    package let countersigned: String
    /// Where the journal stood when the sheet was made; `nil` for a journal without an entry.
    package let anchor: Anchor?

    package init(
        period: String,
        name: String,
        head: [Figure],
        rows: [Row],
        total: Row,
        sums: [Figure],
        account: [Figure] = [],
        corrections: [String] = [],
        notes: [String] = [],
        confirmed: String = "",
        countersigned: String = "",
        anchor: Anchor? = nil
    ) {
        self.period = period
        self.name = name
        self.head = head
        self.rows = rows
        self.total = total
        self.sums = sums
        self.account = account
        self.corrections = corrections
        self.notes = notes
        self.confirmed = confirmed
        self.countersigned = countersigned
        self.anchor = anchor
    }
}
