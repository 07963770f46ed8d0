import BeaconKit

/// What the station itself puts on the air, and did until just now: nothing that it hears of that is somebody.
struct OwnBroadcasts {
    /// How long after its end a transmission still counts as one's own, in µs: it takes a while to end, and what was
    /// heard of it waits in buffers.
    static let echo: Int64 = 10_000_000

    private var until: [BeaconIdentity: Instant] = [:]

    /// These are on the air.
    mutating func speak(_ identities: some Sequence<BeaconIdentity>, at instant: Instant) {
        until = until.filter { $0.value >= instant }
        for identity in identities { until[identity] = instant.adding(microseconds: Self.echo) }
    }

    /// Whether a beacon heard then is one's own.
    func includes(_ identity: BeaconIdentity, at instant: Instant) -> Bool {
        guard !until.isEmpty, let end = until[identity] else { return false }
        return instant <= end
    }
}
