package import BeaconKit

extension ZoneHistory {
    /// Which of two, where the clocks show a time twice.
    package enum Occurrence: String, Hashable, Sendable, Codable, CaseIterable {
        case first, second
    }

    /// The instant that somebody means who enters a time on the wall. A plan may name an hour that does not exist; what
    /// somebody did cannot have happened then.
    ///
    /// - Parameter occurrence: which of two; `nil` if nobody said.
    package func instant(
        entered minutes: Int,
        on day: LocalDay,
        _ occurrence: Occurrence? = nil
    ) throws(WallTimeError) -> Instant {
        guard (0..<1440).contains(minutes) else { throw .notATime(minutes: minutes) }
        let first = instant(of: day, minutes: minutes)
        guard shows(first, day, minutes) else { throw .skipped(day, minutes: minutes) }
        // No clock is set back by more than three hours, and none by less than ten minutes.
        for step in 1...18 {
            let second = first.adding(microseconds: Int64(step) * 600_000_000)
            guard shows(second, day, minutes) else { continue }
            switch occurrence {
            case .first: return first
            case .second: return second
            case nil: throw .twice(day, minutes: minutes)
            }
        }
        return first
    }

    private func shows(_ instant: Instant, _ day: LocalDay, _ minutes: Int) -> Bool {
        let clock = clock(at: instant)
        let local = instant.second + Int64(clock.offset(at: instant))
        return local == Int64(day.ordinal) * 86_400 + Int64(minutes) * 60
    }
}
