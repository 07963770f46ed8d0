/// A region as the engine keeps it: the condition, and the policy in the engine's units.
struct Region {
    /// The caller's name for it; `nil` for each beacon's own presence.
    let id: RegionID?
    let condition: BeaconIdentityCondition?
    /// In microseconds.
    let exitTime: Int64
    /// The distances as losses from the level at 1 m, in dB; infinite where distance doesn't matter.
    let enterLoss: Double
    let exitLoss: Double
    let confirmations: UInt8
    /// In microseconds.
    let confirmationWindow: Int64
    /// The common hearing clock when monitoring began.
    let startClock: Int64
    /// How many beacons are inside.
    var insideCount = 0
    /// Whether it is known that the region was outside or inside at some time.
    var isKnown = false
    /// When the last beacon left, in engine time.
    var emptySince: Int64 = .min / 4

    var hasDistances: Bool { enterLoss.isFinite || exitLoss.isFinite }

    init(id: RegionID?, condition: BeaconIdentityCondition?, policy: MonitoringPolicy, startClock: Int64) {
        self.id = id
        self.condition = condition
        self.exitTime = max(policy.exitTime.clampedMicroseconds, 1)
        let enter = Self.limit(policy.enterDistance)
        let exit = Self.limit(policy.exitDistance)
        self.enterLoss = PathLoss.loss(at: enter)
        // A beacon that may enter is never at once too far to stay.
        self.exitLoss = PathLoss.loss(at: max(enter.isFinite ? enter : 0, exit))
        self.confirmations = UInt8(min(max(policy.confirmingSightings, 1), Int(UInt8.max)))
        self.confirmationWindow = max(policy.confirmationWindow.clampedMicroseconds, 0)
        self.startClock = startClock
    }

    private static func limit(_ meters: Double?) -> Double {
        guard let meters, meters > 0 else { return .infinity }
        return meters
    }
}

extension Duration {
    /// Whole microseconds, kept within ±9 years.
    var clampedMicroseconds: Int64 {
        let (seconds, attoseconds) = components
        let bounded = min(max(seconds, -300_000_000), 300_000_000)
        return bounded * 1_000_000 + attoseconds / 1_000_000_000_000
    }
}
