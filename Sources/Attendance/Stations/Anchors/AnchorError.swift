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
        case .notAnAnchor: "This is not an anchor. An anchor is one line that starts with \(Anchor.prefix):1:."
        case .newer: "A newer version of muster wrote this anchor. Use that version."
        case .tooLong: "This is too long for an anchor. Give one line, or a file with one anchor per line."
        case .unreadable(let part): "The \(part) of the anchor cannot be read. Copy the whole line again."
        case .tooMany(let most): "There are more than \(most) anchors. Give at most \(most)."
        }
    }
}
