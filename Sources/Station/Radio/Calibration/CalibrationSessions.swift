import BeaconKit

/// The calibrations that people are at: each takes all that is heard until it is ended, or until nobody can be waiting for
/// it any more.
struct CalibrationSessions: Sendable {
    private struct Session {
        var table = CalibrationTable()
        let end: Instant
    }

    /// How many may be under way at once.
    static let most = 4
    /// How long one may last, in µs: one that nobody ended is dropped then.
    private static let longest: Int64 = 3_600_000_000

    private var sessions: [Int: Session] = [:]
    private var next = 0

    /// - Returns: by what it is ended; `nil` where too many are under way.
    mutating func begin(at now: Instant) -> Int? {
        sessions = sessions.filter { now < $0.value.end }
        guard sessions.count < Self.most else { return nil }
        next += 1
        sessions[next] = Session(end: now.adding(microseconds: Self.longest))
        return next
    }

    mutating func ingest(_ sighting: Sighting) {
        guard !sessions.isEmpty else { return }
        for id in sessions.keys { sessions[id]?.table.ingest(sighting) }
    }

    mutating func end(_ id: Int) -> CalibrationTable { sessions.removeValue(forKey: id)?.table ?? CalibrationTable() }
}
