package import Attendance

/// The people who were asked for.
package struct PeopleList: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package let person: Person
        /// How many beacons are the person's badges.
        package let badges: Int
    }

    /// In order of number.
    package let lines: [Line]
    /// How many are archived, whatever was asked for.
    package let archived: Int
    /// The departments there are, in order.
    package let departments: [String]
}
