/// Any JSON; whole numbers are told from fractions, and both from truth values.
enum JSONValue: Hashable, Sendable, Decodable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let members = try? container.decode([String: JSONValue].self) {
            self = .object(members)
        } else if let elements = try? container.decode([JSONValue].self) {
            self = .array(elements)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    /// A member of an object; `nil` if there is none.
    subscript(name: String) -> JSONValue? { members?[name] }

    /// The members of an object.
    var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }

    /// The elements of an array.
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// A number, whole or not.
    var amount: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The element of an object's member that is an array of texts.
    func texts(_ name: String) -> [String] { self[name]?.elements?.compactMap(\.text) ?? [] }
}
