/// Something that is wrong with the station itself, until it is right again.
package enum Alarm: Hashable, Sendable {
    /// Nothing can be recorded: decisions wait in memory and are recorded when there is room.
    case diskFull
    /// The journal cannot be written for another reason, which the text gives.
    case storage(String)
    /// The store's file is damaged, as the text says; what is recorded from now on may be lost.
    case damaged(String)
    /// The station's clock was set by so many seconds while it ran; times since then are doubtful.
    case clockJumped(seconds: Double)
    /// This machine's Bluetooth as a whole is out of order.
    case radio(RadioCondition)
    /// Those who check in by number get no answer: why nothing can be transmitted.
    case notAnswering(RadioCondition)
    /// Answers were heard that this station did not give: another one serves the same site, or somebody imitates it.
    case otherStation
    /// The chain of a paired station, or this one's as that station holds it, is not what it was.
    case chain(PeerTrouble)

    /// Whether nothing can be recorded.
    package var stopsRecording: Bool {
        switch self {
        case .diskFull, .storage: true
        case .damaged, .clockJumped, .radio, .notAnswering, .otherStation, .chain: false
        }
    }

    /// Whether the store's file is damaged.
    package var isDamage: Bool { if case .damaged = self { true } else { false } }
}
