extension PresenceEngine {
    /// How an engine is to work.
    public struct Configuration: Sendable {
        /// When each beacon enters and exits on its own, as if it were a region; `nil` if only regions that are asked
        /// for make events.
        public var individual: MonitoringPolicy?
        /// The silence after which a receiver is deaf. Longer for a receiver that usually hears little.
        public var deafAfter: Duration
        /// The most beacons tracked at once.
        ///
        /// When a new one comes and there is no place, the one longest unheard of 64 is forgotten; but never one that is
        /// inside a region, or that left it less than an exit time ago. If all 64 are such, the sighting is refused and
        /// counted (``PresenceEngine/refusedSightings``): those known to be here aren't driven out by a flood of
        /// strangers, who exit soon and make place.
        public var capacity: Int
        /// How long a beacon that is outside and unheard is remembered at most. It keeps its room, its interval and
        /// its signal until then. One heard only for a moment is forgotten after a minute.
        public var forgetAfter: Duration

        /// Makes a configuration. Without arguments: each beacon enters and exits on its own after 10 s of silence.
        public init(
            individual: MonitoringPolicy? = .init(),
            deafAfter: Duration = .seconds(10),
            capacity: Int = 262_144,
            forgetAfter: Duration = .seconds(600)
        ) {
            self.individual = individual
            self.deafAfter = deafAfter
            self.capacity = capacity
            self.forgetAfter = forgetAfter
        }
    }
}
