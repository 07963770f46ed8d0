import BeaconKit
import Foundation
import ServiceLifecycle
import Station

/// Drives a station by this machine's clocks.
struct WallClock: Service {
    let station: LiveStation
    let start: Instant
    private let began = ContinuousClock.now

    init(station: LiveStation, start: Instant) {
        self.station = station
        self.start = start
    }

    func run() async throws {
        try? await cancelWhenGracefulShutdown {
            while true {
                // Steady time goes on through sleep and when the clock is set; see TimeBase.
                let elapsed = (ContinuousClock.now - began) / .microseconds(1)
                await station.advance(to: start.adding(microseconds: Int64(elapsed)), wall: .present)
                await station.publish()
                try await Task.sleep(for: .milliseconds(250))
            }
        }
        await station.stop()
    }
}
