package import Attendance
package import BeaconKit
import Logging

/// The station as a value: what happens goes in, and what is to be done comes out.
///
/// It has no clock, no store and no radio. Whoever drives it says what was heard and what time it is, does the
/// ``StorageJob``s one at a time, each with its ``finish(_:_:)``, and carries out the other effects. All instants that
/// come in are steady time; what is recorded is wall time (see ``TimeBase``).
///
/// Each part decides one thing and knows nothing of the others. The engine passes on what one of them wants of another.
package struct StationEngine: Sendable {
    var time: StationTime
    var known: KnownJournal
    var alarms = AlarmSet()
    var receivers: ReceiverMonitor
    var tracker: PresenceTracker
    var punches: PunchEngine
    var belongings: BelongingsMonitor
    var rules = RuleRunner()
    var responder: CheckinResponder
    var transmitter: TransmitterMonitor
    var broadcasts = BroadcastList()
    var signals: SignalHistory
    var calibrations = CalibrationSessions()
    var plausibility = PlausibilityWatch()
    var writer: JournalWriter
    var schedule: StorageSchedule
    var publisher: BoardPublisher
    private var effects: [StationEffect] = []

    /// Starts from the journal's projections: who was on site still is, as last known, until receivers tell otherwise.
    ///
    /// - Parameters:
    ///   - receivers: those that stand somewhere from the start; adapters come by ``attach(_:)``.
    ///   - room: where this machine's adapters stand that nobody has placed; `nil` for a room that is called as the
    ///     site.
    ///   - policy: when presence becomes a punch, where the journal does not say.
    ///   - time: the present, as steady and as wall time alike.
    ///   - hasTransmitter: whether somebody asks for ``transmissions(at:)``.
    /// - Throws: ``StoreError`` with the code `noSite` if the site was never set up.
    package init(
        _ beginning: StationBeginning,
        receivers: [ReceiverPlace] = [],
        room: String? = nil,
        policy: AttendancePolicy = AttendancePolicy(),
        at time: StationTime,
        hasTransmitter: Bool = true,
        version: String
    ) throws(StoreError) {
        self.time = time
        known = try KnownJournal(beginning.stored, beginning.present)
        self.receivers = ReceiverMonitor(receivers, room: room, now: time.now)
        tracker = PresenceTracker(lastSeen: beginning.lastSeen)
        punches = PunchEngine(usual: policy, said: beginning.stored.policy)
        belongings = BelongingsMonitor(remembered: beginning.items, now: time.now)
        responder = CheckinResponder(keys: beginning.checkinKeys)
        transmitter = TransmitterMonitor(exists: hasTransmitter)
        signals = SignalHistory(now: time.now)
        writer = JournalWriter(now: time.now)
        schedule = StorageSchedule(time)
        publisher = BoardPublisher(site: known.site, at: time)

        carry(self.receivers.begin(beginning.stored.receivers))
        // A plug was pulled: the journal gets to know since when nothing was heard.
        if let alive = beginning.lifeSign { record(.stationStopped, at: min(alive, time.now)) }
        record(.stationStarted(StationStarted(version: version)), at: time.now)
        updateBadges(afterRestart: true)
        updateItems(afterRestart: true)
        updateRules()
    }

    /// Ingests what receivers heard.
    package mutating func ingest(_ batch: ReportBatch) {
        if !batch.isEmpty { broadcasts.hearOther() }
        // What was heard proves how late it is. Otherwise what it leads to would be recorded at the time at which the
        // station was last told the present, which is before it happened.
        if let latest = batch.latest { time.hear(at: latest) }
        receivers.count(batch)
        let site = known.site.broadcastUUID
        var isOtherStation = false
        let events = tracker.ingest(batch) { sighting, owners in
            signals.hear(sighting, isKnown: owners.isKnown(sighting.identity))
            calibrations.ingest(sighting)
            if let item = owners.item(with: sighting.identity) { belongings.count(item) }
            receivers.hear(sighting)
            if PlausibilityWatch.matters(sighting), owners.holder(of: sighting.identity) != nil,
                let witness = receivers.witness(sighting.receiver)
            {
                plausibility.ingest(sighting, by: witness)
            }
            broadcasts.hear(sighting, isOwn: responder.isOwn(sighting.identity, at: sighting.instant))
            let hearing = responder.hear(
                sighting,
                site: site,
                isBadge: owners.holder(of: sighting.identity) != nil,
                isAwaited: broadcasts.awaits(sighting.identity)
            )
            if hearing == .otherStation { isOtherStation = true }
            return hearing == .presence
        }
        if isOtherStation { recordOtherStation() }
        handle(events)
    }

    /// Lets time pass.
    ///
    /// - Parameters:
    ///   - instant: the present in steady time; never earlier than before.
    ///   - wall: what the clock on the wall shows at that moment.
    package mutating func advance(to instant: Instant, wall: Instant) {
        // Both clocks as they were read together: reports may have told a later present meanwhile.
        if let seconds = time.advance(to: instant, wall: wall) {
            alarms.clockJumped(seconds: seconds, at: time.now)
            record(.clockJumped(ClockJumped(seconds: seconds)), at: time.wall)
            log(.warning, "the clock jumped", ["seconds": "\(seconds)"])
        }
        alarms.advance(to: time.now)
        handle(tracker.advance(to: time.now))
        advanceBelongings()
        carry(receivers.retireReplaced(after: punches.policy.awayAfter.microseconds, at: time.now))
        if responder.otherStationEnds(at: time.now) { alarms.otherStation(false) }
        carry(receivers.doubt(plausibility.doubted(at: time.now), at: time))
        signals.advance(to: time)
        broadcasts.advance(to: time.now, condition: transmitter.condition ?? receivers.deafness)
    }

    /// The station stops: what waits is written at once, with that. Nothing may come after it.
    package mutating func stop() {
        record(.stationStopped, at: time.wall)
        writer.hurry()
        schedule.stop()
    }

    /// What is to be done since it was last asked for, besides ``nextJob()``.
    package mutating func drainEffects() -> [StationEffect] {
        defer { effects = [] }
        return effects
    }

    /// Passes on what parts want of each other, and keeps for the actor what is its to do.
    mutating func carry(_ new: [Effect]) {
        for effect in new {
            switch effect {
            case .record(let draft):
                writer.add(draft)
                if case .punched = draft.fact { known.present.wait(for: writer.waiting) }
            case .recordNow(let draft): writer.addFleeting(draft)
            case .silence(let silenced): handle(tracker.silence(silenced, at: time.now))
            case .place(let receiver, let room): tracker.place(receiver, in: room)
            case .retire(let receiver): tracker.retire(receiver)
            case .radio(let condition): alarms.radio(condition)
            case .station(let effect): effects.append(effect)
            }
        }
    }

    /// Has something recorded that the station itself says.
    ///
    /// - Parameter wall: when it happened, in wall time.
    mutating func record(_ fact: Fact, at wall: Instant) {
        carry([.record(EntryDraft(ofStation: fact, happened: wall))])
    }

    mutating func log(_ level: Logger.Level, _ text: String, _ details: [String: String] = [:]) {
        effects.append(.log(LogLine(level, text, details)))
    }

    mutating func send(_ effect: StationEffect) { effects.append(effect) }
}
