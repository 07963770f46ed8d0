/// What people are told of a radio's condition: what is so, and what to do about it.
package struct RadioWords: Hashable, Sendable {
    /// A heading without a full stop.
    package let title: String
    /// Whole sentences.
    package let remedy: String

    package init(title: String, remedy: String) {
        self.title = title
        self.remedy = remedy
    }
}
