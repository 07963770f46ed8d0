/// The log-distance path-loss model: from a signal strength and the level at 1 m to a distance.
enum PathLoss {
    /// The path-loss exponent beyond 1 m. Free space is 2; 2.7 is usual for offices, and did best of the published curves
    /// on measured points (ESPresense uses the same).
    static let exponent = 2.7
    /// The same within 1 m, where nothing is in between and the direct path outshines all reflections: free space.
    static let nearExponent = 2.0
    /// The level at 1 m, in dBm, for beacons that send none or an absurd one: Apple's reference for iBeacon.
    static let assumedPower = -59.0
    /// What a measured power may be, in dBm. Free space takes 40 dB at 2.4 GHz on the first metre, so the strongest
    /// legal transmitter (+20 dBm) gives −20; the weakest tags (−30 dBm), covered by a body, still give −95.
    static let plausiblePower: ClosedRange<Int8> = -95 ... -20
    /// The nearest and furthest distance given, in metres. Beyond either the model says nothing.
    static let range = 0.05...200.0
    /// How much the level at a place differs from the model's, in dB, one standard deviation: shadowing, and antennas.
    static let shadowing = 5.0
    /// The same where the level at 1 m is not known either: 8 dB, the spread of tags' powers, added in squares.
    static let shadowingWithoutPower = 9.4

    /// The level to expect at 1 m, in dBm: what the beacon claims, if that can be.
    @inline(__always)
    static func power(claimed: Int8) -> Double {
        plausiblePower.contains(claimed) ? Double(claimed) : assumedPower
    }

    /// The distance at which the model gives this level, in dBm.
    static func distance(level: Double, measuredPower: Int8) -> Distance {
        let isPlausible = plausiblePower.contains(measuredPower)
        let loss = power(claimed: measuredPower) - level
        let meters = distance(loss: loss)
        let bounded = min(max(meters, range.lowerBound), range.upperBound)
        let sigma = isPlausible ? shadowing : shadowingWithoutPower
        let uncertainty = bounded * (power10(sigma / (10 * exponent(loss: loss))) - 1)
        return .estimated(meters: bounded, uncertainty: uncertainty, quality: isPlausible ? .calibrated : .fallback)
    }

    /// The path-loss exponent at a loss from the level at 1 m, in dB.
    private static func exponent(loss: Double) -> Double { loss < 0 ? nearExponent : exponent }

    /// The distance at a loss from the level at 1 m, in dB.
    private static func distance(loss: Double) -> Double { power10(loss / (10 * exponent(loss: loss))) }

    /// How much weaker than at 1 m the model has the level at a distance, in dB; negative if nearer than 1 m.
    ///
    /// Comparing levels saves a sighting the exponential. This is its inverse by halving, for the few times that a
    /// border is set.
    ///
    /// - Parameter meters: The distance, clamped to ``range``; infinite gives infinite.
    static func loss(at meters: Double) -> Double {
        guard meters.isFinite else { return .infinity }
        let bounded = min(max(meters, range.lowerBound), range.upperBound)
        var low = -100.0
        var high = 100.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if distance(loss: middle) < bounded { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// 10 to the power of `x`, for `x` within ±30.
    static func power10(_ x: Double) -> Double { power2(x * 3.321_928_094_887_362) }

    /// 2 to the power of `x`, clamped to ±100. Foundation has this, but is not there on a microcontroller: the whole
    /// part of `x` becomes the exponent's bits, the rest is a Taylor series of degree 8 (error below 1e-9).
    static func power2(_ x: Double) -> Double {
        let bounded = min(max(x, -100), 100)
        let whole = Int(bounded < 0 ? bounded - 0.5 : bounded + 0.5)
        let y = (bounded - Double(whole)) * 0.693_147_180_559_945_3
        var sum = 1 + y / 8
        sum = 1 + y / 7 * sum
        sum = 1 + y / 6 * sum
        sum = 1 + y / 5 * sum
        sum = 1 + y / 4 * sum
        sum = 1 + y / 3 * sum
        sum = 1 + y / 2 * sum
        sum = 1 + y * sum
        return sum * Double(bitPattern: UInt64(1023 + whole) << 52)
    }
}
