package import BeaconKit

/// Finds badges that always move together: one of them may be carried for somebody who is not there.
package enum Companions {
    /// A badge that came, left or changed the room.
    package struct Move: Hashable, Sendable {
        package let person: PersonID
        package let at: Instant
        /// Where to, as a room or receiver; `nil` for leaving.
        package let place: String?

        package init(person: PersonID, at: Instant, place: String?) {
            self.person = person
            self.at = at
            self.place = place
        }
    }

    /// What makes a pair suspicious.
    package struct Limits: Hashable, Sendable {
        /// How far apart two moves may be and still be one, in s.
        package var window: Int64 = 15
        /// How many moves a pair must have made together at least. A day of meetings gives some, a week of coincidences
        /// does not give so many.
        package var fewest = 10
        /// The part of the moves of *both* that were made together, 0 to 1.
        package var share = 0.9

        package init() {}
    }

    /// Two people whose badges moved together, the smaller identifier first.
    package struct Pair: Hashable, Sendable {
        package let first: PersonID
        package let second: PersonID
        /// Moves that both made.
        package let together: Int
        /// All moves of the one that made more.
        package let moves: Int
    }

    /// - Parameter moves: in any order.
    /// - Returns: the pairs that moved together too often, the most suspicious first.
    package static func find(in moves: [Move], limits: Limits = Limits()) -> [Pair] {
        let ordered = moves.sorted { ($0.at, $0.person.rawValue) < ($1.at, $1.person.rawValue) }
        var counts: [PersonID: Int] = [:]
        var together: [[PersonID]: Int] = [:]
        var begin = 0
        for (index, move) in ordered.enumerated() {
            counts[move.person, default: 0] += 1
            while move.at.microseconds(since: ordered[begin].at) > limits.window * 1_000_000 { begin += 1 }
            var met: Set<PersonID> = []
            for other in ordered[begin..<index] where other.place == move.place && other.person != move.person {
                guard met.insert(other.person).inserted else { continue }
                together[[move.person, other.person].sorted { $0.rawValue < $1.rawValue }, default: 0] += 1
            }
        }
        return together.compactMap { people, count in
            let moves = people.map { counts[$0] ?? 0 }.max() ?? 0
            guard count >= limits.fewest, Double(count) >= limits.share * Double(moves) else { return nil }
            return Pair(first: people[0], second: people[1], together: count, moves: moves)
        }
        .sorted { left, right in
            (right.together, left.first.rawValue, left.second.rawValue)
                < (left.together, right.first.rawValue, right.second.rawValue)
        }
    }
}
