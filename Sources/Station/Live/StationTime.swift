package import BeaconKit

/// What time it is for the station: in steady time, by which it measures, and on the wall, which is written down.
package struct StationTime: Hashable, Sendable {
    /// The present in steady time.
    package private(set) var now: Instant
    /// Seconds of the station's time in one of real time: 1, and more in a demo.
    package let speed: Double
    private var base = TimeBase()

    package init(now: Instant, speed: Double = 1) {
        self.now = now
        self.speed = speed
    }

    /// The present in wall time.
    package var wall: Instant { base.wall(now) }

    /// Something was heard, which proves how late it is.
    package mutating func hear(at instant: Instant) { now = max(now, instant) }

    /// Lets time pass. Both clocks were read together.
    ///
    /// - Returns: by how many seconds the wall clock was set, if it was.
    package mutating func advance(to steady: Instant, wall: Instant) -> Double? {
        now = max(now, steady)
        return base.observe(steady: steady, wall: wall)
    }

    /// Wall time at a steady instant.
    package func wall(_ steady: Instant) -> Instant { base.wall(steady) }

    /// The steady instant of a wall time.
    package func steady(_ wall: Instant) -> Instant { wall.adding(microseconds: -base.offset) }

    /// The steady instant at which so much real time has passed, in µs.
    package func after(real microseconds: Int64) -> Instant {
        now.adding(microseconds: Int64(Double(microseconds) * speed))
    }

    /// The steady instant at which so much time has passed for the station, but no less than so much real time; both in
    /// µs.
    package func after(_ microseconds: Int64, real least: Int64) -> Instant {
        now.adding(microseconds: Int64(max(Double(microseconds), Double(least) * speed)))
    }
}
