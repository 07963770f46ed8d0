import Station
import Synchronization

/// What a session said of its adapter and nobody took yet, in its order. The roster takes it, so that what is said of an
/// adapter comes to an end when it is pulled out, whatever its session is still in the middle of.
final class SessionConditions: Sendable {
    /// The most that waits; of more, the oldest is dropped, for the last is what counts.
    private static let limit = 8

    private let waiting = Mutex<[RadioCondition]>([])

    func say(_ condition: RadioCondition) {
        waiting.withLock { waiting in
            if waiting.count == Self.limit { waiting.removeFirst() }
            waiting.append(condition)
        }
    }

    func drain() -> [RadioCondition] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
