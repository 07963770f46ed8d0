/// What passes from one station to another: what another one receives of this one, or what this one takes over of it.
package struct SharingScope: Hashable, Sendable {
    /// In which direction a scope holds. Both must allow what passes; nothing does by default.
    package enum Direction: String, CaseIterable, Sendable {
        /// What the other station receives of this one.
        case giving
        /// What this station takes over of the other one.
        case taking
    }

    /// Whose place on the roster: name, number, photo, badges.
    package var people: PeopleSelection
    /// Whose punches, with their corrections.
    package var punches: PeopleSelection
    /// Whether items are shared, with names and photos, and with when one went astray: of somebody's only with their
    /// punches.
    package var items: Bool
    /// Whether it is shared how the site works: its time zone, shifts, holidays, leave, policies and receivers. For a hub,
    /// which shows the site's board as the site does.
    package var planning: Bool

    package init(people: PeopleSelection, punches: PeopleSelection, items: Bool, planning: Bool = false) {
        self.people = people
        self.punches = punches
        self.items = items
        self.planning = planning
    }

    package static let nothing = SharingScope(people: .nobody, punches: .nobody, items: false)
    /// All that another station can do anything with.
    package static let everything = SharingScope(people: .everybody, punches: .everybody, items: true)

    /// The fact that says what holds from now on.
    package func fact(_ direction: Direction, _ peer: PeerID) -> Fact {
        switch direction {
        case .giving: .sharingChanged(SharingChanged(PeerScope(station: peer, scope: self)))
        case .taking: .takingChanged(TakingChanged(PeerScope(station: peer, scope: self)))
        }
    }
}
