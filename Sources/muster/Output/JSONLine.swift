import Foundation

/// One JSON object on one line, its members in the order in which they were added: the way a person reads them too.
///
/// JSONEncoder leaves the order of members open, or sorts them by name.
package struct JSONLine: CustomStringConvertible {
    private var members = ""

    /// Adds a text; nothing if there is none.
    package mutating func add(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        add(name, literal: Self.quoted(value))
    }

    /// Adds a whole number; nothing if there is none.
    package mutating func add(_ name: StaticString, _ value: (some BinaryInteger)?) {
        guard let value else { return }
        add(name, literal: "\(value)")
    }

    /// Adds a number with so many digits after the point; nothing if there is none, or none that JSON can write.
    package mutating func add(_ name: StaticString, _ value: Double?, digits: Int) {
        guard let value, value.isFinite else { return }
        add(name, literal: String(format: "%.\(digits)f", value))
    }

    /// Adds a member whose name is only known at run time.
    mutating func add(_ name: String, _ value: String) { add(name, literal: Self.quoted(value)) }
    mutating func add(_ name: String, _ value: Int) { add(name, literal: "\(value)") }
    mutating func add(_ name: String, _ value: Bool) { add(name, literal: value ? "true" : "false") }
    mutating func addNull(_ name: String) { add(name, literal: "null") }

    /// The object.
    package var description: String { "{\(members)}" }

    private mutating func add(_ name: StaticString, literal: String) { add("\(name)", literal: literal) }

    private mutating func add(_ name: String, literal: String) {
        members += "\(members.isEmpty ? "" : ",")\"\(name)\":\(literal)"
    }

    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        if isPlain { return "\"\(text)\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case let control where control.value < 0x20:
                quoted += "\\u00" + (control.value < 0x10 ? "0" : "") + String(control.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
