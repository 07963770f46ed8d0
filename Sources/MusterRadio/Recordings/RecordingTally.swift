/// What was read from one recording, and what was passed over and why.
package struct RecordingTally: Hashable, Sendable {
    /// Items passed over for one reason.
    package struct Skipped: Hashable, Sendable {
        /// Why.
        package let reason: SkipReason
        /// How many.
        package internal(set) var count: Int
        /// The first of them: the number of its line, or of its record, from 1.
        package let first: Int

        package init(reason: SkipReason, count: Int, first: Int) {
            self.reason = reason
            self.count = count
            self.first = first
        }
    }

    /// Records, or lines that aren't blank, skipped ones among them.
    package internal(set) var items = 0
    /// What was skipped, in the order in which the reasons first came up.
    package private(set) var skipped: [Skipped] = []
    /// Whether the items are lines rather than records.
    package internal(set) var itemsAreLines = false

    package init() {}

    /// The number of items skipped for any reason.
    package var skippedCount: Int { skipped.reduce(0) { $0 + $1.count } }

    package mutating func skip(_ reason: SkipReason, at position: Int) {
        if let index = skipped.firstIndex(where: { $0.reason == reason }) {
            skipped[index].count += 1
        } else {
            skipped.append(Skipped(reason: reason, count: 1, first: position))
        }
    }
}
