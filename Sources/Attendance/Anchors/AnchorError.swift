/// Why a text is no anchor. The description is one sentence that says what to do.
package enum AnchorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It does not begin as one does.
    case notAnAnchor
    /// A later version of the program wrote it.
    case newer
    /// It is longer than any anchor.
    case tooLong
    /// A part of it cannot be read; the text says which.
    case unreadable(String)
    /// More anchors than anybody checks at once.
    case tooMany(Int)

    package var description: String {
        switch self {
        case .notAnAnchor: "This is no anchor: one begins with \(Anchor.prefix):1: and is one line."
        case .newer: "A newer version of muster wrote this anchor. Use that one."
        case .tooLong: "This is too long to be an anchor. Give one line, or a file with one anchor a line."
        case .unreadable(let part): "The \(part) of the anchor cannot be read. Copy the whole line again."
        case .tooMany(let most): "There are more than \(most) anchors. Give fewer."
        }
    }
}
