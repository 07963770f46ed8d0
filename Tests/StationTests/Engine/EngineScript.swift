import Attendance
import BeaconKit
import MusterStorage
import Station

/// A station engine and a journal in memory, with no actor between them: a test hands the engine what happens, and does
/// its storage jobs when it wants to. The site is in UTC, and Mei Lin (7) carries the beacon 7.
struct EngineScript {
    static let start = StationScript.start
    static let door = ReceiverPlace(id: ReceiverID(rawValue: 0), name: "door", room: "Entrance")
    static let badge = StationScript.beacon(7)

    let store: SQLiteJournal
    let mei: Person
    var engine: StationEngine
    /// Seconds since the start, 2 March 2026 at 8:00 UTC.
    private(set) var seconds = 0
    /// What the receiver hears every second, in dBm.
    var near: [BeaconIdentity: Int8] = [:]
    /// Whether the store refuses to write.
    var isFull = false
    /// What the engine wanted of the actor.
    private(set) var effects: [StationEffect] = []

    /// - Parameter furnish: writes more into the journal before the station starts.
    init(furnish: (SQLiteJournal, Person) throws -> Void = { _, _ in }) throws {
        (store, mei) = try Self.journal()
        try furnish(store, mei)
        engine = try StationEngine(
            store.beginning(at: Self.start),
            receivers: [Self.door],
            at: StationTime(now: Self.start),
            version: "test"
        )
    }

    /// A journal in memory with a site and Mei Lin.
    static func journal() throws -> (SQLiteJournal, Person) {
        let store = try SQLiteJournal()
        var setup = SiteSetup()
        setup.timeZone = "UTC"
        setup.hours = "09:00-17:30"
        try setup.apply(to: store, at: start, fresh: (StationScript.siteUUID, "UTC"))
        guard let number = PersonNumber(rawValue: 7) else { throw RosterError.numberOutOfRange("7") }
        let person = try NewPerson(number: number, details: PersonDetails(name: "Mei Lin"), badge: badge)
        try RosterCommands(store: store, actor: "test", source: .supervisor).add([person], at: start)
        guard let mei = try store.state().roster.person(number: number) else { throw RosterError.noSuchPerson(number) }
        return (store, mei)
    }

    /// What a station that starts now knows of a journal.
    static func known(_ store: SQLiteJournal, at now: Instant = start) throws -> KnownJournal {
        try KnownJournal(store.state(), OnSiteLedger(store, at: now))
    }

    var now: Instant { Self.start.adding(microseconds: Int64(seconds) * 1_000_000) }

    /// Lets a second pass in which the door hears what is near, and leaves what is to be stored to the test.
    mutating func hear() {
        seconds += 1
        engine.ingest(Self.batch(near, at: now))
        engine.advance(to: now, wall: now)
        effects += engine.drainEffects()
    }

    /// Lets seconds pass, and does what is to be stored.
    mutating func run(_ count: Int) {
        for _ in 0..<count {
            hear()
            work()
        }
    }

    /// Does what is to be stored now.
    mutating func work() {
        while let job = engine.nextJob() { finish(job) }
    }

    /// Does a job, and tells the engine.
    mutating func finish(_ job: StorageJob) {
        engine.finish(job, outcome(of: job))
        effects += engine.drainEffects()
    }

    private func outcome(of job: StorageJob) -> StorageOutcome {
        do {
            switch job {
            case .read(let scope, let place): return .read(try store.news(scope, after: place))
            case .append(let batch, let place):
                if isFull { throw StoreError(.diskFull, "The disk is full.") }
                return .appended(try store.append(batch, after: place))
            case .save(let checkpoint):
                try store.save(checkpoint)
                return .saved
            case .keep(let lastSeen, let lifeSign):
                try store.keep(lastSeen, lifeSign: lifeSign)
                return .saved
            case .readTags(let instant): return .tags(try store.tagHistory(hintsAfter: instant))
            }
        } catch {
            return .failed(error)
        }
    }

    /// What the door hears at an instant: a device that is no beacon, and beacons.
    static func batch(_ near: [BeaconIdentity: Int8], at instant: Instant) -> ReportBatch {
        var batch = ReportBatch()
        func append(_ data: [UInt8], _ rssi: Int8) {
            var packet: [UInt8] = []
            AdvertisingReports.encodeLegacy(address: 0x0CF3_EE00_2D00, rssi: rssi, data: data.span, into: &packet)
            batch.append(packet: packet.span, receiver: door.id, at: instant)
        }
        append([0x02, 0x01, 0x06], -80)
        for (identity, rssi) in near.sorted(by: { $0.key < $1.key }) {
            let data = BeaconFrame(identity: identity, measuredPower: -59).advertisingData
            append(data.indices.map { data[$0] }, rssi)
        }
        return batch
    }

    /// The journal's facts after the set-up.
    func facts() throws -> [Fact] { try store.entries(after: 0, limit: 10_000).map(\.fact) }

    /// The directions of the punches in the journal.
    func directions() throws -> [Punch.Direction] {
        try facts().compactMap { if case .punched(let punch) = $0 { punch.direction } else { nil } }
    }
}

extension StationTime {
    /// So many seconds after the start, by both clocks.
    static func after(_ seconds: Double, speed: Double = 1) -> StationTime {
        StationTime(now: StationScript.start.adding(microseconds: Int64(seconds * 1_000_000)), speed: speed)
    }
}
