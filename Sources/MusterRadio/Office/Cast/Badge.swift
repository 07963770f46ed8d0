package import BeaconKit

/// A tag that somebody carries in the simulated office.
package struct Badge: Sendable {
    /// How the tag advertises.
    package enum Format: Sendable {
        /// As tags do since Bluetooth 4.
        case legacy
        /// With the extended advertising of Bluetooth 5.
        case extended
    }

    package let identity: BeaconIdentity
    /// From one advertisement to the next, in microseconds, without the random delay that the specification adds.
    package let interval: Int64
    /// What the tag claims for 1 m, in dBm.
    package let measuredPower: Int8
    /// What a receiver truly hears at 1 m in the open, in dBm.
    package let level: Double
    package let format: Format

    /// Makes a tag.
    ///
    /// - Parameters:
    ///   - identity: What it transmits.
    ///   - interval: Seconds from one advertisement to the next.
    ///   - measuredPower: What it claims for 1 m, in dBm.
    ///   - level: What is true at 1 m, in dBm; `nil` if the claim is true.
    ///   - format: How it advertises.
    package init(
        identity: BeaconIdentity,
        interval: Double = 1,
        measuredPower: Int8 = -59,
        level: Double? = nil,
        format: Format = .legacy
    ) {
        self.identity = identity
        self.interval = Int64(interval * 1_000_000)
        self.measuredPower = measuredPower
        self.level = level ?? Double(measuredPower)
        self.format = format
    }
}
