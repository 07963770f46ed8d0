/// A language in which a station speaks to people, by its ISO 639 code. This is what the journal and addresses say.
///
/// Which languages there are is not decided here: a journal may name one that only a newer station speaks.
package struct Language: RawRepresentable, Hashable, Sendable, Codable {
    package let rawValue: String

    /// - Returns: `nil` unless the code is two or three lower-case letters.
    package init?(rawValue: String) {
        guard (2...3).contains(rawValue.utf8.count), rawValue.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return nil
        }
        self.rawValue = rawValue
    }

    private init(code: String) { rawValue = code }

    /// The language of commands and logs, and of every text that another language lacks.
    package static let english = Language(code: "en")
}
