/// A receiver hears again.
package struct ReceiverHeard: FactContent {
    package static let kind = "receiver-heard"
    package static let changes: Fact.Subjects = .doubts
    package static let retention: RetentionKind? = nil

    package init() {}

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .receiverHeard }
}
