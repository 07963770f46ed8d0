package import Attendance

/// A page of the people who were asked for.
package struct PeopleList: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package let person: Person
        /// How many beacons are the person's badges.
        package let badges: Int
    }

    /// In order of number.
    package let lines: [Line]
    /// How many there are on all pages.
    package let count: Int
    /// From 1; the last one where a later one was asked for.
    package let page: Int
    /// At least 1.
    package let pages: Int
    /// How many are archived, whatever was asked for.
    package let archived: Int
    /// The departments there are, in order.
    package let departments: [String]
}
