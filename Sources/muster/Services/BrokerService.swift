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
                var topics: [String: TrackedTopics] = [:]
                // Several times a second: often enough to take over what somebody changed.
                for await update in await station.boardUpdates() {
                    guard let channels = channels() else { continue }
                    for connection in await hub.connect(channels) {
                        group.addTask { await connection.run() }
                    }
                    topics = topics.filter { id, _ in channels.contains { $0.id == id } }
                    for channel in channels {
                        guard let connection = await hub.connection(channel.id) else { continue }
                        let base = connection.target.base
                        var own = topics[channel.id].flatMap { $0.base == base ? $0 : nil } ?? TrackedTopics(base: base)
                        await connection.want(
                            own.topics(await tracked(by: channel, update.board), at: update.board.now)
                        )
                        topics[channel.id] = own
                    }
                }
                group.cancelAll()
            }
        }
        // The station may come to its end before the group does, as a demo of so many days: that is no failure.
        try await gracefulShutdown()
    }

    /// Who and what a channel may know the place of.
    private func tracked(by channel: Channel, _ board: Board) async -> [Tracked] {
        let allowed = channel.peopleToPlace
        let meters = await station.distances(of: allowed)
        let people = board.people.filter { allowed.contains($0.id) }.map { Tracked($0, meters: meters[$0.id]) }
        guard channel.placesItems else { return people }
        return people + (await station.items().items.filter { channel.mayPlace($0.item) }.map { Tracked($0) })
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
