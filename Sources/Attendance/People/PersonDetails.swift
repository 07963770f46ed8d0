import Foundation

/// What people read about a person: personal values, kept outside the journal's chain so that they can be erased.
package struct PersonDetails: Hashable, Sendable, Codable {
    /// 1 to 200 characters.
    package var name: String
    /// Up to 200 characters, may be empty.
    package var department: String
    /// Up to 200 characters, may be empty.
    package var position: String

    /// Trims white space at both ends and refuses what cannot be shown.
    package init(name: String, department: String = "", position: String = "") throws(RosterError) {
        self.name = try Self.checked(name, field: "name")
        self.department = try Self.checked(department, field: "department")
        self.position = try Self.checked(position, field: "position")
        if self.name.isEmpty { throw .emptyName }
    }

    private static func checked(_ text: String, field: String) throws(RosterError) -> String {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if trimmed.count > 200 { throw .tooLong(field: field, limit: 200) }
        if trimmed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw .controlCharacter(field: field)
        }
        return trimmed
    }
}
