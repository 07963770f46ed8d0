import BeaconKit
import TestSupport

/// Sets the engine's room rule beside the quickest published one on synthetic recordings: through doors on foot, through
/// gates by car, and at rest. What is quick bounces, and what never bounces is late: a rule has to be good at all three.
enum RoomTrials {
    private struct Tally {
        var seconds = 0
        var right = 0
        var changes = 0
        var moves = 0
        var missed = 0
        var late = 0

        /// Adds a recording, with the room that a rule told each second.
        mutating func add(_ told: [UInt16?], _ truth: [UInt16]) {
            guard let first = told.firstIndex(where: { $0 != nil }) else { return }
            seconds += told.count - first
            right += zip(told, truth).count { $0 == $1 }
            for second in told.indices.dropFirst(first + 1) where told[second] != told[second - 1] { changes += 1 }
            var second = first + 1
            while second < truth.count {
                if truth[second] != truth[second - 1] {
                    moves += 1
                    let end = truth[second...].firstIndex { $0 != truth[second] } ?? truth.count
                    if let arrival = (second..<end).first(where: { told[$0] == truth[second] }) {
                        late += arrival - second
                    } else {
                        missed += 1
                    }
                }
                second += 1
            }
        }

        var share: Double { Double(right * 1000 / max(1, seconds)) / 10 }
        var lateness: Double { Double(late * 10 / max(1, moves - missed)) / 10 }
        var perHour: Double { Double(changes * 36_000 / max(1, seconds)) / 10 }
    }

    /// Recordings of each kind.
    private static let count = 60

    static func run() -> [Measurement] {
        var random = SeededGenerator(seed: 19)
        let doors = (0..<count).map { _ in RoomTrial.door(&random) }
        let gates = (0..<count).map { _ in RoomTrial.gate(&random) }
        let rests = (0..<count).map { _ in RoomTrial.rest(&random) }
        let door = Door(id: DoorID(rawValue: 0), inside: ReceiverID(rawValue: 1), outside: ReceiverID(rawValue: 0))
        let rules: [(name: String, isOurs: Bool, hasDoor: Bool, make: () -> any RoomRule)] = [
            ("mean of 5 s", false, false, { WindowRule(window: 5, holds: true, level: WindowRule.mean) }),
            ("Muster's engine", true, false, { EngineRule(rooms: 0...3) }),
            ("the same, door declared", true, true, { EngineRule(rooms: 0...3, door: door) }),
        ]
        return rules.flatMap { name, isOurs, hasDoor, make -> [Measurement] in
            let (walks, drives, stays) = (tally(doors, make), tally(gates, make), tally(rests, make))
            func bar(_ bar: Measurement.Bar) -> Measurement.Bar? { isOurs ? bar : nil }
            return [
                Measurement("door: \(name)", walks.share, "% right; late, s:", walks.lateness, bar: bar(.atLeast(88))),
                Measurement(
                    "gate: \(name)",
                    drives.share,
                    "% right; missed:",
                    Double(drives.missed),
                    bar: bar(.atLeast(80))
                ),
                // A door is declared where nobody rests.
                Measurement("rest: \(name)", stays.perHour, "changes an hour", bar: hasDoor ? nil : bar(.atMost(8))),
            ]
        }
    }

    private static func tally(_ trials: [RoomTrial], _ make: () -> any RoomRule) -> Tally {
        var tally = Tally()
        for trial in trials {
            var rule = make()
            var told: [UInt16?] = []
            for sighting in trial.sightings {
                while told.count < trial.truth.count, RoomTrial.instant(Double(told.count)) < sighting.instant {
                    told.append(rule.room(of: RoomTrial.identity, at: RoomTrial.instant(Double(told.count))))
                }
                rule.take(sighting)
            }
            while told.count < trial.truth.count {
                told.append(rule.room(of: RoomTrial.identity, at: RoomTrial.instant(Double(told.count))))
            }
            tally.add(told, trial.truth)
        }
        return tally
    }
}
