/// Why a beacon cannot be transmitted so.
package enum BroadcastError: Error, Hashable, Sendable {
    case longName
    case controlCharacter
    case badUUID(String)
    /// What was typed, and what may be.
    case badNumber(String, ClosedRange<Int>)
    /// It is somebody's badge: the station would no longer hear them.
    case isBadge(holder: String)
    /// It is a call or an answer of this site's check-in.
    case isCheckin
    /// The station transmits it already, under this name.
    case alreadyOnAir(String)
    /// So many at once are the most.
    case tooMany(Int)
}
