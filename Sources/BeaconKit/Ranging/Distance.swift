/// How far a beacon is, as well as its signal can tell.
///
/// A distance from signal strength is an estimate at best: bodies, walls and antennas move it by a factor of two. So it
/// never comes without its uncertainty, and where there is nothing to estimate from it is a case of its own, not a
/// number. Every number here is finite and greater than zero.
public enum Distance: Hashable, Sendable {
    /// Where the level at 1 m came from, which decides how far the estimate can be trusted.
    public enum Quality: Hashable, Sendable {
        /// The beacon's own measured power, which was plausible.
        case calibrated
        /// An assumed level at 1 m, because the beacon sent none or an absurd one.
        case fallback
    }

    /// Nothing to estimate from: never heard with a signal strength, or not for a while.
    case unknown
    /// An estimate in metres, from 0.05 to 200; about two thirds of true distances lie within `uncertainty` (m) of it.
    case estimated(meters: Double, uncertainty: Double, quality: Quality)

    /// The estimate in metres, `nil` where unknown.
    public var meters: Double? {
        switch self {
        case .unknown: nil
        case .estimated(let meters, _, _): meters
        }
    }

    /// How far off the estimate may well be, in metres; `nil` where unknown.
    public var uncertainty: Double? {
        switch self {
        case .unknown: nil
        case .estimated(_, let uncertainty, _): uncertainty
        }
    }
}
