import Attendance
import BeaconKit
import Logging
import MusterStorage
import Station

/// A station on a real store, with an air that a test scripts: who is near which receiver, second by second.
struct StationScript {
    static let uuid = BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)
    /// The UUID of the site, under which numbers are broadcast.
    static let siteUUID = BeaconUUID(high: 1, low: 2)

    let store: SQLiteJournal
    /// The store as the station sees it, which can be made to refuse.
    let disk: RefusingStore
    private(set) var station: LiveStation
    let site: Site
    /// Seconds since the start, 2 March 2026 at 8:00 UTC.
    private(set) var seconds = 0
    /// Wall time minus steady time, in s.
    var clockError: Int64 = 0
    /// The receiver that hears: `door`, unless a test attaches another.
    var receiver = ReceiverID(rawValue: 0)
    /// Other receivers, which hear the television and nothing else.
    var others: [ReceiverID] = []
    /// The badges that the receiver hears every second.
    var near: [UInt16: Int8] = [:]
    /// The badges that other receivers hear every second besides.
    var alsoNear: [ReceiverID: [UInt16: Int8]] = [:]
    /// The numbers that it hears being broadcast every second.
    var calls: [UInt16: Int8] = [:]
    /// What else it hears every second.
    var beacons: [BeaconIdentity: Int8] = [:]
    /// A television that is always on, so that the receiver hears something.
    var isHearing = true

    static let start = Instant(microseconds: 1_772_438_400_000_000)
    private static let door = ReceiverPlace(id: ReceiverID(rawValue: 0), name: "door", room: "Entrance")
    private let places: [ReceiverPlace]

    /// - Parameter hasDoor: whether there is a fixed receiver, `door` in the room Entrance.
    init(hasDoor: Bool = true) async throws {
        places = hasDoor ? [Self.door] : []
        store = try SQLiteJournal()
        disk = RefusingStore(store)
        var setup = SiteSetup()
        setup.timeZone = "UTC"
        setup.hours = "09:00-17:30"
        try setup.apply(to: store, at: Self.start, fresh: (Self.siteUUID, "UTC"))
        guard let site = try store.state().site else { throw StoreError.siteNotSetUp }
        self.site = site
        station = try await Self.makeStation(disk, places, now: Self.start)
    }

    private static func makeStation(
        _ store: RefusingStore,
        _ places: [ReceiverPlace],
        now: Instant
    ) async throws -> LiveStation {
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        return try await LiveStation(
            store: store,
            receivers: places,
            now: now,
            version: "test",
            logger: logger
        )
    }

    static func beacon(_ minor: UInt16) -> BeaconIdentity { BeaconIdentity(uuid: uuid, major: 1, minor: minor) }

    /// The present in steady time.
    var now: Instant { Self.start.adding(microseconds: Int64(seconds) * 1_000_000) }

    /// Adds a person who carries the beacon with the minor that is the number, unless another is given.
    func add(_ number: Int, _ name: String, badge: BeaconIdentity? = nil) async throws {
        guard let number = PersonNumber(rawValue: number),
            let badge = badge ?? number.broadcastMinor.map({ Self.beacon($0) })
        else {
            throw RosterError.numberOutOfRange("\(number)")
        }
        let commands = RosterCommands(store: store, actor: "test", source: .supervisor)
        try commands.add(
            [NewPerson(number: number, details: PersonDetails(name: name), badge: badge)],
            at: now
        )
        await station.rosterChanged()
    }

    /// Lets time pass, second by second, with what is near.
    mutating func run(_ seconds: Int) async {
        for _ in 0..<seconds {
            self.seconds += 1
            var batch = ReportBatch()
            for other in others { append([0x02, 0x01, 0x06], rssi: -80, by: other, to: &batch) }
            for (other, badges) in alsoNear {
                for (minor, rssi) in badges { append(Self.beacon(minor), rssi: rssi, by: other, to: &batch) }
            }
            if isHearing {
                append([0x02, 0x01, 0x06], rssi: -80, to: &batch)
                var heard = beacons
                for (minor, rssi) in near { heard[Self.beacon(minor)] = rssi }
                for (number, rssi) in calls { heard[CheckinBeacon.call(number, site: Self.siteUUID)] = rssi }
                for (identity, rssi) in heard.sorted(by: { $0.key < $1.key }) {
                    append(identity, rssi: rssi, to: &batch)
                }
            }
            await station.ingest(batch)
            await station.advance(to: now, wall: now.adding(microseconds: clockError * 1_000_000))
        }
        await station.publish()
    }

    private func append(
        _ identity: BeaconIdentity,
        rssi: Int8,
        by receiver: ReceiverID? = nil,
        to batch: inout ReportBatch
    ) {
        let data = BeaconFrame(identity: identity, measuredPower: -59).advertisingData
        append(data.indices.map { data[$0] }, rssi: rssi, by: receiver, to: &batch)
    }

    private func append(_ data: [UInt8], rssi: Int8, by receiver: ReceiverID? = nil, to batch: inout ReportBatch) {
        var packet: [UInt8] = []
        AdvertisingReports.encodeLegacy(address: 0x0CF3_EE00_2D00, rssi: rssi, data: data.span, into: &packet)
        batch.append(packet: packet.span, receiver: receiver ?? self.receiver, at: now)
    }

    /// The plug is pulled: what the station had in memory is gone.
    mutating func restart(after seconds: Int) async throws {
        self.seconds += seconds
        station = try await Self.makeStation(disk, places, now: now)
    }

    /// What the station answers now.
    func answers() async -> [UInt16: Answer] {
        var answers: [UInt16: Answer] = [:]
        for transmission in await station.transmissions(at: now) {
            guard let (number, answer) = CheckinBeacon.answer(in: transmission.frame.identity, site: Self.siteUUID)
            else { continue }
            answers[number] = answer
        }
        return answers
    }

    func person(_ number: Int) async -> BoardPerson? {
        await station.board().people.first { $0.number.rawValue == number }
    }

    /// The punches in the journal, as `in 08:00:05` in wall time.
    func punches() throws -> [String] {
        try store.entries(after: 0, limit: 10_000).compactMap { entry in
            guard case .punched(let punch) = entry.fact else { return nil }
            return "\(punch.direction.rawValue) \(entry.happened.iso8601.dropFirst(11).prefix(8))"
        }
    }

    /// The kinds of the journal's other entries after the set-up.
    func facts() throws -> [Fact] { try store.entries(after: 0, limit: 10_000).map(\.fact) }
}

/// Belongings.
extension StationScript {
    func addItem(_ identity: BeaconIdentity, owner: Int? = nil, exitTime: Int = 60) async throws -> Item {
        let people = try store.state().roster
        let person = owner.flatMap { PersonNumber(rawValue: $0) }.flatMap { people.person(number: $0) }
        let tag = try Tag(identity: identity, owner: person?.id, exitTime: exitTime)
        let commands = ItemCommands(store: store, actor: "test", source: .supervisor)
        let item = try commands.add(ItemSetup(name: "Bag", tag: tag), at: now)
        await station.rosterChanged()
        return item
    }

    func alerts() throws -> [Alert] {
        try facts().compactMap { if case .alertRaised(let alert) = $0 { alert } else { nil } }
    }

    func openings() throws -> [DoorOpening] {
        try facts().compactMap { if case .doorOpened(let opening) = $0 { opening } else { nil } }
    }
}
