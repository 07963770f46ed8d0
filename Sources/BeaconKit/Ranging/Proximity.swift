/// A coarse distance, in Core Location's words.
public enum Proximity: UInt8, Hashable, Sendable {
    /// No distance is known.
    case unknown
    /// Within half a metre.
    case immediate
    /// Within three metres.
    case near
    /// Further than three metres.
    case far

    /// The border between immediate and near, in metres.
    static let immediateBorder = 0.5
    /// The border between near and far, in metres.
    static let nearBorder = 3.0
    /// How far beyond a border, as a factor, the distance must be before the zone is left. A quarter is 2.6 dB at the
    /// exponent used here: more than the windowed level wanders while nothing moves, and less than a step away.
    static let hysteresis = 1.25

    /// The zone of a distance, given the zone until now: a border counts only when it is clearly crossed.
    func updated(with distance: Distance) -> Proximity {
        guard let meters = distance.meters else { return .unknown }
        let inner: Double
        let outer: Double
        switch self {
        case .unknown: (inner, outer) = (Self.immediateBorder, Self.nearBorder)
        case .immediate: (inner, outer) = (Self.immediateBorder * Self.hysteresis, Self.nearBorder * Self.hysteresis)
        case .near: (inner, outer) = (Self.immediateBorder / Self.hysteresis, Self.nearBorder * Self.hysteresis)
        case .far: (inner, outer) = (Self.immediateBorder / Self.hysteresis, Self.nearBorder / Self.hysteresis)
        }
        return meters <= inner ? .immediate : meters <= outer ? .near : .far
    }
}
