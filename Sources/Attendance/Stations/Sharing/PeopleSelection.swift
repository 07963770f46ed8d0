/// Some of the people: nobody, everybody, or those of departments and some by themselves.
package enum PeopleSelection: Hashable, Sendable {
    case nobody
    case everybody
    /// Not both empty; a department has at least one character.
    case some(departments: Set<String>, people: Set<PersonID>)

    /// Whether somebody is meant.
    ///
    /// - Parameter department: their department, as it was last known; `nil` where it never was.
    package func includes(_ person: PersonID, department: String?) -> Bool {
        switch self {
        case .nobody: false
        case .everybody: true
        case .some(let departments, let people):
            people.contains(person) || department.map { departments.contains($0) } ?? false
        }
    }

    /// Whether departments decide.
    package var hasDepartments: Bool {
        if case .some(let departments, _) = self { !departments.isEmpty } else { false }
    }

    /// Those whom both mean, or fewer: where one goes by departments and the other names people, none of them.
    package func common(with other: PeopleSelection) -> PeopleSelection {
        switch (self, other) {
        case (.nobody, _), (_, .nobody): return .nobody
        case (.everybody, let selection), (let selection, .everybody): return selection
        case (.some(let departments, let people), .some(let otherDepartments, let otherPeople)):
            let (shared, named) = (departments.intersection(otherDepartments), people.intersection(otherPeople))
            return shared.isEmpty && named.isEmpty ? .nobody : .some(departments: shared, people: named)
        }
    }

    /// As the journal keeps it: `none`, `all`, or a line for each department and each person.
    package var text: String {
        switch self {
        case .nobody: "none"
        case .everybody: "all"
        case .some(let departments, let people):
            (departments.map { "department " + $0 }.sorted() + people.map { "person " + $0.rawValue }.sorted())
                .joined(separator: "\n")
        }
    }

    /// Reads ``text``.
    package init?(text: String) {
        switch text {
        case "none": self = .nobody
        case "all": self = .everybody
        default:
            var departments: Set<String> = []
            var people: Set<PersonID> = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("department "), line.count > 11 {
                    departments.insert(String(line.dropFirst(11)))
                } else if line.hasPrefix("person "), line.count > 7 {
                    people.insert(PersonID(rawValue: String(line.dropFirst(7))))
                } else {
                    return nil
                }
            }
            self = .some(departments: departments, people: people)
        }
    }
}
