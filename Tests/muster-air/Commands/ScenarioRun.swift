import BeaconKit

/// Plays scenarios one after the other, each in a world of its own.
enum ScenarioRun {
    /// - Returns: Whether all ended well.
    static func play(_ scenarios: [Scenario]) -> Bool {
        var isGood = true
        for scenario in scenarios {
            let begin = SteadyClock.now
            ConsoleReport.write(["begin", scenario.name])
            // Only what hangs is ended: guests are emulated, and the machine may be busy with other tests.
            let world = World(limit: .seconds(max(300, 4 * scenario.limit)))
            var failures: [String] = []
            do { try scenario.play(world) } catch { failures.append("\(error)") }
            failures = world.failures + failures
            world.end()
            for failure in failures { ConsoleReport.write(["failure", scenario.name, failure]) }
            let milliseconds = SteadyClock.now.microseconds(since: begin) / 1000
            ConsoleReport.write([failures.isEmpty ? "passed" : "failed", scenario.name, "\(milliseconds)"])
            isGood = isGood && failures.isEmpty
        }
        return isGood
    }
}
