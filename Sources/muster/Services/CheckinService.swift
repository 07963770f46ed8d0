import BeaconKit
import ServiceLifecycle
import Station

/// Broadcasts a number and listens until the check-in has come to its end.
package struct CheckinService: Service {
    /// How often it is looked whether it has ended.
    private static let tick = Duration.milliseconds(50)
    /// How often it is looked whether the number still is on the air.
    private static let retry = Duration.seconds(1)

    private let session: CheckinSession
    private let radios: Radios
    /// Called once, when the station says so.
    private let onComeNearer: @Sendable () -> Void

    package init(session: CheckinSession, radios: Radios, onComeNearer: @escaping @Sendable () -> Void = {}) {
        self.session = session
        self.radios = radios
        self.onComeNearer = onComeNearer
    }

    /// Runs until there is a verdict, the task is cancelled, or the group shuts down.
    package func run() async throws {
        await cancelWhenGracefulShutdown {
            await withTaskGroup { group in
                group.addTask { await hear() }
                group.addTask { await call() }
                await group.next()
                group.cancelAll()
            }
        }
        _ = await radios.transmitter.transmit([])
    }

    /// Hears until the task is cancelled.
    private func hear() async {
        do {
            try await radios.receiver.run(into: session)
        } catch is CancellationError {
            return
        } catch {
            await session.update(.failed("\(error)"), of: nil)
        }
        // What ends it is the verdict.
        while !Task.isCancelled { try? await Task.sleep(for: Self.retry) }
    }

    /// Transmits until there is a verdict.
    private func call() async {
        var lastTry: ContinuousClock.Instant?
        var wasToComeNearer = false
        while !Task.isCancelled, await session.verdict == nil {
            if lastTry.map({ ContinuousClock.now - $0 >= Self.retry }) ?? true {
                lastTry = ContinuousClock.now
                await session.update(radios.transmitter.transmit([session.transmission]))
            }
            if await session.isToComeNearer, !wasToComeNearer {
                wasToComeNearer = true
                onComeNearer()
            }
            try? await Task.sleep(for: Self.tick)
        }
    }
}
