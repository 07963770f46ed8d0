package import Attendance
package import BeaconKit

/// A roll call as the journal has it, without who was where when it began.
package struct RollCallRecord: Hashable, Sendable, Identifiable {
    /// How a roll call ended.
    package struct Closing: Hashable, Sendable {
        package let at: Instant
        /// Who closed it.
        package let by: String
        package let counts: RollCallCounts
    }

    package let id: RollCallID
    package let isDrill: Bool
    package let began: Instant
    package let startedBy: String
    /// The entry that says that it began.
    let entry: EntryID
    /// In the order in which they were recorded.
    package internal(set) var marks: [RollCallMark] = []
    /// `nil` while it goes on.
    package internal(set) var closed: Closing?

    init(id: RollCallID, isDrill: Bool, began: Instant, startedBy: String, entry: EntryID) {
        self.id = id
        self.isDrill = isDrill
        self.began = began
        self.startedBy = startedBy
        self.entry = entry
    }
}
