/// What changed.
public enum PresenceEvent: Hashable, Sendable {
    /// A beacon came into a region.
    case enter(Transition)
    /// A beacon left a region.
    case exit(Transition)
    /// A beacon is in another room, or in its first.
    case room(RoomChange)
    /// A beacon passed a door that was declared.
    case passage(Passage)
    /// A receiver hears nothing at all any more. What it heard last stays as it is until it hears again. For
    /// one that was placed and has never heard anything, `lastHeard` is when the engine began.
    case deaf(ReceiverID, lastHeard: Instant, instant: Instant)
    /// A receiver that was deaf hears again.
    case heard(ReceiverID, instant: Instant)
}
