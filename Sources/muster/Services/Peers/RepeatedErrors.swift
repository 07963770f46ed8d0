import Synchronization

/// Tells errors that are new from those that were just logged: a database that is away fails for every station every two
/// seconds, which need not be said so often.
final class RepeatedErrors: Sendable {
    /// How long after an error it is said again.
    private static let pause = Duration.seconds(60)
    /// How many different ones are remembered.
    private static let most = 64

    private let logged = Mutex<[String: ContinuousClock.Instant]>([:])

    /// Whether an error is to be logged; then it is not for a minute.
    func isDue(_ error: any Error, at now: ContinuousClock.Instant = .now) -> Bool {
        let text = "\(error)"
        return logged.withLock { logged in
            logged = logged.filter { $0.value.duration(to: now) < Self.pause }
            guard logged[text] == nil else { return false }
            if logged.count < Self.most { logged[text] = now }
            return true
        }
    }
}
