package import Attendance

/// What a journal says of the present, and up to where it was read.
package struct RecentEntries: Sendable {
    /// In order.
    package let own: [Entry]
    /// What other stations shared, in the order in which it came.
    package let shared: [SharedEntry]
    /// The last entry of the journal; 0 for an empty one.
    package let head: Int64
    /// The last arrival of what others shared; 0 for none.
    package let arrival: Int64

    package init(own: [Entry], shared: [SharedEntry], head: Int64, arrival: Int64) {
        self.own = own
        self.shared = shared
        self.head = head
        self.arrival = arrival
    }
}
