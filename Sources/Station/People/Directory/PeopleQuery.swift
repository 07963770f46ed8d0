/// Which people are to be listed.
package struct PeopleQuery: Hashable, Sendable {
    /// Words that all must be found in name or number; empty for everybody.
    package var text: String
    /// `nil` for all departments.
    package var department: String?
    /// Those who are archived instead of the others.
    package var isArchived: Bool

    package init(text: String = "", department: String? = nil, isArchived: Bool = false) {
        self.text = text
        self.department = department
        self.isArchived = isArchived
    }
}
