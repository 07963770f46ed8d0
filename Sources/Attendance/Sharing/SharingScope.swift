/// What another station receives of this one.
package struct SharingScope: Hashable, Sendable {
    /// Whose place on the roster: name, number, photo, badges.
    package var people: PeopleSelection
    /// Whose punches, with their corrections.
    package var punches: PeopleSelection
    /// Whether items are shared, with names and photos, and with when one went astray: of somebody's only with their
    /// punches.
    package var items: Bool

    package init(people: PeopleSelection, punches: PeopleSelection, items: Bool) {
        self.people = people
        self.punches = punches
        self.items = items
    }

    package static let nothing = SharingScope(people: .nobody, punches: .nobody, items: false)
    package static let everything = SharingScope(people: .everybody, punches: .everybody, items: true)
}
