/// What goes to a browser and comes from it where no type says more: capabilities, arguments and results of scripts.
enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    subscript(_ key: String) -> JSON {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var items: [JSON] { if case .array(let items) = self { items } else { [] } }

    /// The object with another's members, which win.
    func merging(_ other: JSON) -> JSON {
        guard case .object(let members) = self, case .object(let others) = other else { return other }
        return .object(members.merging(others) { $0.merging($1) })
    }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    init(nilLiteral: ()) { self = .null }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(stringLiteral value: String) { self = .string(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }

    init(_ number: Int) { self = .number(Double(number)) }
}

extension JSON: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            if container.decodeNil() {
                .null
            } else if let value = try? container.decode(Bool.self) {
                .bool(value)
            } else if let value = try? container.decode(Double.self) {
                .number(value)
            } else if let value = try? container.decode(String.self) {
                .string(value)
            } else if let value = try? container.decode([JSON].self) {
                .array(value)
            } else {
                .object(try container.decode([String: JSON].self))
            }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            // Drivers refuse 1.0 where they want an integer.
            if let integer = Int(exactly: value) { try container.encode(integer) } else { try container.encode(value) }
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}
