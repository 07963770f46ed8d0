/// A value in an event document.
package enum EventValue: Hashable, Sendable, Encodable {
    case text(String)
    case number(Double)
    case integer(Int64)
    case boolean(Bool)

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        case .integer(let integer): try container.encode(integer)
        case .boolean(let boolean): try container.encode(boolean)
        }
    }

    /// A text; `nil` for anything else.
    package var text: String? { if case .text(let text) = self { text } else { nil } }
}
