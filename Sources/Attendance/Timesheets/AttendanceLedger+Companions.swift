package import BeaconKit

/// Badges that always move together, as the book tells of them.
extension AttendanceLedger {
    /// Days of which the moves are compared: enough of them, and no more than somebody remembers.
    private static let fortnight = 14
    /// A Monday.
    private static let monday = LocalDay(year: 2024, month: 1, day: 1)

    /// Who moved together too often in the fortnights of a range, each pair at the day on which it was often enough.
    ///
    /// The fortnights are always the same, so that a day says the same in every report. Badges are compared as they were
    /// heard: only beacons carry them, and what was corrected or came after its period was closed was heard all the same.
    ///
    /// - Returns: for each of the people what is to be looked at on days of the range, in order of time.
    package func companions(in range: DayRange, now: Instant) -> [PersonID: [Exception]] {
        var found: [PersonID: [Exception]] = [:]
        let skipped = (range.from.ordinal - Self.monday.ordinal) % Self.fortnight
        var from = range.from.adding(skipped < 0 ? -skipped - Self.fortnight : -skipped)
        while from <= range.to {
            let next = from.adding(Self.fortnight)
            for pair in Companions.find(in: moves(from: from, before: next, now: now)) {
                let day = zones.day(of: pair.since)
                guard range.from <= day, day <= range.to else { continue }
                for (person, other) in [(pair.first, pair.second), (pair.second, pair.first)] {
                    found[person, default: []].append(Exception(.together, day: day, at: pair.since, with: other))
                }
            }
            from = next
        }
        return found
    }

    /// What badges did from a day up to another, that not included.
    private func moves(from: LocalDay, before end: LocalDay, now: Instant) -> [Companions.Move] {
        let (begin, stop) = (zones.begin(of: from), zones.begin(of: end))
        var moves: [Companions.Move] = []
        for (person, all) in punches {
            var index = Self.place(of: begin, in: all)
            while index < all.count, all[index].happened < stop, all[index].happened <= now {
                defer { index += 1 }
                guard all[index].source == .beacon else { continue }
                let isLeaving = all[index].punch.direction == .out
                moves.append(
                    Companions.Move(
                        person: person,
                        at: all[index].happened,
                        place: isLeaving ? nil : all[index].receiver ?? ""
                    )
                )
            }
        }
        return moves
    }

    /// The first punch at or after an instant.
    private static func place(of instant: Instant, in punches: [RecordedPunch]) -> Int {
        var (low, high) = (0, punches.count)
        while low < high {
            let middle = (low + high) / 2
            if punches[middle].happened >= instant { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
