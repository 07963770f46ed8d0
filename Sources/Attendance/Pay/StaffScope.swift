/// For whom a rule counts. Of several the narrowest counts.
package enum StaffScope: Hashable, Sendable {
    case everyone
    case department(String)
    case person(PersonID)
}

extension StaffScope {
    /// For programs and tables.
    package var word: String {
        switch self {
        case .everyone: "everyone"
        case .department: "department"
        case .person: "person"
        }
    }

    package var department: String? { if case .department(let name) = self { name } else { nil } }

    package var person: PersonID? { if case .person(let id) = self { id } else { nil } }

    var order: Int {
        switch self {
        case .everyone: 0
        case .department: 1
        case .person: 2
        }
    }

    var name: String { department ?? person?.rawValue ?? "" }
}
