/// Which room a beacon is in: the one that hears it clearly louder than the room that it was in.
///
/// Clearly is a matter of evidence. Over the 15 s of a window, a level doubled in power and half again is enough; a much
/// louder reading of the last few seconds is believed sooner, so that a badge carried next door doesn't lag behind its
/// wearer. A room that no longer hears the beacon loses it only to one that does, and only after two readings: one may
/// be a reflection through an open door. While nobody hears the beacon, it stays where it was.
///
/// See `docs/decisions/rooms.md` for what was tried.
struct RoomRule {
    /// How much louder over the whole window another room must be, in dB.
    static let margin = 5
    /// How much louder lately another room must be, in dB, and by how many readings.
    static let recentMargin = 10
    static let recentReadings: UInt8 = 4
    /// How often in a row another room must have heard a beacon that its own no longer hears.
    static let claims: UInt8 = 2

    /// The room that the beacon was in; `nil` for none yet.
    let room: RoomID?
    /// What that room hears over the window and lately, in dBm; `nil` for nothing.
    private(set) var level: Int8?
    private(set) var recent: Int8?
    /// The loudest other room over the window, and what it hears over the window and lately, in dBm.
    private(set) var challenger: RoomID?
    private var challengerLevel = Int8.min
    private var challengerRecent: Int8?
    /// The loudest other room lately, and what it hears, in dBm.
    private var recentChallenger: RoomID?
    private var recentChallengerLevel = Int8.min

    init(room: RoomID?) {
        self.room = room
    }

    /// Takes what one receiver hears.
    ///
    /// - Parameters:
    ///   - link: The receiver's window.
    ///   - level: Its level, in dBm.
    ///   - place: The room in which the receiver stands.
    ///   - now: The present, in ticks.
    mutating func add(_ link: borrowing BeaconLink, level: Int8, in place: RoomID, at now: UInt8) {
        let lately = link.window.recent(at: now)
        if place == room {
            self.level = max(self.level ?? .min, level)
            if let lately { recent = max(recent ?? .min, lately.level) }
            return
        }
        if level > challengerLevel || challenger == nil {
            challenger = place
            challengerLevel = level
            challengerRecent = lately?.level
        }
        if let lately, lately.count >= Self.recentReadings, lately.level > recentChallengerLevel {
            recentChallenger = place
            recentChallengerLevel = lately.level
        }
    }

    /// The room that takes the beacon over from one that still hears it; `nil` if none does.
    var winner: RoomID? {
        guard let level else { return nil }
        if Int(recentChallengerLevel) >= Int(recent ?? level) + Self.recentMargin { return recentChallenger }
        // What the window remembers must not be what the last seconds deny: else the two would take turns.
        guard Int(challengerLevel) >= Int(level) + Self.margin, challengerRecent ?? .min >= recent ?? .min else {
            return nil
        }
        return challenger
    }
}
