import Foundation
import Hummingbird

/// The JSON object that a program sent, with messages that say what is wrong with it.
struct JSONBody: Sendable {
    /// What a member may be.
    enum Kind: Sendable {
        case string
        case number
    }

    private enum Value: Sendable, Decodable {
        case string(String)
        case number(Double)
        case other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .string(text)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .other
            }
        }
    }

    private let members: [String: Value]

    /// - Throws: a 400 if it is no JSON object.
    init(_ visit: Visit) throws {
        do {
            members = try JSONDecoder().decode([String: Value].self, from: Data(visit.bytes.readableBytesView))
        } catch {
            throw HTTPError(.badRequest, message: "The body is not a JSON object.")
        }
    }

    /// - Throws: a 422 if there is a member that is not allowed, or of another kind.
    func check(_ allowed: [String: Kind]) throws {
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let kind = allowed[name] else {
                let names = allowed.keys.sorted().joined(separator: ", ")
                throw HTTPError(.unprocessableContent, message: "There is no member “\(name)”. Allowed: \(names).")
            }
            switch (kind, value) {
            case (.string, .string), (.number, .number): break
            case (.string, _): throw HTTPError(.unprocessableContent, message: "“\(name)” is not a text.")
            case (.number, _): throw HTTPError(.unprocessableContent, message: "“\(name)” is not a number.")
            }
        }
    }

    /// A member as a text, a number as one would type it; `nil` if it is not there.
    func string(_ name: String) -> String? {
        switch members[name] {
        case .string(let text): text
        case .number(let number): Int(exactly: number).map { String($0) } ?? number.description
        case .other, nil: nil
        }
    }
}
