package import Attendance
package import BeaconKit

/// What became of a punch that was made by hand: it is in the journal.
package struct PunchReceipt: Hashable, Sendable {
    package let punch: RecordedPunch
    package let person: Person
    /// For the *in* that is the day's arrival, how punctual it was; `nil` for every other punch.
    package let punctuality: Punctuality?
    /// Since when what it says had been said already: it is evidence of that and changed nothing. `nil` for a punch that
    /// said something new.
    package let since: Instant?
    /// It was sent before under the same key, and taken then.
    package let isRepeated: Bool

    package enum Punctuality: Hashable, Sendable {
        case onTime
        /// Whole minutes after the start of the shift.
        case late(Int)
    }

    package init(
        punch: RecordedPunch,
        person: Person,
        punctuality: Punctuality?,
        since: Instant?,
        isRepeated: Bool
    ) {
        self.punch = punch
        self.person = person
        self.punctuality = punctuality
        self.since = since
        self.isRepeated = isRepeated
    }
}
