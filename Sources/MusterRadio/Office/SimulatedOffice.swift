package import BeaconKit
package import Foundation
package import Station

/// An office without people: badges, tags, phones and receivers, simulated down to the bytes that a controller would
/// give.
///
/// The office is a value and reads no clock. Who owns it says how far time has come and gets every packet that the
/// receivers heard up to then. The same seed, cast and first day give the same bytes, in whatever steps time comes:
/// nothing random depends on when somebody asked.
///
/// Its time begins at ``start``, a quarter to eight on day 0, and may go on for as long as one likes. Day 0 has a fixed
/// story, in which all happens that the station must get right; the days after it are made up from the seed.
package struct SimulatedOffice: Sendable {
    /// What follows from the seed: the days and their stories.
    package let script: OfficeScript
    /// How far time has come.
    package private(set) var now: Instant
    /// What is broken on purpose, beside what the story breaks. A change counts from ``now`` on.
    package var faults: [Fault] = []

    private let air: Air
    private var today: OfficeDay
    private var transmitters: [Transmitter]
    /// When each of the transmitters is to be looked at next, in microseconds since the epoch.
    private var due: [Int64]
    /// In order of time.
    private var receptions: [Reception] = []
    private var packet: [UInt8] = []

    /// Makes an office at a quarter to eight on its first day.
    ///
    /// - Parameters:
    ///   - seed: From what everything random comes.
    ///   - firstDay: Any moment of day 0. ``OfficeCalendar/monday(onOrBefore:timeZone:)`` finds a good one.
    ///   - timeZone: The office's zone.
    ///   - plan: The building and its receivers.
    ///   - cast: Who and what is there.
    ///   - story: The events of day 0.
    ///   - model: How signals travel.
    package init(
        seed: UInt64,
        firstDay: Instant,
        timeZone: TimeZone,
        plan: FloorPlan = .demo,
        cast: Cast = .demo,
        story: [StoryEvent] = .demo,
        model: RadioModel = RadioModel()
    ) {
        let calendar = OfficeCalendar(first: firstDay, timeZone: timeZone)
        script = OfficeScript(seed: seed, plan: plan, cast: cast, calendar: calendar, firstStory: story)
        now = calendar.instant(day: 0, at: Self.opening)
        air = Air(model: model, plan: plan, seed: seed)
        today = OfficeDay(0, of: script)
        transmitters = Transmitter.all(in: script)
        due = []
        for index in transmitters.indices {
            due.append(nextPresence(of: transmitters[index], from: now.microseconds))
        }
    }

    private static let opening = TimeOfDay(7, 45)

    /// When the office's time begins.
    package var start: Instant { script.calendar.instant(day: 0, at: Self.opening) }

    /// Those that hear.
    package var receivers: [SimulatedReceiver] { script.plan.receivers }

    /// Those who are heard.
    package var cast: Cast { script.cast }

    /// Goes on to a moment and appends each packet that a receiver heard up to then, in order of time.
    package mutating func advance(to instant: Instant, into batch: inout ReportBatch) {
        while let (index, time) = nextDue(), time <= instant.microseconds {
            // What comes from now on comes later than this.
            deliver(until: time, into: &batch)
            look(at: index, time: time)
        }
        deliver(until: instant.microseconds, into: &batch)
        now = max(now, instant)
    }

    /// The transmitter to look at next, and when. There are too few for a heap to be quicker than looking at them all.
    private func nextDue() -> (index: Int, time: Int64)? {
        guard var time = due.first else { return nil }
        var index = 0
        for other in 1..<due.count where due[other] < time {
            index = other
            time = due[other]
        }
        return (index, time)
    }

    private mutating func deliver(until time: Int64, into batch: inout ReportBatch) {
        guard let first = receptions.first, first.time <= time else { return }
        let end = receptions.firstIndex { $0.time > time } ?? receptions.endIndex
        for reception in receptions[..<end] {
            packet.removeAll(keepingCapacity: true)
            transmitters[reception.transmitter].advertisement
                .encode(rssi: reception.rssi, at: reception.time, into: &packet)
            batch.append(
                packet: packet.span,
                receiver: reception.receiver,
                at: Instant(microseconds: reception.time)
            )
        }
        receptions.removeSubrange(..<end)
    }

    /// Lets a transmitter advertise if it is near, and sets when to look at it again.
    private mutating func look(at index: Int, time: Int64) {
        if time >= today.span.upperBound {
            today = OfficeDay(today.index + 1, of: script)
        }
        guard let placement = today.placement(of: transmitters[index].carrier, at: time) else {
            due[index] = nextPresence(of: transmitters[index], from: time)
            return
        }
        if !isSilent(transmitters[index], at: time) {
            transmit(index, from: placement, at: time)
        }
        transmitters[index].count += 1
        due[index] = time + transmitters[index].gap()
    }

    /// When to look again at a transmitter that is away: as soon as it is near, or when the next day is known.
    private func nextPresence(of transmitter: Transmitter, from time: Int64) -> Int64 {
        guard let presence = today.nextPresence(of: transmitter.carrier, from: time) else {
            return today.span.upperBound
        }
        return presence + transmitter.phase(at: presence)
    }

    private mutating func transmit(_ index: Int, from placement: Itinerary.Placement, at time: Int64) {
        transmitters[index].move(to: placement.point, at: time, in: air, receivers: receivers.count)
        for receiver in receivers.indices {
            guard
                let reception = air.reception(
                    of: transmitters[index],
                    index: index,
                    placement: placement,
                    at: time,
                    receiver: receiver,
                    id: receivers[receiver].id
                ),
                !isDeaf(reception.receiver, at: time)
            else { continue }
            let place = receptions.lastIndex { $0.time <= reception.time }.map { $0 + 1 } ?? 0
            receptions.insert(reception, at: place)
        }
    }

    /// A day's truth.
    func day(_ index: Int) -> OfficeDay {
        index == today.index ? today : OfficeDay(index, of: script)
    }

    private func isDeaf(_ receiver: ReceiverID, at time: Int64) -> Bool {
        if today.deafness.contains(where: { $0.receiver == receiver && $0.span.contains(time) }) { return true }
        guard !faults.isEmpty else { return false }
        return faults.contains { fault in
            if case .deaf(receiver, let span) = fault {
                span.contains(Instant(microseconds: time))
            } else {
                false
            }
        }
    }

    private func isSilent(_ transmitter: Transmitter, at time: Int64) -> Bool {
        guard !faults.isEmpty, let identity = transmitter.identity else { return false }
        return faults.contains { fault in
            if case .emptyBattery(identity, let moment) = fault {
                moment.microseconds <= time
            } else {
                false
            }
        }
    }
}
