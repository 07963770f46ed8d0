/// What a message between stations is.
package enum MessageForm: String, Hashable, Sendable, Codable, CaseIterable {
    /// UTF-8, to be read at once.
    case text
    /// A JPEG, PNG or WebP picture, to be seen at once.
    case picture
    /// Anything else, to be downloaded.
    case file
}
