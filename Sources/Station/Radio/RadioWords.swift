/// What is to be said of a radio: what is the case, and what to do about it.
package struct RadioWords: Hashable, Sendable {
    /// What is the case, in a sentence without a full stop.
    package let title: String
    /// What to do, in sentences; `nil` where nothing needs doing.
    package let remedy: String?

    package init(_ title: String, remedy: String? = nil) {
        self.title = title
        self.remedy = remedy
    }
}
