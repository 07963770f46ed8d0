import Foundation

/// The fields of a form, as browsers send them (`application/x-www-form-urlencoded`).
package struct Form: Hashable, Sendable {
    /// Bytes of the largest form.
    package static let limit = 262_144

    /// The most fields that a form may have: the plan of a big team for a month has a few thousand.
    package static let mostFields = 20_000
    /// Bytes of the largest form that waits while its sender signs in, and its most fields.
    static let waitingLimit = 16_384
    static let mostWaitingFields = 64

    /// In the order in which they came.
    package let fields: [(name: String, value: String)]

    /// Whether there were no more fields than a form may have; those beyond are left out.
    let isWhole: Bool
    private let firsts: [String: String]

    package init() { self.init(body: EmptyCollection()) }

    /// Reads a body. What isn't text in UTF-8 is read as far as it goes.
    package init(body: some Collection<UInt8>, mostFields: Int = mostFields) {
        let pairs = body.split(separator: UInt8(ascii: "&"), maxSplits: mostFields)
        isWhole = pairs.count <= mostFields
        fields = pairs.prefix(mostFields).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decode(parts[0]), parts.count > 1 ? Self.decode(parts[1]) : "")
        }
        firsts = Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
    }

    /// The first value of a name; empty if it was not sent.
    package subscript(_ name: String) -> String { firsts[name] ?? "" }

    /// A value without the spaces around it.
    package func trimmed(_ name: String) -> String { self[name].trimmingCharacters(in: .whitespacesAndNewlines) }

    /// All values of a name, as of boxes that are ticked.
    package func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// Whether a box was ticked.
    package func isTicked(_ name: String) -> Bool { firsts[name] != nil }

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
