/// The one statistic of signal strengths: the upper quartile. Distance is estimated from it, and the power at 1 m is
/// measured by it (``PowerCalibration``); a mean in one place and a quartile in the other are some 6 dB apart.
enum SignalLevel {
    /// Where the upper quartile is among so many readings, counted from the strongest.
    @inline(__always)
    static func rank(of count: Int) -> Int { (count - 1) / 4 }
}
