extension PresenceEngine {
    /// The furthest instant from the epoch that is taken as it is, in microseconds: 36,000 years.
    private static let furthest: Int64 = 1 << 60

    /// How far a receiver's clock may be ahead of the caller's, in microseconds.
    private static let tolerance: Int64 = 10_000_000

    /// The caller's instant in engine time.
    func engineTime(_ instant: Instant) -> Int64 {
        min(max(instant.microseconds, -Self.furthest), Self.furthest) + offset
    }

    /// Engine time in the caller's.
    func instant(_ time: Int64) -> Instant { Instant(microseconds: time - offset) }

    /// Takes the first instant ever given as the beginning.
    mutating func begin(at instant: Instant) {
        guard !hasTime else { return }
        hasTime = true
        now = engineTime(instant)
        wheel.begin(at: now)
        for place in receivers.indices { receivers[place].lastHeard = now }
        // What was assumed until now hangs where the wheel began.
        for number in 0..<beacons.end {
            wheel.cancel(number, in: &beacons)
            wheel.schedule(number, at: now, in: &beacons)
        }
    }

    /// Moves to an instant: does what falls due until then.
    ///
    /// - Parameters:
    ///   - instant: The present. If it is earlier than the last one given here, the clock was set back; if it is more
    ///     than ten seconds before the last sighting, that was from the future.
    ///   - emit: Called with each thing that changed.
    public mutating func advance(to instant: Instant, emit: (PresenceEvent) -> Void) {
        begin(at: instant)
        let time = engineTime(instant)
        if time < lastAdvance || time < now - Self.tolerance {
            // Never so far that sums could leave the range of Int64, whatever the caller's clock does.
            offset = min(offset + (now - time), Self.furthest * 2)
            lastAdvance = now
            return
        }
        lastAdvance = time
        move(to: time, emit: emit)
    }

    /// Moves on to a time, unless it is past already.
    @inline(__always)
    mutating func move(to time: Int64, emit: (PresenceEvent) -> Void) {
        guard time > now else { return }
        if TimingWheel.tick(time) > wheel.tick { turn(to: time, emit: emit) }
        now = time
    }

    private mutating func turn(to time: Int64, emit: (PresenceEvent) -> Void) {
        let last = TimingWheel.tick(time)
        // After a long jump, one whole turn of the wheel finds everything that is due.
        if last - wheel.tick > TimingWheel.buckets {
            wheel.tick = last - TimingWheel.buckets
        }
        while wheel.tick < last {
            wheel.tick += 1
            now = max(now, TimingWheel.start(wheel.tick))
            if wheel.tick & 3 == 0 { listen(emit: emit) }
            var number = wheel.popBucket()
            while number != TrackedBeacon.none {
                let next = beacons[number].wheelNext
                review(number, emit: emit)
                number = next
            }
        }
    }

    /// Looks, about once a second, which receivers have gone deaf, and whether all are hearing.
    private mutating func listen(emit: (PresenceEvent) -> Void) {
        var everybodyHears = true
        var anybodyKnown = false
        let least = max(configuration.deafAfter.clampedMicroseconds, 1)
        for place in receivers.indices where receivers[place].isKnown {
            anybodyKnown = true
            let silence = now - receivers[place].lastHeard
            let isHearing = receivers[place].hasHeard && !receivers[place].isDeaf && silence <= receivers[place].cap
            if !isHearing { everybodyHears = false }
            if silence >= receivers[place].deafAfter(least: least) { deafen(place, emit: emit) }
        }
        if anybodyKnown, everybodyHears { commonClock += 4 * TimingWheel.tickLength }
    }

    /// Notes that a receiver heard some advertising report that is no sighting, so that it isn't taken for deaf.
    ///
    /// - Parameters:
    ///   - receiver: The receiver.
    ///   - instant: When it heard it.
    ///   - emit: Called with each thing that changed.
    public mutating func receiverHeard(
        _ receiver: ReceiverID,
        at instant: Instant,
        emit: (PresenceEvent) -> Void
    ) {
        begin(at: instant)
        move(to: engineTime(instant), emit: emit)
        hear(receiver, emit: emit)
        receivers[Int(receiver.rawValue)].hear(TrackedBeacon.none)
    }

    /// Notes that a receiver hears nothing from now on, as when its radio was pulled out or switched off: it is deaf at
    /// once, and not only when it has been silent for long enough. With its next report it hears again.
    ///
    /// - Parameters:
    ///   - receiver: The receiver. Nothing happens for one that was never placed nor heard from, or was retired.
    ///   - instant: When that was found out.
    ///   - emit: Called with each thing that changed.
    public mutating func receiverFellSilent(
        _ receiver: ReceiverID,
        at instant: Instant,
        emit: (PresenceEvent) -> Void
    ) {
        begin(at: instant)
        move(to: engineTime(instant), emit: emit)
        let place = Int(receiver.rawValue)
        guard place < receivers.count, receivers[place].isKnown else { return }
        receivers[place].isInterrupted = true
        deafen(place, emit: emit)
    }

    private mutating func deafen(_ place: Int, emit: (PresenceEvent) -> Void) {
        guard !receivers[place].isDeaf else { return }
        receivers[place].isDeaf = true
        emit(
            .deaf(
                ReceiverID(rawValue: UInt16(place)),
                lastHeard: instant(receivers[place].lastHeard),
                instant: instant(now)
            )
        )
    }

    @inline(__always)
    mutating func hear(_ receiver: ReceiverID, emit: (PresenceEvent) -> Void) {
        let place = Int(receiver.rawValue)
        if place >= receivers.count { prepare(receiver) }
        receivers[place].hear(at: now)
        if receivers[place].isDeaf {
            receivers[place].isDeaf = false
            emit(.heard(receiver, instant: instant(now)))
        }
    }
}
