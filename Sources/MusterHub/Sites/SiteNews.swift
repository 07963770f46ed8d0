package import Logging
import ServiceLifecycle
import Station
import Synchronization

/// Listens for what hubs write, and wakes those who show it. The database tells it once for each part of a chain.
///
/// What is heard is only a doorbell: a notification is lost while nobody is connected, so whoever is woken reads the tables,
/// and everybody is woken every few seconds in any case.
package final class SiteNews: Service {
    private struct Listener {
        let site: Int64?
        let sight: SiteSight
        let continuation: AsyncStream<Void>.Continuation

        func isConcerned(with changed: Int64) -> Bool { (site ?? changed) == changed && sight.contains(changed) }
    }

    private let address: PostgresAddress
    private let logger: Logger
    private let listeners = Mutex<[Listener]>([])
    /// Everybody is woken this often, so that a browser knows that its connection lives.
    private static let heartbeat = Duration.seconds(4)
    /// How long it waits for the server at a time; it ends no later after the shutdown.
    private static let slice = Duration.milliseconds(500)
    /// How long it waits before it connects anew.
    private static let pause = Duration.seconds(1)

    package init(_ address: PostgresAddress, logger: Logger) {
        self.address = address.with(role: .web)
        self.logger = logger
    }

    /// Wakings for whoever shows a site, or all of them.
    func wakings(site: Int64?, sight: SiteSight) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        listeners.withLock { $0.append(Listener(site: site, sight: sight, continuation: continuation)) }
        return stream
    }

    /// Wakes those who show one of the sites, or everybody. Those who left are forgotten.
    private func wake(_ changed: Set<Int64>?) {
        listeners.withLock { listeners in
            listeners.removeAll { listener in
                guard changed?.contains(where: listener.isConcerned) ?? true else { return false }
                if case .terminated = listener.continuation.yield() { return true }
                return false
            }
        }
    }

    package func run() async {
        await cancelWhenGracefulShutdown { await self.listen() }
        listeners.withLock { listeners in
            for listener in listeners { listener.continuation.finish() }
            listeners = []
        }
    }

    private func listen() async {
        var isLost = false
        while !Task.isCancelled {
            do {
                let connection = PostgresConnection(address)
                try await connection.connect()
                try await connection.execute("LISTEN muster")
                if isLost { logger.notice("the database says again what is new") }
                isLost = false
                try await listen(connection)
            } catch {
                // Said once: the pages say themselves that nothing comes.
                if !isLost { logger.error("the database does not say what is new", metadata: ["error": "\(error)"]) }
                isLost = true
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    private func listen(_ connection: PostgresConnection) async throws {
        // What was said while nobody listened is in the tables.
        wake(nil)
        var woken = ContinuousClock.now
        while !Task.isCancelled {
            var changed: Set<Int64> = []
            for said in try await connection.notifications(within: Self.slice) {
                // The number of the site, and its head or what else is new. That there was nothing to tell changes nothing.
                let words = said.split(separator: " ")
                if words.count == 2, words[1] != "word", let site = Int64(words[0]) { changed.insert(site) }
            }
            if !changed.isEmpty { wake(changed) }
            let now = ContinuousClock.now
            if now - woken >= Self.heartbeat {
                woken = now
                wake(nil)
            }
        }
    }
}
