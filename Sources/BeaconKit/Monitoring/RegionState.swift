/// Whether a region has a beacon in it.
public enum RegionState: Hashable, Sendable {
    /// Nothing has been heard for long enough to tell.
    case unknown
    /// At least one beacon is inside.
    case inside
    /// No beacon is inside.
    case outside
}
