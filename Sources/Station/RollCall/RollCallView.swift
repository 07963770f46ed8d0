package import Attendance
package import BeaconKit

/// A roll call as wardens see it: everybody with what is known and what was said of them.
package struct RollCallView: Sendable {
    /// Somebody on the list.
    package struct Line: Hashable, Sendable {
        package let subject: RollCallMark.Subject
        /// `nil` for a visitor, and for somebody who is on no list.
        package let person: Person?
        /// `nil` for everybody else.
        package let visitor: VisitorRecord?
        /// What somebody unlisted is called; “—” if it was erased.
        package let name: String
        /// How sure it was at the start that they were on site; `nil` for somebody unlisted.
        package let presence: RollCall.Presence?
        /// When they were last heard or seen before the start.
        package let lastSeen: Instant?
        /// What counts of what wardens said.
        package let mark: RollCallMark?
    }

    package let record: RollCallRecord
    /// Those who are to be accounted for and were not marked first, the surest presence first; then the others.
    package let lines: [Line]
    /// How it stands; at the end as it was closed.
    package let counts: RollCallCounts
    /// Who was to be accounted for at the start, in people.
    package let expected: Int
}
