package import Attendance

/// What a station says of a message before its content.
package struct MessageOffer: Hashable, Sendable, Codable {
    package let form: MessageForm
    package let name: String
    /// Bytes.
    package let size: Int64
    package let hash: ContentHash
    package let isForWall: Bool
    /// µs since 1970.
    package let created: Int64

    package init(form: MessageForm, name: String, size: Int64, hash: ContentHash, isForWall: Bool, created: Int64) {
        self.form = form
        self.name = name
        self.size = size
        self.hash = hash
        self.isForWall = isForWall
        self.created = created
    }

    /// Whether a file's name is one: no path, nothing that is not shown, and not longer than 200 bytes.
    package static func isName(_ name: String) -> Bool {
        guard !name.isEmpty, name.utf8.count <= 200, name != ".", name != ".." else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            scalar != "/" && scalar != "\\" && scalar.properties.generalCategory != .control
                && scalar.properties.generalCategory != .format
        }
    }
}
