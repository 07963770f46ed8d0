package import BeaconKit

/// A receiver hears nothing at all; presence is frozen.
package struct ReceiverDeaf: FactContent {
    package static let kind = "receiver-deaf"
    package static let changes: Fact.Subjects = .doubts
    package static let retention: RetentionKind? = nil

    package let lastHeard: Instant

    package init(lastHeard: Instant) {
        self.lastHeard = lastHeard
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .receiverDeaf(self) }
}
