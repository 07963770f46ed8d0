import BeaconKit
import Glibc

/// The time of scenarios: since the guest began, never set back.
enum SteadyClock {
    static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }
}

extension Instant {
    /// The instant that much later.
    func adding(_ duration: Duration) -> Instant {
        let (seconds, attoseconds) = duration.components
        return adding(microseconds: seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
    }
}
