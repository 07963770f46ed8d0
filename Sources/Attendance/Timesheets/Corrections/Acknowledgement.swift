package import BeaconKit

/// A supervisor has seen an exception and leaves it as it is.
///
/// It holds for this exception alone: once the day's facts make it another one, of other minutes or at another time, that
/// one is to be looked at anew.
package struct Acknowledgement: Hashable, Sendable {
    package let id: AcknowledgementID
    /// Whose day it is about.
    package let person: PersonID
    /// As it was seen.
    package let exception: Exception
    /// Commits to why it is left so; `nil` where nobody said.
    package let reason: Commitment?

    package init(id: AcknowledgementID, person: PersonID, exception: Exception, reason: Commitment? = nil) {
        self.id = id
        self.person = person
        self.exception = exception
        self.reason = reason
    }
}

/// An acknowledgement with whose it is.
package struct AcknowledgementState: Hashable, Sendable {
    package let acknowledgement: Acknowledgement
    /// Who acknowledged, as the journal names them.
    package let by: String
    /// When the journal took it.
    package let at: Instant
}
