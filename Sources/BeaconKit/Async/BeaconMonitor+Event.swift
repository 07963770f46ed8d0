extension BeaconMonitor {
    /// Whether a region's condition holds, in `CLMonitor`'s words.
    public enum State: Hashable, Sendable {
        /// Nothing has been heard for long enough to tell.
        case unknown
        /// A beacon is inside.
        case satisfied
        /// No beacon is inside.
        case unsatisfied
        /// The region is no longer monitored.
        case unmonitored

        init(_ state: RegionState) {
            switch state {
            case .unknown: self = .unknown
            case .inside: self = .satisfied
            case .outside: self = .unsatisfied
            }
        }
    }

    /// A change of a region's state.
    public struct Event: Hashable, Sendable {
        /// The region's name.
        public let identifier: String
        /// Its state now.
        public let state: State
        /// The beacon that came or left; `nil` where none did.
        public let identity: BeaconIdentity?
        /// When it happened: the first sighting of a stay, or its last.
        public let instant: Instant
        /// When it was decided.
        public let decided: Instant
    }

    /// A region and its last event.
    public struct Record: Hashable, Sendable {
        /// Which beacons the region is about.
        public let condition: BeaconIdentityCondition
        /// What last changed; at first, what was assumed.
        public internal(set) var lastEvent: Event
    }
}
