package import BeaconKit

/// Steady time: the wall clock at the start, plus a clock that nobody can set and that goes on while the machine sleeps.
///
/// The station's driver and its receivers share one, so that what was heard and what time it is can be compared. Only
/// services and radios ask it; the domain is told. See `docs/decisions/steady-time.md`.
package struct SteadyClock: Sendable {
    /// The instant at which the clock was made.
    package let start: Instant
    private let origin: ContinuousClock.Instant

    /// Makes a clock that shows `start` now.
    package init(start: Instant) {
        self.start = start
        origin = ContinuousClock.now
    }

    /// The present.
    package func now() -> Instant { instant(of: ContinuousClock.now) }

    /// Steady time at an instant of the continuous clock.
    package func instant(of moment: ContinuousClock.Instant) -> Instant {
        let (seconds, attoseconds) = (moment - origin).components
        return start.adding(microseconds: seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
    }
}
