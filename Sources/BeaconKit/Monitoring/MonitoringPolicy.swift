/// When a beacon counts as inside a region, and when as gone.
public struct MonitoringPolicy: Hashable, Sendable {
    /// How long receivers must hear without the beacon before it exits. Longer for a beacon that advertises slowly or
    /// is heard with gaps. An enter and an exit of one beacon never fall within this time.
    public var exitTime: Duration
    /// How near a beacon must be to enter, in metres; `nil` for however far.
    public var enterDistance: Double?
    /// How far a beacon may be and still be inside, in metres; `nil` if only silence ends it.
    public var exitDistance: Double?
    /// How many sightings, all near enough, it takes to enter. At least 1.
    public var confirmingSightings: Int
    /// The time within which those sightings must fall.
    public var confirmationWindow: Duration

    /// Makes a policy. Without arguments: one sighting enters, 10 s of silence exit, distances don't matter.
    public init(
        exitTime: Duration = .seconds(10),
        enterDistance: Double? = nil,
        exitDistance: Double? = nil,
        confirmingSightings: Int = 1,
        confirmationWindow: Duration = .seconds(30)
    ) {
        self.exitTime = exitTime
        self.enterDistance = enterDistance
        self.exitDistance = exitDistance
        self.confirmingSightings = confirmingSightings
        self.confirmationWindow = confirmationWindow
    }
}
