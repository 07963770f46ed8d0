/// A receiver’s radio is in another condition, or, without a receiver, the radio as a whole.
package struct RadioChanged: FactContent {
    package static let kind = "radio"
    package static let changes: Fact.Subjects = .radio
    package static let retention: RetentionKind? = nil

    /// A word such as `absent` or `listening`.
    package let condition: String
    /// The reason where the word says only that it failed.
    package let cause: String?

    package init(condition: String, cause: String?) {
        self.condition = condition
        self.cause = cause
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .radioChanged(self) }
}
