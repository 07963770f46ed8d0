/// The log-distance path-loss model: from a signal strength and the level at 1 m to a distance.
enum PathLoss {
    /// The path-loss exponent. Free space is 2; 2.7 is usual for offices, and did best of the published curves on
    /// measured points (ESPresense uses the same).
    static let exponent = 2.7
    /// The level at 1 m, in dBm, for beacons that send none or an absurd one: Apple's reference for iBeacon.
    static let assumedPower = -59.0
    /// What a measured power may be, in dBm. Free space takes 40 dB at 2.4 GHz on the first metre, so the strongest
    /// legal transmitter (+20 dBm) gives −20; the weakest tags (−30 dBm), covered by a body, still give −95.
    static let plausiblePower: ClosedRange<Int8> = -95 ... -20
    /// The nearest and furthest distance given, in metres. Beyond either the model says nothing.
    static let range = 0.05...200.0
    /// How much the level at a place differs from the model's, in dB, one standard deviation: shadowing, and antennas.
    static let shadowing = 5.0
    /// What not knowing the level at 1 m adds, in dB, one standard deviation.
    static let powerDoubt = 8.0

    /// The distance at which the model gives this level.
    static func distance(level: Double, measuredPower: Int8) -> Distance {
        let isPlausible = plausiblePower.contains(measuredPower)
        let power = isPlausible ? Double(measuredPower) : assumedPower
        let sigma =
            isPlausible ? shadowing : (shadowing * shadowing + powerDoubt * powerDoubt).squareRoot()
        let meters = power10((power - level) / (10 * exponent))
        let bounded = min(max(meters, range.lowerBound), range.upperBound)
        let uncertainty = bounded * (power10(sigma / (10 * exponent)) - 1)
        return .estimated(meters: bounded, uncertainty: uncertainty, quality: isPlausible ? .calibrated : .fallback)
    }

    /// 10 to the power of `x`, for `x` within ±30.
    static func power10(_ x: Double) -> Double { power2(x * 3.321_928_094_887_362) }

    /// 2 to the power of `x`, clamped to ±100. Foundation has this, but is not there on a microcontroller: the whole
    /// part of `x` becomes the exponent's bits, the rest is a Taylor series of degree 8 (error below 1e-9).
    static func power2(_ x: Double) -> Double {
        let bounded = min(max(x, -100), 100)
        let whole = bounded.rounded()
        let y = (bounded - whole) * 0.693_147_180_559_945_3
        var sum = 1.0
        for divisor in stride(from: 8.0, through: 1.0, by: -1.0) {
            sum = 1 + y / divisor * sum
        }
        return sum * Double(sign: .plus, exponent: Int(whole), significand: 1)
    }
}
