import Attendance
import Station

/// What was typed about a person, and what is wrong with it.
struct PersonForm: Hashable, Sendable {
    /// The fields, by the names that they have in the form and in the roster's errors.
    enum Field: String, CaseIterable, Sendable {
        case name, number, department, position
    }

    private(set) var values: [Field: String]

    /// Reads the fields with a function that gives a value for a name.
    init(_ value: (String) -> String) {
        values = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, value($0.rawValue)) })
    }

    init(_ person: Person) {
        values = [
            .name: person.details.name, .number: String(person.number.rawValue),
            .department: person.details.department, .position: person.details.position,
        ]
    }

    subscript(field: Field) -> String { values[field] ?? "" }

    /// What is wrong, at each field.
    ///
    /// - Parameter id: whose the form is; `nil` for somebody new.
    func problems(in roster: Roster, for id: PersonID?) -> [Field: RosterError] {
        var problems: [Field: RosterError] = [:]
        do {
            try roster.checkFree(PersonNumber(typed: self[.number]), for: id)
        } catch {
            problems[.number] = error
        }
        for field in [Field.name, .department, .position] {
            do {
                // One at a time, so that each field tells its own.
                _ = try PersonDetails(
                    name: field == .name ? self[field] : "-",
                    department: field == .department ? self[field] : "",
                    position: field == .position ? self[field] : ""
                )
            } catch {
                problems[field] = error
            }
        }
        return problems
    }

    /// The field at which an error belongs that shows only when something is recorded.
    static func field(of error: RosterError) -> Field? {
        switch error {
        case .numberTaken, .numberArchived, .numberOutOfRange: .number
        case .emptyName: .name
        case .tooLong(let field, _), .controlCharacter(let field): Field(rawValue: field)
        default: nil
        }
    }
}
