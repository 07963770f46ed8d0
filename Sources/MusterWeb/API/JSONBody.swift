import Attendance
import Foundation
import Hummingbird

/// The JSON object that a program sent, with messages that say what is wrong with it.
struct JSONBody: Sendable {
    /// What a member may be.
    enum Kind: Sendable {
        case string
        case number
        case boolean
        /// A text or a number, or `null` for none.
        case optionalString
        case optionalNumber
        /// Several texts or numbers.
        case strings
        case numbers
    }

    private enum Value: Sendable, Decodable {
        case string(String)
        case number(Double)
        case boolean(Bool)
        case strings([String])
        case numbers([Double])
        case null
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let text = try? container.decode(String.self) {
                self = .string(text)
            } else if let value = try? container.decode(Bool.self) {
                self = .boolean(value)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let texts = try? container.decode([String].self) {
                self = .strings(texts)
            } else if let numbers = try? container.decode([Double].self) {
                self = .numbers(numbers)
            } else {
                self = .other
            }
        }
    }

    private let members: [String: Value]

    /// - Throws: a 400 if it is no JSON object.
    init(_ incoming: IncomingRequest) throws {
        do {
            members = try JSONDecoder().decode([String: Value].self, from: Data(incoming.bytes.readableBytesView))
        } catch {
            throw Refusal(.badRequest, "problems.notAnObject")
        }
    }

    /// - Throws: a 422 if there is a member that is not allowed, or of another kind.
    func check(_ allowed: [String: Kind]) throws {
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let kind = allowed[name] else {
                let names = allowed.keys.sorted().joined(separator: ", ")
                throw Refusal("problems.unknownMember", ["name": name, "allowed": names])
            }
            switch (kind, value) {
            case (.string, .string), (.number, .number), (.boolean, .boolean), (.strings, .strings),
                (.numbers, .numbers), (.optionalString, .string), (.optionalNumber, .number), (.optionalString, .null),
                (.optionalNumber, .null):
                break
            // An empty list is one of anything.
            case (.numbers, .strings(let texts)) where texts.isEmpty: break
            case (.string, _), (.optionalString, _):
                throw Refusal("problems.text", ["name": name])
            case (.boolean, _): throw Refusal("problems.flag", ["name": name])
            case (.strings, _): throw Refusal("problems.texts", ["name": name])
            case (.numbers, _): throw Refusal("problems.numbers", ["name": name])
            case (.number, _), (.optionalNumber, _):
                throw Refusal("problems.number", ["name": name])
            }
        }
    }

    /// A member as a text, a number as one would type it; `nil` if it is not there.
    func string(_ name: String) -> String? {
        switch members[name] {
        case .string(let text): text
        case .number(let number): Int(exactly: number).map { String($0) } ?? number.description
        case .boolean, .strings, .numbers, .null, .other, nil: nil
        }
    }

    /// Whether a member is there, be it `null`.
    func isThere(_ name: String) -> Bool { members[name] != nil }

    /// A member that is true or false; `nil` if it is not there.
    func boolean(_ name: String) -> Bool? {
        if case .boolean(let value) = members[name] { value } else { nil }
    }

    /// A list, its numbers as one would type them.
    func strings(_ name: String) -> [String]? {
        switch members[name] {
        case .strings(let texts): texts
        case .numbers(let numbers):
            numbers.map { number in Int(exactly: number).map { String($0) } ?? number.description }
        default: nil
        }
    }

    /// A member that is a whole number; `nil` if it is not there.
    ///
    /// - Throws: a 422 for a fraction, or a number that is too large.
    func integer(_ name: String) throws -> Int? {
        guard case .number(let number) = members[name] else { return nil }
        guard let integer = Int(exactly: number) else {
            throw Refusal("problems.wholeNumber", ["name": name])
        }
        return integer
    }

    /// A day as `2026-11-21`; `nil` if it is not there.
    ///
    /// - Throws: a 422 for what is no day.
    func day(_ name: String) throws -> LocalDay? {
        guard let text = string(name) else { return nil }
        guard let day = LocalDay(text) else {
            throw Refusal("problems.date", ["name": name])
        }
        return day
    }

    /// A member that must be there.
    ///
    /// - Throws: a 422 if it isn't.
    func required<Value>(_ name: String, _ value: Value?) throws -> Value {
        guard let value else { throw Refusal("problems.required", ["name": name]) }
        return value
    }
}
