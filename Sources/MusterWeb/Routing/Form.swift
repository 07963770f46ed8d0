import Foundation

/// The fields of a form, as browsers send them (`application/x-www-form-urlencoded`).
package struct Form: Hashable, Sendable {
    /// Bytes of the largest form.
    package static let limit = 262_144

    /// In the order in which they came.
    package let fields: [(name: String, value: String)]

    package init() { fields = [] }

    /// Reads a body. What isn't text in UTF-8 is read as far as it goes.
    package init(body: some Collection<UInt8>) {
        fields = body.split(separator: UInt8(ascii: "&")).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decode(parts[0]), parts.count > 1 ? Self.decode(parts[1]) : "")
        }
    }

    /// The first value of a name; empty if it was not sent.
    package subscript(_ name: String) -> String { fields.first { $0.name == name }?.value ?? "" }

    /// A value without the spaces around it.
    package func trimmed(_ name: String) -> String { self[name].trimmingCharacters(in: .whitespacesAndNewlines) }

    /// All values of a name, as of boxes that are ticked.
    package func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// Whether a box was ticked.
    package func isTicked(_ name: String) -> Bool { fields.contains { $0.name == name } }

    private static func decode(_ bytes: some Collection<UInt8>) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "+") {
                decoded.append(UInt8(ascii: " "))
            } else if byte == UInt8(ascii: "%"), let value = hexadecimal(rest.prefix(2)) {
                decoded.append(value)
                rest = rest.dropFirst(2)
            } else {
                decoded.append(byte)
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
        guard digits.count == 2, digits.allSatisfy({ UnicodeScalar($0).properties.isASCIIHexDigit }) else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    package static func == (left: Form, right: Form) -> Bool {
        left.fields.count == right.fields.count && zip(left.fields, right.fields).allSatisfy { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
        for field in fields {
            hasher.combine(field.name)
            hasher.combine(field.value)
        }
    }
}
