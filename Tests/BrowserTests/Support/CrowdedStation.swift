import Attendance
import BeaconKit
import Foundation
import Logging
import MusterExports
import MusterStorage
import MusterWeb
import Station

/// A station in this process, with a real store and a real web server, and an air in which a crowd walks about: everybody is
/// heard by the receivers of their room and of the one beside it.
actor CrowdedStation {
    static let rooms = 12
    private static let uuid = BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)
    /// Between two looks of the station at its air.
    private static let tick = Duration.milliseconds(500)

    let people: Int
    private let station: LiveStation
    private let services: WebServices
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    /// In which room each of them is.
    private var places: [Int]
    private var random = SystemRandomNumberGenerator()
    /// How many walk into another room at a tick.
    private var walking = 0
    private(set) var moves = 0

    init(people: Int) async throws {
        self.people = people
        places = (0..<people).map { $0 % Self.rooms }
        let store = try SQLiteJournal()
        let now = Instant(Date())
        try SiteSetup().apply(to: store, at: now, fresh: (BeaconUUID(high: 1, low: 2), "Europe/Berlin"))
        let crowd = try (1...people).compactMap { number in
            try PersonNumber(rawValue: number).map { personNumber in
                NewPerson(
                    number: personNumber,
                    details: try PersonDetails(name: "Person \(number)"),
                    badge: BeaconIdentity(uuid: Self.uuid, major: 1, minor: UInt16(number))
                )
            }
        }
        try RosterCommands(store: store, actor: "test", source: .system).add(crowd, at: now)
        try Self.draw(store)
        station = try await LiveStation(
            store: store,
            receivers: (0..<Self.rooms).map { room in
                ReceiverPlace(id: ReceiverID(rawValue: UInt16(room)), name: "r\(room)", room: "Room \(room)")
            },
            now: now,
            version: "test",
            logger: logger
        )
        services = WebServices(
            board: station,
            radio: station,
            journal: store,
            punches: station,
            access: AccessControl(store: store),
            links: NoLinks(),
            peers: PeerServices(
                manager: PeerManager(store: store, own: try store.ownID.orThrow, logger: logger),
                messages: MessageManager(store: store, files: MessageFolder(dataFolder: "/nowhere")),
                port: nil,
                finder: nil,
                goodbye: { _ in }
            ),
            spreadsheets: XlsxMaker(),
            sheets: PDFSheetPrinter(),
            now: { Instant(Date()) }
        )
    }

    /// Three floors of four rooms.
    private static func draw(_ store: SQLiteJournal) throws {
        let manager = FloorManager(store: store)
        for floor in 0..<3 {
            var request = FloorRequest(name: "Floor \(floor)", place: floor)
            request.rooms = (0..<4).map { index in
                let (left, top) = (Double(index % 2) / 2, Double(index / 2) / 2)
                let corners = [(left, top), (left + 0.5, top), (left + 0.5, top + 0.5), (left, top + 0.5)]
                return "Room \(floor * 4 + index): " + corners.map { "\($0.0),\($0.1)" }.joined(separator: " ")
            }
            request.receivers = (0..<4).map { index in
                "r\(floor * 4 + index): \(0.25 + Double(index % 2) / 2),\(0.25 + Double(index / 2) / 2)"
            }
            try manager.add(request)
        }
    }

    /// Serves while `body` uses it.
    func serve(_ body: @Sendable @escaping (_ address: String) async throws -> Void) async throws {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let server = WebServer(
            services: services,
            configuration: WebConfiguration(port: 0, version: "test", isOpenBoard: true),
            logger: logger,
            onRunning: { port.yield($0) }
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask { try await self.live() }
            for await port in ports {
                try await body("http://127.0.0.1:\(port)")
                break
            }
            group.cancelAll()
        }
    }

    /// Lets so many walk into another room at each tick.
    func walk(_ count: Int) { walking = count }

    /// In which room the station has everybody who is here.
    func told() async -> [String: String] {
        var rooms: [String: String] = [:]
        for person in await station.board().people where person.standing.isOnSite {
            rooms[PersonRow.element(person.id)] = person.room
        }
        return rooms
    }

    private func live() async throws {
        while !Task.isCancelled {
            for _ in 0..<walking {
                places[Int.random(in: 0..<people, using: &random)] = Int.random(in: 0..<Self.rooms, using: &random)
                moves += 1
            }
            let now = Instant(Date())
            var batch = ReportBatch()
            for (index, room) in places.enumerated() {
                append(index + 1, rssi: -55, by: room, at: now, to: &batch)
                append(index + 1, rssi: -80, by: (room + 1) % Self.rooms, at: now, to: &batch)
            }
            await station.ingest(batch)
            await station.advance(to: now, wall: now)
            await station.publish()
            try await Task.sleep(for: Self.tick)
        }
    }

    private func append(_ minor: Int, rssi: Int8, by room: Int, at now: Instant, to batch: inout ReportBatch) {
        let identity = BeaconIdentity(uuid: Self.uuid, major: 1, minor: UInt16(minor))
        let data = BeaconFrame(identity: identity, measuredPower: -59).advertisingData
        var packet: [UInt8] = []
        let address = 0x0CF3_EE00_0000 + UInt64(minor)
        AdvertisingReports.encodeLegacy(address: address, rssi: rssi, data: data.span, into: &packet)
        batch.append(packet: packet.span, receiver: ReceiverID(rawValue: UInt16(room)), at: now)
    }
}

extension Optional {
    fileprivate struct Missing: Error {}

    /// The value; a station that can write has a key.
    fileprivate var orThrow: Wrapped {
        get throws {
            guard let value = self else { throw Missing() }
            return value
        }
    }
}
