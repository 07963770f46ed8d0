/// On which side of a door a beacon is, as its inside receiver keeps it.
///
/// People pass a door within seconds, and nobody rests in it. So the rule is quicker than that for rooms, and
/// asks only the two receivers: the other side must be clearly louder for a moment. What is usual where a beacon rests
/// doesn't count.
struct DoorClaim {
    /// How much louder the other side must be, in dB.
    static let margin: Float = 4
    /// How much evidence it takes, in dB·s, and what the least is.
    static let needed: Float = 0.8
    static let floor: Float = -0.8

    /// The side on which the beacon is; `nil` until it was heard inside.
    private(set) var side: Door.Side?
    /// In thousandths of dB·s, which every beacon has room for.
    private var evidence = Int16(Self.floor * 1000)

    /// Begins on a side.
    mutating func begin(_ side: Door.Side) {
        self.side = side
        evidence = Int16(Self.floor * 1000)
    }

    /// Weighs the levels on both sides.
    ///
    /// - Parameters:
    ///   - difference: How much louder it is inside, in dB.
    ///   - length: For how many seconds that counts.
    /// - Returns: Whether the beacon has passed to the other side.
    mutating func weigh(_ difference: Float, over length: Float) -> Bool {
        let ahead = side == .inside ? -difference : difference
        let bounded = min(max(ahead, -RoomRule.largestDifference), RoomRule.largestDifference)
        let sum = max(Float(evidence) / 1000 + (bounded - Self.margin) * length, Self.floor)
        guard sum >= Self.needed else {
            evidence = Int16(sum * 1000)
            return false
        }
        begin(side == .inside ? .outside : .inside)
        return true
    }
}
