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

/// What acknowledgements of every kind say.
package protocol Acknowledging: Hashable, Sendable {
    associatedtype Matter: Hashable, Sendable

    var id: AcknowledgementID { get }
    /// Whose day it is about.
    var person: PersonID { get }
    var day: LocalDay { get }
    /// What was seen, as it was.
    var matter: Matter { get }
    /// Commits to why it is left so; `nil` where nobody said.
    var reason: Commitment? { get }
}

extension Acknowledgement: Acknowledging {
    package var matter: Exception { exception }
    package var day: LocalDay { exception.day }
}

/// An acknowledgement with whose it is.
package struct AcknowledgementState<Content: Acknowledging>: Hashable, Sendable {
    package let acknowledgement: Content
    /// Who acknowledged, as the journal names them.
    package let by: String
    /// When the journal took it.
    package let at: Instant
}
