import Mustache

/// Escapes text for HTML, in content and in quoted attributes.
///
/// Mustache's own escaping goes by characters, and a quotation mark followed by a combining accent is one character that
/// is no quotation mark: it would pass as it is and end the attribute that it stands in. This one goes by bytes.
package struct Markup: MustacheContentType {
    /// The name by which templates ask for it.
    package static let name = "MARKUP"

    package init() {}

    package func escapeText(_ text: String) -> String {
        guard text.utf8.contains(where: { Self.escape($0) != nil }) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if let replacement = Self.escape(byte) {
                replacement.withUTF8Buffer { escaped.append(contentsOf: $0) }
            } else {
                escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    private static func escape(_ byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: nil
        }
    }
}
