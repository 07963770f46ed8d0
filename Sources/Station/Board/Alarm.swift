/// Something that is wrong with the station itself, until it is right again.
package enum Alarm: Hashable, Sendable {
    /// Nothing can be recorded: decisions wait in memory and are recorded when there is room.
    case diskFull
    /// The journal cannot be written for another reason, which the text gives.
    case storage(String)
    /// The station's clock was set by so many seconds while it ran; times since then are doubtful.
    case clockJumped(seconds: Double)
}
