package import Logging
import ServiceLifecycle
package import Station
import Synchronization

/// Finds other stations by DNS-SD, and lets them find this one, as long as avahi-daemon runs.
package struct AvahiFinder: ServiceLifecycle.Service, StationFinder {
    /// How long it is waited before the daemon is asked for again.
    private static let pause = Duration.seconds(10)

    private let name: String
    private let own: PeerIdentity
    private let logger: Logger
    private let session = CurrentSession()

    /// The session that runs now.
    private final class CurrentSession: Sendable {
        let value = Mutex<AvahiSession?>(nil)
    }

    /// - Parameter name: what this station is called.
    package init(name: String, own: PeerIdentity, logger: Logger) {
        self.name = name
        self.own = own
        self.logger = logger
    }

    package func found() async -> [FoundStation]? { session.value.withLock { $0 }?.found }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            var isKnown = false
            while !Task.isCancelled {
                if let begun = AvahiSession(name: name, own: own) {
                    session.value.withLock { $0 = begun }
                    for await _ in begun.ends { break }
                    session.value.withLock { $0 = nil }
                    begun.stop()
                }
                if !isKnown, !Task.isCancelled {
                    logger.notice("other stations cannot be found by themselves: avahi-daemon does not answer")
                    isKnown = true
                }
                try? await Task.sleep(for: Self.pause)
            }
        }
    }
}
