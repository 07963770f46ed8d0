import BeaconKit

/// How a radio is, as it was last told, and what of that is news.
struct RadioState {
    /// What a condition that was told means.
    enum News {
        /// Nothing that was not known.
        case none
        /// Worth showing, but it passes.
        case passing
        /// Worth an entry in the journal and a line in the log.
        case lasting
    }

    /// `nil` before it was told.
    private(set) var condition: RadioCondition?
    /// When it came to be so.
    private(set) var since = Instant(microseconds: .min)
    /// What the journal says. A radio that listens from the start needs no entry.
    private var recorded = RadioCondition.listening

    /// Whether nothing can be heard until it changes.
    var isDeaf: Bool { condition?.isDeaf == true }

    /// Takes a condition. A radio that fell silent is not believed to listen until it is heard from.
    mutating func update(_ new: RadioCondition, at instant: Instant) -> News {
        if condition == .silent, !new.isDeaf { return .none }
        return change(to: new, at: instant)
    }

    /// The radio delivered a report: it listens, whatever was told of it before, unless it was pulled out. What comes from
    /// such a one was on its way.
    mutating func hear(at instant: Instant) -> News {
        guard let condition, condition.isDeaf, condition != .absent, instant > since else { return .none }
        return change(to: .listening, at: instant)
    }

    private mutating func change(to new: RadioCondition, at instant: Instant) -> News {
        guard new != condition else { return .none }
        condition = new
        since = instant
        guard new != .starting, new != recorded else { return .passing }
        recorded = new
        return .lasting
    }
}
