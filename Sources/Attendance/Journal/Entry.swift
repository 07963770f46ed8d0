package import BeaconKit

/// One entry of the journal: a fact that was appended and will never change.
package struct Entry: Hashable, Sendable {
    /// 1, 2, 3 … without a gap.
    package let sequence: Int64
    package let fact: Fact
    /// When it happened.
    package let happened: Instant
    /// When the journal took it.
    package let recorded: Instant
    /// The IANA name of the site's time zone at that time.
    package let timeZone: String
    /// Seconds that local time was ahead of UTC when it happened.
    package let offset: Int
    package let source: Source
    package let receiver: String?
    package let actor: String
    /// The hash of the entry before, 32 bytes; zeros for the first.
    package let previousHash: [UInt8]
    /// SHA-256 over all of the above, 32 bytes.
    package let hash: [UInt8]

    package init(
        sequence: Int64,
        fact: Fact,
        happened: Instant,
        recorded: Instant,
        timeZone: String,
        offset: Int,
        source: Source,
        receiver: String?,
        actor: String,
        previousHash: [UInt8],
        hash: [UInt8]
    ) {
        self.sequence = sequence
        self.fact = fact
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
}
