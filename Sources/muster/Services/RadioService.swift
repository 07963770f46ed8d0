import BeaconKit
package import Logging
import ServiceLifecycle
package import Station

/// Lets a station hear, and answer.
package struct RadioService: Service {
    /// How often the station is asked what is to be on the air.
    private static let tick = Duration.milliseconds(100)
    /// How often it is tried again what failed, and looked whether what is on the air still is.
    private static let retry = Duration.seconds(1)
    /// How long it is waited until a receiver that gave up is run again.
    private static let pause = Duration.seconds(5)

    private let station: LiveStation
    private let radios: Radios
    private let clock: SteadyClock
    private let logger: Logger

    package init(station: LiveStation, radios: Radios, clock: SteadyClock, logger: Logger) {
        self.station = station
        self.radios = radios
        self.clock = clock
        self.logger = logger
    }

    package func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask { await hear() }
                group.addTask { await answer() }
            }
        }
        // Last of all, so that nothing stays on the air.
        _ = await radios.transmitter.transmit([])
    }

    /// Hears until the task is cancelled, whatever happens to the receiver.
    private func hear() async {
        while !Task.isCancelled {
            do {
                try await radios.receiver.run(into: station)
            } catch is CancellationError {
                return
            } catch {
                logger.error("the receiver stopped", metadata: ["error": "\(error)"])
                await station.update(.failed("\(error)"), of: nil)
            }
            try? await Task.sleep(for: Self.pause)
        }
    }

    private func answer() async {
        var sent: [Transmission] = []
        var lastTry = ContinuousClock.now
        while !Task.isCancelled {
            let wanted = await station.transmissions(at: clock.now())
            if wanted != sent || (!wanted.isEmpty && ContinuousClock.now - lastTry >= Self.retry) {
                await station.update(radios.transmitter.transmit(wanted))
                sent = wanted
                lastTry = ContinuousClock.now
            }
            try? await Task.sleep(for: Self.tick)
        }
    }
}
