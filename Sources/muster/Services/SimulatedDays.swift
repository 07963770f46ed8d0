import BeaconKit
import Foundation
import MusterRadio
import ServiceLifecycle
import Station

/// Drives a station by the simulated office: its time is the office's time, and its air the office's air.
struct SimulatedDays: Service {
    /// Steps of real time, between which the office moves at once.
    private static let step = Duration.milliseconds(50)
    /// The longest step of simulated time: what happens within one reaches the station before it is told the time.
    private static let longestStep: Int64 = 60_000_000
    /// How much faster than the day the night passes, when nobody is there to be seen.
    private static let night = 20.0

    let station: LiveStation
    let office: SimulatedOffice
    let start: Instant
    let speed: Double
    let end: Instant?

    func run() async throws {
        try? await cancelWhenGracefulShutdown { try await simulate() }
        await station.stop()
    }

    private func simulate() async throws {
        var office = office
        var batch = ReportBatch()
        var now = start
        let clock = ContinuousClock()
        var last = clock.now
        var published = last
        while end.map({ now < $0 }) ?? true {
            try await clock.sleep(until: last + Self.step)
            let present = clock.now
            let factor = office.isQuiet(at: now) ? speed * Self.night : speed
            let passed = (present - last) / .microseconds(1) * factor
            last = present
            let target = min(now.adding(microseconds: Int64(passed)), end ?? Instant(microseconds: .max))
            // A machine that can't keep up makes the days longer, not the decisions coarser.
            while now < target, clock.now - present < .milliseconds(200) {
                now = min(target, now.adding(microseconds: Self.longestStep))
                batch.removeAll()
                office.advance(to: now, into: &batch)
                await station.ingest(batch)
                await station.advance(to: now, wall: now)
                try Task.checkCancellation()
            }
            if present - published >= .milliseconds(250) {
                published = present
                await station.publish()
            }
        }
        await station.publish()
    }
}
