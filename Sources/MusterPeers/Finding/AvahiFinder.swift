package import Logging
import ServiceLifecycle
package import Station
import Synchronization

/// Finds other stations by DNS-SD, and lets them find this one, as long as avahi-daemon runs.
package struct AvahiFinder: ServiceLifecycle.Service, StationFinder {
    /// How long it is waited before the daemon is asked for again.
    private static let pause = Duration.seconds(10)
    /// How long the daemon may take for its first answer.
    private static let patience = Duration.seconds(3)

    private let site: @Sendable () -> String
    private let own: PeerIdentity
    private let logger: Logger
    private let session = CurrentSession()

    /// The session that runs now.
    private final class CurrentSession: Sendable {
        let value = Mutex<AvahiSession?>(nil)
    }

    /// - Parameter site: what this station's site is called now.
    package init(site: @escaping @Sendable () -> String, own: PeerIdentity, logger: Logger) {
        self.site = site
        self.own = own
        self.logger = logger
    }

    package func found() async -> [FoundStation]? { session.value.withLock { $0 }?.found }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            var isKnown = false
            while !Task.isCancelled {
                let site = site()
                if let begun = AvahiSession(site: site, own: own) {
                    session.value.withLock { $0 = begun }
                    await watch(begun, announcing: site)
                    session.value.withLock { $0 = nil }
                    begun.stop()
                    if begun.hasAnswered { isKnown = false }
                }
                // A site that is called otherwise is announced at once.
                guard !Task.isCancelled, self.site() == site else { continue }
                if !isKnown {
                    logger.notice("other stations cannot be found: avahi-daemon does not answer")
                    isKnown = true
                }
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// Follows a session until the daemon goes away or does not come, or the site is called otherwise.
    private func watch(_ session: AvahiSession, announcing site: String) async {
        await withDiscardingTaskGroup { group in
            group.addTask {
                repeat {
                    try? await Task.sleep(for: Self.patience)
                } while !Task.isCancelled && session.found != nil
                    && self.site() == site
                session.leave()
            }
            for await _ in session.ends { break }
            group.cancelAll()
        }
    }

    /// Looks for other stations once, without being seen.
    ///
    /// - Parameter patience: how long it is waited for answers.
    /// - Returns: `nil` where avahi-daemon does not answer.
    package static func look(for patience: Duration) async -> [FoundStation]? {
        guard let session = AvahiSession(site: "", own: nil) else { return nil }
        try? await Task.sleep(for: patience)
        let found = session.found
        session.stop()
        return found
    }
}
