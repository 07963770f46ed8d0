package import BeaconKit
import Crypto

/// An entry as the journal keeps it, its fact as text: what is hashed, and what a verifier reads before it believes
/// anything.
package struct StoredEntry: Hashable, Sendable {
    package var sequence: Int64
    package var kind: String
    /// Canonical JSON.
    package var payload: String
    package var happened: Instant
    package var recorded: Instant
    package var timeZone: String
    package var offset: Int64
    package var source: String
    package var receiver: String?
    package var actor: String
    package var previousHash: [UInt8]
    package var hash: [UInt8]

    /// An entry with the hash that its fields give.
    package init(
        sequence: Int64,
        draft: EntryDraft,
        recorded: Instant,
        timeZone: String,
        offset: Int,
        previousHash: [UInt8]
    ) throws(FactError) {
        self.init(
            sequence: sequence,
            kind: draft.fact.kind,
            payload: try draft.fact.payload(),
            happened: draft.happened,
            recorded: recorded,
            timeZone: timeZone,
            offset: Int64(offset),
            source: draft.source.rawValue,
            receiver: draft.receiver,
            actor: draft.actor,
            previousHash: previousHash,
            hash: []
        )
        // What could not be read back must not stop the station at its next start. Punches are read by the same rules.
        if kind != Punch.kind { _ = try Fact(kind: kind, payload: payload) }
        guard isPlausible else { throw .implausible }
        hash = computedHash
    }

    package init(
        sequence: Int64,
        kind: String,
        payload: String,
        happened: Instant,
        recorded: Instant,
        timeZone: String,
        offset: Int64,
        source: String,
        receiver: String?,
        actor: String,
        previousHash: [UInt8],
        hash: [UInt8]
    ) {
        self.sequence = sequence
        self.kind = kind
        self.payload = payload
        self.happened = happened
        self.recorded = recorded
        self.timeZone = timeZone
        self.offset = offset
        self.source = source
        self.receiver = receiver
        self.actor = actor
        self.previousHash = previousHash
        self.hash = hash
    }

    /// SHA-256 over all fields but the hash itself. docs/decisions/journal.md fixes the encoding; a test pins it.
    package var computedHash: [UInt8] {
        var fields = CanonicalBytes(tag: "muster entry 1")
        fields.append(sequence)
        fields.append(kind)
        fields.append(payload)
        fields.append(happened.microseconds)
        fields.append(recorded.microseconds)
        fields.append(timeZone)
        fields.append(offset)
        fields.append(source)
        fields.append(receiver)
        fields.append(actor)
        fields.append(previousHash)
        return Array(SHA256.hash(data: fields.bytes))
    }

    /// The entry with its fact read. Says nothing of whether the hash is right.
    package func entry() throws(FactError) -> Entry {
        guard let known = Source(rawValue: source) else { throw .unknownSource(source) }
        return Entry(self, fact: try Fact(kind: kind, payload: payload), source: known)
    }
}
