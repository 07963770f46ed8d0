/// Which room a beacon is in: the one whose receiver hears it best, and clearly better than the room that it was in.
///
/// See `docs/decisions/rooms.md`.
enum RoomRule {
    /// How much louder another room must be to take a beacon over, in dB: the level doubled in power twice, about what
    /// one wall takes.
    static let margin = 6

    /// Whether a room with the level `challenger` takes the beacon over from the room that it was in, which hears it at
    /// `holder`, or not at all (`nil`).
    static func takesOver(challenger: Int8, holder: Int8?) -> Bool {
        guard let holder else { return true }
        return Int(challenger) >= Int(holder) + margin
    }
}
