package import Attendance
package import Station

/// What differs between two states of the board, as far as pages show it.
package struct BoardChange: Hashable, Sendable {
    /// People whose lines are to be written anew.
    package var people: Set<PersonID> = []
    /// People of whom only the age of the last sighting changed: a number each, not a line.
    package var heard: Set<PersonID> = []
    package var removed: Set<PersonID> = []
    package var parts: Set<Part> = []
    /// Whether items changed, which plans alone show.
    package var items = false
    /// So much changed that the whole board is to be taken anew: the site, its day, or the first person came.
    package var all = false

    package init(
        people: Set<PersonID> = [],
        heard: Set<PersonID> = [],
        removed: Set<PersonID> = [],
        parts: Set<Part> = [],
        items: Bool = false,
        all: Bool = false
    ) {
        self.people = people
        self.heard = heard
        self.removed = removed
        self.parts = parts
        self.items = items
        self.all = all
    }

    package var isEmpty: Bool { self == BoardChange() }

    /// Makes it the change from before this one to after the later one.
    package mutating func append(_ later: BoardChange) {
        people = people.subtracting(later.removed).union(later.people)
        heard = heard.subtracting(later.removed).union(later.heard).subtracting(people)
        removed = removed.subtracting(later.people).union(later.removed)
        parts.formUnion(later.parts)
        items = items || later.items
        all = all || later.all
    }
}

extension BoardChange {
    /// The change that an update says it is, when it follows upon `old` without a gap.
    package init(from old: Board, update: BoardUpdate) {
        let new = update.board
        let candidates = update.changedPeople.compactMap { new.people.indices.contains($0) ? new.people[$0] : nil }
        let wanted = Set(candidates.map(\.id))
        var before: [PersonID: BoardPerson] = [:]
        if !wanted.isEmpty {
            for person in old.people where wanted.contains(person.id) { before[person.id] = person }
        }
        for person in candidates { compare(before[person.id], person) }
        removed = Set(update.removedPeople.map(\.id)).subtracting(wanted)
        compareParts(old, new)
    }

    /// The change between two boards, by comparing all of them.
    package init(from old: Board, to new: Board) {
        let before = Dictionary(old.people.map { ($0.id, $0) }) { first, _ in first }
        for person in new.people { compare(before[person.id], person) }
        removed = Set(before.keys).subtracting(new.people.lazy.map(\.id))
        compareParts(old, new)
    }

    private mutating func compare(_ old: BoardPerson?, _ new: BoardPerson) {
        guard var old else {
            people.insert(new.id)
            return
        }
        guard old != new else { return }
        // A line that never told an age has no place to put one.
        let hadAge = old.lastSeen != nil && new.lastSeen != nil
        old.lastSeen = new.lastSeen
        if hadAge && old == new {
            heard.insert(new.id)
        } else {
            people.insert(new.id)
        }
    }

    private mutating func compareParts(_ old: Board, _ new: Board) {
        if !people.isEmpty || !removed.isEmpty { parts.insert(.summary) }
        if old.receivers != new.receivers { parts.insert(.receivers) }
        if old.unknownBeacons != new.unknownBeacons { parts.insert(.unknown) }
        if old.alarms != new.alarms || old.deafReceivers != new.deafReceivers { parts.insert(.banners) }
        if old.greetings != new.greetings { parts.insert(.greetings) }
        if old.rollCall != new.rollCall { parts.insert(.rollCall) }
        items = old.items != new.items
        all =
            old.site != new.site || old.day != new.day || old.timeZone != new.timeZone || old.speed != new.speed
            || old.people.isEmpty != new.people.isEmpty
    }
}

extension Board {
    fileprivate var deafReceivers: [BoardReceiver] {
        receivers.filter { $0.health == .deaf }
    }
}
