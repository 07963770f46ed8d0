package import BeaconKit

/// A fact that is to be appended. The journal adds the sequence number, the hash and when it was recorded.
package struct EntryDraft: Hashable, Sendable {
    /// Who is said to have set the station up: nobody was signed in yet.
    package static let setUpActor = "set-up"

    package let fact: Fact
    /// When it happened.
    package let happened: Instant
    package let source: Source
    /// The receiver's name, where a radio is the source.
    package let receiver: String?
    /// Who did it: a user's name, `station`, or the command line's user.
    package let actor: String
    /// The personal values to which the fact commits, stored beside the chain in the same transaction.
    package let personal: [PersonalValue]
    /// The program's request that it carries out, kept beside the chain in the same transaction.
    package let request: SentRequest?

    package init(
        _ fact: Fact,
        happened: Instant,
        source: Source,
        receiver: String? = nil,
        actor: String,
        personal: [PersonalValue] = [],
        request: SentRequest? = nil
    ) {
        self.fact = fact
        self.happened = happened
        self.source = source
        self.receiver = receiver
        self.actor = actor
        self.personal = personal
        self.request = request
    }
}
