import BeaconKit

/// The last minute of every beacon in the air, for people to look at. No decision depends on it.
struct BeaconTraces {
    struct Line {
        var trace = SignalTrace()
        var lastHeard: Instant
        /// dBm.
        var lastLevel: Int8
        var receiver: ReceiverID
        /// The receivers that heard it since the last turn and in the one before: a bit for each of the first 64.
        fileprivate var heardBy: UInt64 = 0
        fileprivate var heardBefore: UInt64 = 0

        /// Whether a receiver heard it in the last 30 to 60 s.
        func isHeard(by receiver: ReceiverID) -> Bool { (heardBy | heardBefore) & receiver.bit != 0 }
    }

    /// The most beacons that are followed at once: what one sees of a flood, and what it may cost in memory.
    static let capacity = 4096
    /// How long a beacon that is unheard is kept, in µs: longer than any leaves the list, see ``BeaconFading``.
    private static let memory: Int64 = 120_000_000
    /// The same while there is no room.
    private static let shortMemory: Int64 = 15_000_000
    /// How long a turn is in which receivers are noted, in µs.
    private static let turn: Int64 = 30_000_000

    private(set) var lines: [BeaconIdentity: Line] = [:]
    /// Since when there have been more than there is room for.
    private(set) var overflow: Instant?
    private var lastTidied = Instant(microseconds: .min)
    private var lastTurn = Instant(microseconds: .min)

    /// A beacon was heard.
    ///
    /// - Parameter isKnown: whether it is somebody's: those are followed also in a flood of strangers.
    mutating func hear(_ sighting: Sighting, isKnown: () -> Bool) {
        // 127 stands for no reading at all.
        guard sighting.rssi < 20 else { return }
        if lines[sighting.identity] == nil, !hasRoom(at: sighting.instant), !isKnown() { return }
        lines[sighting.identity, default: Line(sighting)].ingest(sighting)
    }

    /// Forgets who has been unheard for long. Call it about once a second.
    mutating func tidy(at now: Instant) {
        if let since = overflow, now.microseconds(since: since) >= Self.shortMemory, lines.count < Self.capacity {
            overflow = nil
        }
        tidy(at: now, keeping: overflow == nil ? Self.memory : Self.shortMemory)
        guard now.microseconds(since: lastTurn) >= Self.turn else { return }
        lastTurn = now
        lines = lines.mapValues { line in
            var line = line
            line.heardBefore = line.heardBy
            line.heardBy = 0
            return line
        }
    }

    private mutating func hasRoom(at now: Instant) -> Bool {
        guard lines.count >= Self.capacity else { return true }
        overflow = now
        // Once a second: looking through all for each stranger of a flood would cost more than the flood itself.
        if now.microseconds(since: lastTidied) >= 1_000_000 { tidy(at: now, keeping: Self.shortMemory) }
        return lines.count < Self.capacity
    }

    private mutating func tidy(at now: Instant, keeping memory: Int64) {
        lastTidied = now
        lines = lines.filter { now.microseconds(since: $0.value.lastHeard) < memory }
    }
}

extension BeaconTraces.Line {
    fileprivate init(_ sighting: Sighting) {
        self.init(lastHeard: sighting.instant, lastLevel: sighting.rssi, receiver: sighting.receiver)
    }

    fileprivate mutating func ingest(_ sighting: Sighting) {
        trace.ingest(sighting.rssi, at: sighting.instant)
        lastHeard = max(lastHeard, sighting.instant)
        lastLevel = sighting.rssi
        receiver = sighting.receiver
        heardBy |= sighting.receiver.bit
    }
}

extension ReceiverID {
    fileprivate var bit: UInt64 { rawValue < 64 ? 1 << UInt64(rawValue) : 0 }
}
