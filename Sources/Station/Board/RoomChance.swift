/// A room that somebody or something may be in, and how likely that is.
package struct RoomChance: Hashable, Sendable {
    /// From how likely on a room is named, and how likely it must stay: so that names do not come and go.
    private static let named = 0.25
    private static let kept = 0.12
    /// By how much what is shown may be wrong before it is changed.
    private static let tolerance = 0.08
    /// The most rooms that are named.
    private static let most = 3

    package let room: String
    /// In steps of ten.
    package let percent: Int

    package init(room: String, percent: Int) {
        self.room = room
        self.percent = percent
    }

    /// The rooms to name where it is not sure which one it is, the likeliest first; none where it is sure.
    ///
    /// - Parameters:
    ///   - chances: how likely each room is; the sum is 1. A room may come more than once.
    ///   - shown: what was named before.
    package static func doubtful(
        among chances: [(room: String, chance: Double)],
        after shown: [RoomChance]
    ) -> [RoomChance] {
        var sums: [String: Double] = [:]
        for (room, chance) in chances { sums[room, default: 0] += chance }
        let possible = sums.filter { room, chance in
            chance >= (shown.contains { $0.room == room } ? kept : named)
        }
        let likeliest = possible.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most)
        guard likeliest.count > 1 else { return [] }
        let total = likeliest.reduce(0) { $0 + $1.value }
        let isRight = shown.allSatisfy { old in
            possible[old.room].map { abs($0 / total - Double(old.percent) / 100) <= tolerance } ?? false
        }
        if isRight, Set(shown.map(\.room)) == Set(likeliest.map(\.key)) { return shown }
        let others = likeliest.dropFirst().map {
            RoomChance(room: $0.key, percent: Int(($0.value / total * 10).rounded()) * 10)
        }
        // They say together what is sure: that it is one of them.
        let rest = 100 - others.reduce(0) { $0 + $1.percent }
        return [RoomChance(room: likeliest[likeliest.startIndex].key, percent: rest)] + others
    }
}
