import Attendance
import BeaconKit
import Logging
import MusterStorage
import Station
import Synchronization
import Testing

/// Two stations with real stores and a scripted clock, on a network in memory.
final class PeerScript: Sendable {
    /// One of the two.
    struct Side: Sendable {
        let store: SQLiteJournal
        let files: InMemoryFiles
        let id: PeerID
        let host: PeerHost
        let link: ScriptedLink
        let caller: PeerCaller
        let manager: PeerManager
        let messages: MessageManager

        /// All facts of the kinds that are about other stations.
        func facts() throws -> [Fact] {
            try store.entries(after: 0, limit: 10_000).map(\.fact).filter {
                !$0.changes.isDisjoint(with: [.stations, .messages])
            }
        }
    }

    private let time: Mutex<Instant>
    let front: Side
    let back: Side
    static let frontDoor = PeerAddress(host: "front", port: 1)
    static let backDoor = PeerAddress(host: "back", port: 2)

    var now: Instant { time.withLock { $0 } }

    init(rules: MessageRules = MessageRules()) throws {
        let start = Instant(microseconds: 1_780_000_000_000_000)
        let clock = Clock(start)
        front = try Self.side("Front", port: 1, rules: rules, clock: clock)
        back = try Self.side("Back", port: 2, rules: rules, clock: clock)
        time = Mutex(start)
        self.clock = clock
        front.link.place(back.host, back.id, at: Self.backDoor)
        back.link.place(front.host, front.id, at: Self.frontDoor)
    }

    private let clock: Clock

    /// The clock of both.
    final class Clock: Sendable {
        private let time: Mutex<Instant>

        init(_ start: Instant) { time = Mutex(start) }

        var now: Instant { time.withLock { $0 } }
        func add(_ seconds: Int64) { time.withLock { $0 = $0.adding(microseconds: seconds * 1_000_000) } }
    }

    func pass(seconds: Int64) {
        clock.add(seconds)
        time.withLock { $0 = clock.now }
    }

    private static func side(_ name: String, port: Int, rules: MessageRules, clock: Clock) throws -> Side {
        let store = try SQLiteJournal()
        var setup = SiteSetup()
        setup.name = name
        setup.timeZone = "UTC"
        try setup.apply(to: store, at: clock.now, fresh: (BeaconUUID(high: 1, low: UInt64(port)), "UTC"))
        let id = try #require(store.ownID)
        let files = InMemoryFiles()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let book = PeerRegistry(store: store, logger: logger)
        let own = PeerIdentity(id: id, port: port)
        let link = ScriptedLink(caller: id) { clock.now }
        return Side(
            store: store,
            files: files,
            id: id,
            host: PeerHost(book: book, files: files, own: own, rules: rules, logger: logger),
            link: link,
            caller: PeerCaller(book: book, files: files, link: link, own: own, logger: logger) { clock.now },
            manager: PeerManager(store: store, own: id, logger: logger),
            messages: MessageManager(store: store, files: files, rules: rules)
        )
    }

    /// The caller's pairings get on by one step.
    func step(_ side: Side) async throws {
        for pairing in try side.caller.pairings() { try await side.caller.call(pairing) }
    }

    /// Pairs the two as people do.
    func pair() async throws {
        try back.manager.allowPairing(at: now)
        _ = try front.manager.pair("back:2", at: now)
        try await step(front)
        try confirm(front, "Mei")
        try confirm(back, "Bo")
        try await step(front)
        try back.store.recordContact(with: front.id, address: Self.frontDoor, uuid: nil, at: now)
        try front.store.recordContact(with: back.id, address: Self.backDoor, uuid: nil, at: now)
    }

    /// Somebody at a side types the code that is shown there.
    func confirm(_ side: Side, _ actor: String) throws {
        let pairing = try #require(try side.manager.pairings(at: now).first)
        try side.manager.confirm(code: #require(pairing.code(own: side.id)), by: actor, at: now)
    }

    /// What a side knows of the other.
    func peer(of side: Side) throws -> Peer { try #require(try side.store.peers().first) }

    /// The front's message arrives at the back, or not, as long as something is due.
    func send() async throws { try await front.caller.serve(peer(of: front)) }
}
