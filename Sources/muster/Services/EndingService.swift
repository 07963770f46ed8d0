import ServiceLifecycle
import Synchronization

/// Knows whether the station has been asked to end.
final class EndingService: Service {
    private let began = Atomic(false)

    var hasBegun: Bool { began.load(ordering: .relaxed) }

    func run() async throws {
        try await gracefulShutdown()
        began.store(true, ordering: .relaxed)
    }
}
