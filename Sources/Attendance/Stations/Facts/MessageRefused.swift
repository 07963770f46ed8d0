/// A message of another station was not taken.
package struct MessageRefused: FactContent {
    package static let kind = "message-refused"
    package static let changes: Fact.Subjects = .messages
    package static let retention: RetentionKind? = nil

    package let message: MessageID
    /// Who sent it.
    package let station: PeerID
    package let cause: MessageRefusal

    package init(message: MessageID, station: PeerID, cause: MessageRefusal) {
        self.message = message
        self.station = station
        self.cause = cause
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .messageRefused(self) }
}
