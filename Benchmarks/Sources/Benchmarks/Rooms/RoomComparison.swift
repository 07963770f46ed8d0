import BeaconKit
import TestSupport

/// Sets the engine's room rule beside published ones, on a recording whose truth is known.
///
/// All are asked once a second; what is counted is the seconds in which they named the true room, outside the walks, and
/// how often the room that they named changed.
enum RoomComparison {
    private static func rules() -> [(name: String, rule: any RoomRule)] {
        [
            ("strongest mean of 5 s", WindowRule(window: 5, holds: false, level: WindowRule.mean)),
            ("the same, last room held", WindowRule(window: 5, holds: true, level: WindowRule.mean)),
            ("AltBeacon's window of 20 s", WindowRule(window: 20, holds: false, level: WindowRule.trimmedMean)),
            ("the same, last room held", WindowRule(window: 20, holds: true, level: WindowRule.trimmedMean)),
            ("Muster's engine", EngineRule(rooms: 201...204)),
        ]
    }

    /// Two lines for each rule, of which the engine's have bars.
    static func run() throws -> [Measurement] {
        guard SharedData.isThere else { return [Measurement(note: "skipped: the recording is not beside the project")] }
        let recording = try ScannerRecording.fourScanners.get()
        return rules().flatMap { name, rule -> [Measurement] in
            let isOurs = rule is EngineRule
            var rule = rule
            var last: [BeaconIdentity: UInt16] = [:]
            var changes = 0
            let score = FourScannersTruth.score(recording) {
                rule.take($0)
            } room: { identity, instant in
                let room = rule.room(of: identity, at: instant)
                if let room {
                    if let before = last[identity], before != room { changes += 1 }
                    last[identity] = room
                }
                return room
            }
            let right = Double(score.right * 1000 / score.ticks) / 10
            return [
                Measurement(name, Double(changes), "changes", bar: isOurs ? .atMost(16) : nil),
                Measurement(name, right, "% right of ticks:", Double(score.ticks), bar: isOurs ? .atLeast(99) : nil),
            ]
        }
    }
}
