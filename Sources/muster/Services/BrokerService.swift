import Logging
import MusterLinks
import MusterStorage
import ServiceLifecycle
import Station

/// Keeps the connections with brokers, and what they retain of the board, for as long as the station runs.
struct BrokerService: Service {
    let hub: MQTTHub
    let store: SQLiteJournal
    let station: LiveStation
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                // Several times a second: often enough to take over what somebody changed.
                for await update in await station.boardUpdates() {
                    guard let channels = channels() else { continue }
                    for connection in await hub.follow(channels) { group.addTask { await connection.run() } }
                    for channel in channels {
                        guard let connection = await hub.connection(channel.id) else { continue }
                        let topics = HomeAssistant.topics(
                            update.board,
                            allowed: channel.peopleToPlace,
                            base: connection.target.base
                        )
                        await connection.want(topics)
                    }
                }
                group.cancelAll()
            }
        }
        // The station may come to its end before the group does, as a demo of so many days: that is no failure.
        try await gracefulShutdown()
    }

    /// `nil` where they cannot be read now; the connections stay as they are.
    private func channels() -> [Channel]? {
        do {
            return try store.channels().filter { $0.settings.kind == .mqtt }
        } catch {
            logger.error("the channels cannot be read", metadata: ["error": "\(error)"])
            return nil
        }
    }
}
