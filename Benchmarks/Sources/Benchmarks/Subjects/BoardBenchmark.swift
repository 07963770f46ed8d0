import Attendance
import BeaconKit
import MusterWeb
import Station

/// How long the server takes for the board of 1,000 people as JSON.
struct BoardBenchmark {
    let people = 1000

    /// - Returns: the median in milliseconds, and the size in bytes.
    func run(rounds: Int = 31) throws -> (milliseconds: Double, bytes: Int) {
        let now = Instant(microseconds: 1_772_445_600_000_000)
        let board = Board(
            revision: 1,
            site: "Benchmark",
            timeZone: "Europe/Berlin",
            day: LocalDay(year: 2026, month: 3, day: 2),
            now: now,
            people: try (1...people).map { try person($0, now: now) },
            receivers: []
        )
        let clock = ContinuousClock()
        var times: [Double] = []
        var bytes = 0
        for _ in 0..<rounds {
            times.append(clock.measure { bytes = BoardJSON.bytes(board).count } / .milliseconds(1))
        }
        return (times.sorted()[rounds / 2], bytes)
    }

    private func person(_ number: Int, now: Instant) throws -> BoardPerson {
        guard let valid = PersonNumber(rawValue: number) else { throw RosterError.numberOutOfRange("\(number)") }
        return BoardPerson(
            id: PersonID(),
            number: valid,
            details: try PersonDetails(name: "Person \(number) 林晓梅", department: "Design", position: "Designer"),
            photo: nil,
            standing: Standing(status: .onSite, since: now.adding(microseconds: -3_600_000_000)),
            lastSeen: now.adding(microseconds: -1_000_000),
            room: "Entrance",
            isFrozen: false
        )
    }
}
