import BeaconKit
import ServiceLifecycle
import Station

/// Drives a station by this machine's clocks.
struct WallClock: Service {
    let station: LiveStation
    let clock: SteadyClock

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                // Steady time goes on through sleep and when the clock is set; see TimeBase.
                await station.advance(to: clock.now(), wall: .present)
                await station.publish()
                try await Task.sleep(for: .milliseconds(250))
            }
        }
        await station.stop()
    }
}
