/// What is taken to be so of a region until receivers tell otherwise, as after a restart.
public enum AssumedState: Hashable, Sendable {
    /// Nothing is known.
    case unknown
    /// No beacon is inside. The first that is heard enters.
    case outside
    /// The beacon is inside and was last seen then. It doesn't enter again when it is heard; if all receivers hear for an
    /// exit time without it, it exits with this as its last sighting. Only for a condition with major and minor: a
    /// wildcard doesn't say which beacon it was, and starts as unknown.
    case inside(lastSeen: Instant)
}
