package import Attendance
package import BeaconKit
package import Logging

/// The station at work: an actor around a ``StationEngine``, which decides everything. It passes on what comes in, does
/// what the engine wants done with the store, one thing at a time, and sends what it wants sent.
///
/// It has no clock of its own. Whoever drives it (the wall clock, the simulated office, a test) says what time it is by
/// `advance(to:wall:)`.
package actor LiveStation {
    private let store: any LiveStore
    private let storage = WaitingThread("storage")
    private let logger: Logger
    private var engine: StationEngine
    /// Whether a message is at work with the store, and the messages that wait for it.
    private var isStoring = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var boardReaders = Subscribers<BoardUpdate>(capacity: 16)
    private var itemReaders = Subscribers<Void>(capacity: 1)
    private var entryReaders = Subscribers<Entry>(capacity: 10_000)

    /// Starts from the journal's projections. See ``StationEngine`` for the parameters that are not here.
    ///
    /// - Parameters:
    ///   - now: the present, as steady and as wall time alike.
    ///   - speed: seconds of the station's time in one of real time, for those who draw ages.
    /// - Throws: ``StoreError``; with the code `noSite` if the site was never set up.
    package init(
        store: any LiveStore,
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
        self.logger = logger
        engine = try StationEngine(
            await store.beginning(at: now),
            receivers: receivers,
            room: room,
            policy: policy,
            at: StationTime(now: now, speed: speed),
            hasTransmitter: hasTransmitter,
            version: version
        )
        await work()
        publish()
    }

    /// Ingests what receivers heard.
    package func ingest(_ batch: ReportBatch) async {
        engine.ingest(batch)
        await work()
    }

    /// Lets time pass.
    ///
    /// - Parameters:
    ///   - instant: the present in steady time; never earlier than before.
    ///   - wall: what the clock on the wall shows at that moment.
    package func advance(to instant: Instant, wall: Instant) async {
        engine.advance(to: instant, wall: wall)
        await work()
    }

    /// Records that the station stops, with all that waits, also in a task that was cancelled. Call it last.
    package func stop() async {
        engine.stop()
        await workInTurn()
        boardReaders.finish()
        itemReaders.finish()
        entryReaders.finish()
    }

    /// Makes the board anew and tells subscribers what changed. Call it a few times a second of real time.
    package func publish() { change { $0.publish() } }

    /// Takes what an inspection of the store's file found; `nil` for nothing.
    package func found(damage: String?) { change { $0.found(damage: damage) } }

    /// Every entry from now on, after it is durable. A reader that is too slow loses the oldest.
    package func recordedEntries() -> AsyncStream<Entry> { entryReaders.add() }

    /// How far people's badges are from the receivers that hear them, in m; of those alone who are heard.
    package func distances(of people: Set<PersonID>) -> [PersonID: Double] { engine.distances(of: people) }

    /// What is to be on the air: ask a few times a second, and give it to a ``Transmitter``.
    ///
    /// - Parameter instant: the present in steady time.
    package func transmissions(at instant: Instant) -> [Transmission] { engine.transmissions(at: instant) }

    /// Takes how the transmitter is doing.
    package func update(_ state: TransmitterState) { change { $0.update(state) } }

    /// Lets other stations hear that this one is near, from now on.
    package func announce() { engine.announce() }

    // MARK: What the engine wants done

    private func change<Result>(_ body: (inout StationEngine) throws -> Result) rethrows -> Result {
        defer { carryOut() }
        return try body(&engine)
    }

    private func carryOut() {
        for effect in engine.drainEffects() {
            switch effect {
            case .publish(let update): boardReaders.yield(update)
            case .wakeItemReaders: itemReaders.yield(())
            case .deliver(let entries): for entry in entries { entryReaders.yield(entry) }
            case .log(let line): logger.log(line)
            }
        }
    }

    /// Does what is due with the store, unless another message is at it, which will do that too.
    private func work() async {
        carryOut()
        if !isStoring { await workInTurn() }
    }

    private func workInTurn() async {
        await begin()
        while let job = engine.nextJob() { await perform(job) }
        end()
    }

    private func perform(_ job: StorageJob) async {
        let outcome = await store.perform(job, on: storage)
        change { $0.finish(job, outcome) }
    }

    private func begin() async {
        while isStoring { await withCheckedContinuation { waiting.append($0) } }
        isStoring = true
    }

    private func end() {
        isStoring = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

extension LiveStation: BoardSource, ItemSource, RadioSource {
    package func board() -> Board { engine.board }
    package func boardUpdates() -> AsyncStream<BoardUpdate> { boardReaders.add() }
    package func items() -> ItemList { engine.items }
    package func itemNews() -> AsyncStream<Void> { itemReaders.add() }
    package func beacons() -> BeaconList { engine.beacons }
    package func receiverReports() -> [ReceiverReport] { engine.receiverReports }
    package func attendancePolicy() -> AttendancePolicy { engine.policy }
    package func photo(_ commitment: Commitment) async throws -> Photo? { try await store.photo(commitment) }

    package func rosterChanged() async {
        engine.rosterChanged()
        await workInTurn()
    }
}

extension LiveStation: PunchRecorder {
    package func person(number: PersonNumber) async throws -> PersonID {
        await begin()
        defer { end() }
        await perform(engine.readingIfChanged)
        return try engine.person(number: number)
    }

    package func record(_ request: PunchRequest) async throws -> PunchReceipt {
        await begin()
        defer { end() }
        await perform(engine.readingIfChanged)
        let job = try engine.begin(request)
        let outcome = await store.perform(job, on: storage)
        return try change { try $0.finish(job, outcome) }
    }
}

extension LiveStation: ReceiverSink {
    package func attach(_ adapter: Adapter) -> ReceiverID { change { $0.attach(adapter) } }
    package func lost(_ packets: Int, by receiver: ReceiverID) { change { $0.lost(packets, by: receiver) } }

    package func update(_ condition: RadioCondition, of receiver: ReceiverID?) async {
        engine.update(condition, of: receiver)
        await work()
    }
}

extension LiveStation: GatewaySink {
    package func attach(_ gateway: Gateway) -> ReceiverID { change { $0.attach(gateway) } }
    package func detach(_ gateway: Gateway) { change { $0.detach(gateway) } }
}

extension LiveStation: Calibrator {
    package func beginCalibration() throws -> Int { try engine.beginCalibration() }
    package func endCalibration(_ id: Int) -> (CalibrationTable, names: [ReceiverID: String]) {
        engine.endCalibration(id)
    }
}

extension LiveStation: Broadcaster {
    package func broadcastState() -> BroadcastState { engine.broadcastState }
    package func start(_ broadcast: Broadcast) throws { try engine.start(broadcast) }
    package func stopBroadcast(_ id: String) -> Bool { engine.stopBroadcast(id) }
    package func startCheckin(_ number: UInt16, site: BeaconUUID) { engine.startCheckin(number, site: site) }
    package func stopCheckin() { engine.stopCheckin() }
}
