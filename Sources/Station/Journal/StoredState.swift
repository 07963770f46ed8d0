package import Attendance
package import BeaconKit

/// The projections of the journal that a station starts from.
package struct StoredState: Sendable {
    /// `nil` before the site is set up.
    package var site: Site?
    package var roster: Roster
    /// Where receivers stand and what they are called, as people said, by what stands for each.
    package var receivers: [String: ReceiverPlacement] = [:]
    /// When presence becomes a punch; `nil` where nobody said.
    package var policy: AttendancePolicy?
    /// What the station watches besides people.
    package var items: [ItemID: Item] = [:]
    /// What other stations watch and share, in order of name.
    package var sharedItems: [SharedItem] = []
    /// When somebody is not to be told of their items.
    package var quietHours: [PersonID: WeeklyHours] = [:]
    /// What was told of items and holds still, the oldest first.
    package var openAlerts: [AlertRecord] = []
    package var rules: [RuleID: Rule] = [:]
    /// When each rule last did something for somebody.
    package var firings: [RuleOccasion: Instant] = [:]
    /// Whether rules may open doors.
    package var doorsAllowed = false
    /// For how long what is recorded is kept; `nil` where nobody decided.
    package var retention: Retention?
    /// What this station and others recorded that cannot hold together.
    package var conflicts: [Conflict] = []
    /// The sequence number of the last entry; 0 for an empty journal.
    package var head: Int64

    package init(site: Site? = nil, roster: Roster = Roster(), head: Int64 = 0) {
        self.site = site
        self.roster = roster
        self.head = head
    }
}
