package import Attendance
import Foundation

/// The people to look through: the roster with what it takes to find somebody among ten thousand at once.
package actor PeopleDirectory {
    private struct Item {
        let line: PeopleList.Line
        let name: SearchName
        let number: String
    }

    private let repository: AttendanceRepository
    private var reader = PinyinReader()
    private var rosterHead: Int64 = -1
    private var present: [Item] = []
    private var archived: [Item] = []
    /// Those that were worked out, with the texts from which.
    private var names: [PersonID: (text: String, name: SearchName)] = [:]

    package init(repository: AttendanceRepository) {
        self.repository = repository
    }

    /// The roster as it stands.
    ///
    /// - Throws: ``StoreError``.
    package func current() async throws -> Roster { try await repository.state().roster }

    /// The people who are asked for.
    ///
    /// - Throws: ``StoreError``.
    package func list(_ query: PeopleQuery) async throws -> PeopleList {
        index(try await repository.state())
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

    private func index(_ state: CurrentState) {
        guard rosterHead != state.rosterHead else { return }
        rosterHead = state.rosterHead
        let roster = state.roster
        names = names.filter { roster.anyone($0.key) != nil }
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
