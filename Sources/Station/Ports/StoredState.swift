package import Attendance

/// The projections of the journal that a station starts from.
package struct StoredState: Sendable {
    /// `nil` before the site is set up.
    package var site: Site?
    package var roster: Roster
    /// Each person's latest day, also of those who are archived.
    package var days: [PersonID: DayRecord]
    /// Where receivers stand and what they are called, as people said, by what stands for each.
    package var receivers: [String: ReceiverPlacement] = [:]
    /// When presence becomes a punch; `nil` where nobody said.
    package var policy: AttendancePolicy?
    /// The sequence number of the last entry; 0 for an empty journal.
    package var head: Int64

    package init(site: Site? = nil, roster: Roster = Roster(), days: [PersonID: DayRecord] = [:], head: Int64 = 0) {
        self.site = site
        self.roster = roster
        self.days = days
        self.head = head
    }
}
