package import BeaconKit

/// Finds badges that always move together: one of them may be carried for somebody who is not there.
///
/// Many who come on the hour move at the same moment, and that proves nothing: what a crowd does counts for nobody who
/// was in it, and against those who were not. Nor does a group that always moves together, as by the same bus: nobody
/// carries so many badges.
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
        /// How many moves within the window are a crowd only if more than one in ``rarity`` of those to the same place
        /// within ``surroundings`` is among them.
        package var crowd = 4
        package var rarity = 16
        /// How long before and after a move others count with which it is compared, in s.
        package var surroundings: Int64 = 21_600
        /// With how many others somebody may move together and still be suspected.
        package var most = 3

        package init() {}
    }

    /// Two people whose badges moved together, the smaller identifier first.
    package struct Pair: Hashable, Sendable {
        package let first: PersonID
        package let second: PersonID
        /// Moves that both made, and no crowd.
        package let together: Int
        /// All moves of the one that made more, but for those that both made in a crowd.
        package let moves: Int
        /// When they had moved together often enough to be suspected.
        package let since: Instant
    }

    /// - Parameter moves: in any order.
    /// - Returns: the pairs that moved together too often, the most suspicious first.
    package static func find(in moves: [Move], limits: Limits = Limits()) -> [Pair] {
        let table = CompanionTable(moves, limits: limits)
        let pairs = table.pairs()
        var companions: [PersonID: Int] = [:]
        for pair in pairs { for person in [pair.first, pair.second] { companions[person, default: 0] += 1 } }
        return pairs.filter { pair in
            [pair.first, pair.second].allSatisfy { companions[$0, default: 0] <= limits.most }
        }
        .sorted { left, right in
            (right.together, left.first.rawValue, left.second.rawValue)
                < (left.together, right.first.rawValue, right.second.rawValue)
        }
    }
}
