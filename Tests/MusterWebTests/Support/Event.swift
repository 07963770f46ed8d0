import Foundation
import MusterWeb

/// A server-sent event as a browser takes it.
struct Event: Sendable {
    let id: EventID?
    let name: String
    let data: [String: Value]

    /// A value of the event's JSON, as far as the tests look.
    enum Value: Sendable, Hashable, Decodable {
        case string(String)
        case number(Double)
        case object([String: Value])
        case array([Value])
        case null

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let text = try? container.decode(String.self) {
                self = .string(text)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let values = try? container.decode([Value].self) {
                self = .array(values)
            } else {
                self = .object(try container.decode([String: Value].self))
            }
        }

        var string: String? { if case .string(let text) = self { text } else { nil } }
        var number: Double? { if case .number(let number) = self { number } else { nil } }
        var array: [Value]? { if case .array(let values) = self { values } else { nil } }
        subscript(key: String) -> Value? { if case .object(let members) = self { members[key] } else { nil } }
    }

    /// Reads one block of lines; `nil` for one without data, as the `retry` at the beginning.
    init?(block: String) throws {
        var fields: [Substring: String] = [:]
        for line in block.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            fields[parts[0]] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
        }
        guard let data = fields["data"] else { return nil }
        id = fields["id"].flatMap { EventID($0) }
        name = fields["event"] ?? "message"
        self.data = try JSONDecoder().decode([String: Value].self, from: Data(data.utf8))
    }
}
