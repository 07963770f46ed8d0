package import Attendance
import Foundation

/// The people to look through: a copy of the roster with what it takes to find somebody among ten thousand at once.
///
/// The copy follows the journal entry by entry. Entries of other kinds, as punches, leave it.
package actor PeopleDirectory {
    private struct Item {
        let line: PeopleList.Line
        let name: SearchName
        let number: String
    }

    private let store: any JournalStore
    private var head: Int64 = -1
    private var reader = PinyinReader()
    private var roster = Roster()
    private var present: [Item] = []
    private var archived: [Item] = []
    /// Those that were worked out, with the texts from which.
    private var names: [PersonID: (text: String, name: SearchName)] = [:]

    package init(store: any JournalStore) {
        self.store = store
    }

    /// The roster as it stands.
    package func current() throws -> Roster {
        try refresh()
        return roster
    }

    /// The people who are asked for.
    package func list(_ query: PeopleQuery) throws -> PeopleList {
        try refresh()
        let all = query.isArchived ? archived : present
        let words = SearchName.fold(query.text).split(whereSeparator: \.isWhitespace).map(String.init)
        let found = all.filter { item in
            (query.department == nil || item.line.person.details.department == query.department)
                && words.allSatisfy { item.number.hasPrefix($0) || item.name.isFound(by: $0) }
        }
        return PeopleList(
            lines: found.map(\.line),
            archived: archived.count,
            departments: Set(all.map(\.line.person.details.department)).subtracting([""]).sorted()
        )
    }

    /// Takes over what was written since. Somebody edited is one look-up; only after very much is everything read anew.
    private func refresh() throws {
        guard head >= 0 else { return try reload() }
        var facts: [Fact] = []
        while let last = try store.entries(after: head, limit: 1000).last(appending: &facts) {
            head = last.sequence
            if facts.count > Self.mostFacts { return try reload() }
        }
        guard !facts.isEmpty else { return }
        for fact in facts {
            guard try take(fact) else { return try reload() }
        }
        index()
    }

    /// More changes than this are slower one by one than the whole roster.
    private static let mostFacts = 200

    /// - Returns: whether the fact could be taken over by itself.
    private func take(_ fact: Fact) throws -> Bool {
        switch fact {
        case .personAdded(let added): try put(added.value)
        case .personEdited(let edited): try put(edited.value)
        case .personRemoved(let removed): roster.remove(removed.person)
        case .personArchived(let archived): roster.archive(archived.person)
        case .personRestored(let restored): roster.restore(restored.person)
        case .badgeAssigned(let assigned): roster.assign(assigned.identity, to: assigned.person)
        case .badgeRevoked(let revoked): roster.revoke(revoked.identity)
        default: return false
        }
        return true
    }

    private func put(_ state: PersonState) throws {
        let details = try store.details(state.details) ?? .erased
        roster.put(Person(id: state.person, number: state.number, details: details, photo: state.photo))
    }

    private func reload() throws {
        let state = try store.state()
        head = state.head
        roster = state.roster
        names = [:]
        index()
    }

    private func index() {
        var badges: [PersonID: Int] = [:]
        for holder in roster.badges.values { badges[holder, default: 0] += 1 }
        present = items(roster.people, badges: badges)
        archived = items(roster.archived, badges: [:])
    }

    private func searchName(of person: Person) -> SearchName {
        if let known = names[person.id], known.text == person.details.name { return known.name }
        let name = SearchName(person.details.name, reader: &reader)
        names[person.id] = (person.details.name, name)
        return name
    }

    private func items(_ people: [PersonID: Person], badges: [PersonID: Int]) -> [Item] {
        people.values.sorted(by: Person.isListedBefore).map { person in
            Item(
                line: PeopleList.Line(person: person, badges: badges[person.id, default: 0]),
                name: searchName(of: person),
                number: person.number.description
            )
        }
    }
}

extension [Entry] {
    /// The last entry; those facts that change the roster are added to a list. Others may have added people, too.
    fileprivate func last(appending facts: inout [Fact]) -> Entry? {
        facts.append(contentsOf: lazy.map(\.fact).filter { !$0.changes.isDisjoint(with: [.people, .badges, .shared]) })
        return last
    }
}
