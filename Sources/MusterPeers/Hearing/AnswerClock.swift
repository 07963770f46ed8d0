import BeaconKit
import Synchronization

/// When the other side answered last, in steady time.
final class AnswerClock: Sendable {
    private let latest: Mutex<(instant: Instant, isAnswer: Bool)>

    /// - Parameter begin: when the connection was begun.
    init(_ begin: Instant) { latest = Mutex((begin, false)) }

    func answered(at now: Instant) { latest.withLock { $0 = (now, true) } }

    var hasAnswered: Bool { latest.withLock { $0.isAnswer } }

    /// For how long it has not answered, in µs.
    func silence(at now: Instant) -> Int64 { latest.withLock { now.microseconds(since: $0.instant) } }
}
