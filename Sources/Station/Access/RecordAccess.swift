package import Attendance
package import BeaconKit

/// That somebody looked at somebody's record, on one day.
///
/// Kept beside the journal: it is no fact about a person's time, and is forgotten after a while. One's own looks at one's
/// own record are not kept.
package struct RecordAccess: Hashable, Sendable {
    /// What of the record was looked at.
    package enum Part: String, Hashable, Sendable, CaseIterable {
        /// A day or a month.
        case days
        /// Punches, with their signatures.
        case punches
        /// Sums over days, for one or for many at once.
        case timesheet
        /// What was asked to be corrected, and why.
        case corrections
        /// Shifts, and leave with its kind, as sickness.
        case plan
        /// Where people were when a roll call began, and who found them.
        case whereabouts
        /// A copy that left the station.
        case export
    }

    /// Whose it is; `nil` for everybody's at once.
    package let person: PersonID?
    /// Who looked, as the journal says it.
    package let actor: String
    package let part: Part
    /// The day on the site's wall.
    package let day: LocalDay
    package let first: Instant
    package let last: Instant
    /// How often on that day.
    package let count: Int

    package init(
        person: PersonID?,
        actor: String,
        part: Part,
        day: LocalDay,
        first: Instant,
        last: Instant,
        count: Int = 1
    ) {
        self.person = person
        self.actor = actor
        self.part = part
        self.day = day
        self.first = first
        self.last = last
        self.count = count
    }
}
