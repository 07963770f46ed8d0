import BeaconKit
import Logging
import MusterStorage
import ServiceLifecycle
import Station

/// Takes the content of what was kept for long enough, for as long as the station runs: at its start, and every hour.
struct RetentionService: Service {
    private static let tick = Duration.seconds(3600)
    /// Between two parts, so that punches get their turn at the journal.
    private static let pause = Duration.milliseconds(50)

    let store: SQLiteJournal
    /// `nil` where the station talks to no others.
    let messages: MessageManager?
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await tidy()
                } catch is CancellationError {
                    return
                } catch {
                    logger.error("expired content cannot be deleted", metadata: ["error": "\(error)"])
                }
                try? await Task.sleep(for: Self.tick)
            }
        }
    }

    private func tidy() async throws {
        let manager = RetentionManager(store: store)
        let count = try await manager.expire(at: .present) { try await Task.sleep(for: Self.pause) }
        if count > 0 { logger.info("expired content was deleted", metadata: ["count": "\(count)"]) }
        guard let messages else { return }
        let status = try manager.status(at: .present)
        if status.doubt == nil { try messages.tidy(at: .present, status.retention) }
    }
}
