package import Attendance

/// What a member of a request can be: read from one text, and described for those who wrote something else.
package protocol RequestValue: Decodable, Sendable {
    /// What must be there instead, for the message.
    static var expectation: RequestExpectation { get }

    /// Reads it as people type it.
    init?(requestText text: String)
}

/// What must stand in a field.
package enum RequestExpectation: Hashable, Sendable {
    case text, number, wholeNumber, flag, list
    /// A date such as 2026-11-21.
    case date
    /// One of these words.
    case oneOf([String])
    /// Something that is best shown by an example.
    case like(String)

    /// How it is told from the others in JSON.
    var isNumber: Bool { self == .number || self == .wholeNumber }
}

extension String: RequestValue {
    package static var expectation: RequestExpectation { .text }
    package init?(requestText text: String) { self = text }
}

extension Int: RequestValue {
    package static var expectation: RequestExpectation { .wholeNumber }
    package init?(requestText text: String) { self.init(text) }
}

/// A number as it was typed, for rules that say themselves what it must be.
package struct NumberText: RequestValue, Hashable {
    package let text: String

    package static var expectation: RequestExpectation { .number }
    package init(requestText text: String) { self.text = text }
}

extension Double: RequestValue {
    package static var expectation: RequestExpectation { .number }

    package init?(requestText text: String) {
        self.init(text)
        guard isFinite else { return nil }
    }
}

extension Bool: RequestValue {
    package static var expectation: RequestExpectation { .flag }

    /// A ticked box comes as whatever its form calls it.
    package init?(requestText text: String) { self = text != "false" && text != "0" }
}

extension RequestValue where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var expectation: RequestExpectation { .oneOf(allCases.map(\.rawValue)) }
    package init?(requestText text: String) { self.init(rawValue: text) }
}

extension LocalDay: RequestValue {
    package static var expectation: RequestExpectation { .date }
    package init?(requestText text: String) { self.init(text) }
}

extension PersonNumber: RequestValue {
    package static var expectation: RequestExpectation { .wholeNumber }

    package init?(requestText text: String) {
        guard let number = try? PersonNumber(typed: text) else { return nil }
        self = number
    }
}
