package import Attendance
package import BeaconKit
package import Logging

/// The station at work: takes reports in, decides punches, records them, and keeps the board.
///
/// It has no clock of its own. Whoever drives it (the wall clock, the simulated office, a test) says what time it is by
/// `advance(to:wall:)`. All instants that come in are steady time; what is recorded is wall time (see ``TimeBase``).
package actor LiveStation {
    /// Strangers beyond these are forgotten, the one longest unheard first: each costs about a kilobyte.
    private static let tracking = PresenceEngine.Configuration(individual: nil, capacity: 32_768)

    let store: any JournalStore
    /// When presence becomes a punch, where the journal does not say.
    let usualPolicy: AttendancePolicy
    var policy: AttendancePolicy
    /// Where this machine's adapters stand; `nil` for a room that is called as the site.
    let room: String?
    let speed: Double
    let logger: Logger

    var stored: StoredState
    /// Where everybody is by the journal.
    var present: PresentBook
    var site: Site
    var pipeline: Pipeline
    var receivers: ReceiverTable
    /// How this machine's Bluetooth is as a whole.
    var radio = RadioState()
    /// What the engine monitors, and for what.
    var regions = RegionRegistry()
    var watch = BadgeWatch()
    var decider = PunchDecider()
    var time = TimeBase()
    /// The present, in steady time.
    var now: Instant
    /// When each person's badges were last heard, in steady time, and which of them.
    var lastSeen: [PersonID: LastSighting]
    /// What could not be recorded yet, oldest first.
    var pending: [EntryDraft] = []
    var nextAttempt: Instant
    var nextCheckpoint: Instant
    /// Until when sightings are kept, for a program that is killed.
    var keptUntil: Instant
    var nextRefresh: Instant
    var nextTidying: Instant
    var alarms = AlarmSet()
    var unloggedLosses = 0
    var nextLossLog: Instant

    var itemRegions = ItemRegions()
    var itemWatch = ItemWatch()
    var watchedItems: Set<ItemID> = []
    /// What was known of items when the station started, in steady time.
    let rememberedItems: [ItemID: ItemMemory]
    /// When each item was last heard, in steady time, and where.
    var itemSightings: [ItemID: (lastSeen: Instant, room: String?)] = [:]
    /// The badges of items' owners that are here.
    var ownerBadgesInside: [PersonID: Set<BeaconIdentity>] = [:]
    /// How often tags were heard since it was last saved.
    var tagCounts: [ItemID: Int] = [:]
    var lastItemSave: Instant
    var lastBatteryCheck: LocalDay?
    var ruleBook = RuleBook()
    var ruleRegions = RuleRegions()
    /// What rules had shown lately.
    var shown: [Greeting] = []

    var acknowledger = Acknowledger()
    /// What people's devices share with the station.
    var checkinKeys: [PersonID: CheckinKey]
    var ownVoice = OwnVoice()
    /// Whether other stations are to hear that this one is near.
    var announces = false
    var otherStation = OtherStation()
    /// The last minute of what is in the air.
    var traces = BeaconTraces()
    /// Whether there is anything that transmits.
    let hasTransmitter: Bool
    var transmitterState = TransmitterState.idle
    /// What people have the station transmit, in the order in which it was started.
    var broadcasts: [Broadcast] = []
    /// The latest check-in at another station, and how it ended.
    var checkin: CheckinExchange?
    var checkinVerdict: CheckinExchange.Verdict?
    /// Why answers cannot be transmitted, as far as it was tried, and since when.
    var transmitterFault: (condition: RadioCondition, since: Instant)?

    var published: Board
    var subscribers: [Int: AsyncStream<BoardUpdate>.Continuation] = [:]
    var nextSubscriber = 0
    var itemSubscribers: [Int: AsyncStream<Void>.Continuation] = [:]
    var entrySubscribers: [Int: AsyncStream<Entry>.Continuation] = [:]

    /// Starts from the journal's projections: who was on site still is, as last known, until receivers tell otherwise.
    ///
    /// - Parameters:
    ///   - receivers: those that stand somewhere from the start; adapters come by ``attach(_:)``.
    ///   - room: where this machine's adapters stand that nobody has placed; `nil` for a room that is called as the
    ///     site.
    ///   - policy: when presence becomes a punch, where the journal does not say.
    ///   - now: the present, as steady and as wall time alike.
    ///   - speed: seconds of the station's time in one of real time, for those who draw ages.
    ///   - hasTransmitter: whether somebody asks for ``transmissions(at:)``.
    /// - Throws: ``StoreError``; with the code `noSite` if the site was never set up.
    package init(
        store: any JournalStore,
        receivers: [ReceiverPlace] = [],
        room: String? = nil,
        policy: AttendancePolicy = AttendancePolicy(),
        now: Instant,
        speed: Double = 1,
        hasTransmitter: Bool = true,
        version: String,
        logger: Logger
    ) async throws {
        self.store = store
        self.receivers = ReceiverTable(receivers)
        self.usualPolicy = policy
        self.policy = policy
        self.room = room
        self.speed = speed
        self.hasTransmitter = hasTransmitter
        self.logger = logger
        self.now = now
        self.nextAttempt = now
        self.nextCheckpoint = now
        self.keptUntil = now
        self.nextRefresh = now
        self.nextTidying = now
        self.nextLossLog = now
        self.lastItemSave = now

        let stored = try store.state()
        guard let site = stored.site else {
            throw StoreError.siteNotSetUp
        }
        self.stored = stored
        self.present = try PresentBook(store, at: now)
        self.checkinKeys = try store.checkinKeys()
        self.site = site
        self.lastSeen = try store.lastSeen()
        self.rememberedItems = try store.itemMemories()
        self.pipeline = Pipeline(engine: PresenceEngine(configuration: Self.tracking))
        self.published = Board(
            revision: 0,
            site: site.name,
            timeZone: site.timeZone,
            language: site.language,
            day: site.day(of: now),
            now: now,
            speed: speed,
            people: [],
            receivers: []
        )

        self.policy = stored.policy ?? policy
        _ = self.receivers.settle(stored.receivers)
        for line in self.receivers.lines {
            pipeline.engine.place(line.place.id, in: self.receivers.room(line.place.room))
        }
        // A plug was pulled: the journal gets to know since when nothing was heard.
        if let alive = try store.lifeSign() {
            let stopped = EntryDraft(.stationStopped, happened: min(alive, now), source: .system, actor: "station")
            pending.append(stopped)
        }
        pending.append(
            EntryDraft(
                .stationStarted(StationStarted(version: version)),
                happened: now,
                source: .system,
                actor: "station"
            )
        )
        followRoster(afterRestart: true)
        followItems(afterRestart: true)
        followRules()
        flush()
        published = makeBoard(revision: 1)
    }

    /// Takes in what receivers heard.
    package func ingest(_ batch: ReportBatch) {
        var events: [PresenceEvent] = []
        if checkin != nil, !batch.isEmpty { checkin?.hearOther() }
        // What was heard proves how late it is. Otherwise what it leads to would be recorded at the time at which the
        // station was last told the present, which is before it happened.
        if let latest = batch.latest { now = max(now, latest) }
        batch.forEach { _, receiver, instant in
            receivers.update(receiver) { line in
                line.rate.count(at: instant)
                line.trace.count(at: instant)
                if line.hearingSince == nil { line.hearingSince = instant }
            }
        }
        pipeline.ingest(batch, isPresence: hear) { events.append($0) }
        handle(events)
    }

    /// Lets time pass.
    ///
    /// - Parameters:
    ///   - instant: the present in steady time; never earlier than before.
    ///   - wall: what the clock on the wall shows at that moment.
    package func advance(to instant: Instant, wall: Instant) {
        now = max(now, instant)
        // Both clocks as they were read together: reports may have told a later present meanwhile.
        if let seconds = time.observe(steady: instant, wall: wall) { clockJumped(seconds) }
        alarms.advance(to: now)
        var events: [PresenceEvent] = []
        pipeline.advance(to: now) { events.append($0) }
        handle(events)
        advanceItems()
        retireReplaced()
        forgetOtherStation()
        tidyTraces()
        followCheckin()
        refresh()
        flush()
        saveCheckpoint()
        keepSightings()
    }

    /// Records that the station stops. Call it last.
    package func stop() {
        pending.append(
            EntryDraft(.stationStopped, happened: time.wall(now), source: .system, actor: "station")
        )
        nextAttempt = now
        nextCheckpoint = now
        flush()
        saveCheckpoint(isLast: true)
        for continuation in subscribers.values { continuation.finish() }
        for continuation in itemSubscribers.values { continuation.finish() }
        for continuation in entrySubscribers.values { continuation.finish() }
    }

    func place(_ id: ReceiverID) -> ReceiverPlace? { receivers[id]?.place }
}
