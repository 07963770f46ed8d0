import Foundation

/// An element of the page that a browser shows, until the page replaces it.
struct Element: Sendable, Decodable {
    /// The name under which elements travel (WebDriver, section 12.1).
    static let key = "element-6066-11e4-a52e-4f735466cecf"

    private enum CodingKeys: String, CodingKey {
        case id = "element-6066-11e4-a52e-4f735466cecf"
    }

    let id: String

    /// The element as an argument of a script.
    var json: JSON { .object([Self.key: .string(id)]) }
}
