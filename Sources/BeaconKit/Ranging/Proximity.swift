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

    /// The border between immediate and near: 0.5 m as a loss from the level at 1 m, in dB.
    static let immediateBorder = PathLoss.loss(at: 0.5)
    /// The border between near and far: 3 m as a loss from the level at 1 m, in dB.
    static let nearBorder = PathLoss.loss(at: 3)
    /// How far beyond a border the level must be before a zone is left, in dB: a quarter of the distance. That is more
    /// than the level of a window wanders while nothing moves, and less than a step away.
    static let hysteresis = PathLoss.loss(at: 1.25)

    /// The zone at a loss from the level at 1 m, in dB, given the zone until now: a border counts only when it is
    /// clearly crossed.
    func updated(loss: Double) -> Proximity {
        let inner: Double
        let outer: Double
        switch self {
        case .unknown: (inner, outer) = (0, 0)
        case .immediate: (inner, outer) = (Self.hysteresis, Self.hysteresis)
        case .near: (inner, outer) = (-Self.hysteresis, Self.hysteresis)
        case .far: (inner, outer) = (-Self.hysteresis, -Self.hysteresis)
        }
        if loss <= Self.immediateBorder + inner { return .immediate }
        return loss <= Self.nearBorder + outer ? .near : .far
    }
}
