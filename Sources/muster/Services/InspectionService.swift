import Logging
import ServiceLifecycle
import Station

/// Reads every page of the journal's file at the start and every six hours: a page that a failing disk has changed is told
/// while there are backups of the time before.
struct InspectionService: Service {
    private static let tick = Duration.seconds(6 * 3600)

    let store: any StorageInspector
    let station: LiveStation
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    await station.found(damage: try await store.damage())
                } catch is CancellationError {
                    return
                } catch {
                    logger.error("the journal's file cannot be inspected", metadata: ["error": "\(error)"])
                }
                try? await Task.sleep(for: Self.tick)
            }
        }
    }
}
