import Attendance
import BeaconKit
import Crypto
import Foundation
import Logging
import MusterPeers
import MusterStorage
import Station
import Subprocess
import Synchronization
import Testing

/// Somebody with a key of their own who speaks the stations' language, and means no good.
final class Stranger: Sendable {
    /// What only a paired station may ask.
    static let questions: [(PeerMethod, String)] = [
        (.put, "messages/00000000000000000000000000000000"),
        (.patch, "messages/00000000000000000000000000000000?offset=0"), (.post, "receipts"), (.post, "sharing"),
        (.get, "anchor?at=0"), (.post, "anchor"), (.post, "hearing"),
    ]

    private let store: SQLiteJournal
    private let certificate: PeerCertificate
    private let port: Int
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    private let client: PeerClient
    private let caller: PeerCaller
    private let manager: PeerManager
    let id: PeerID
    let key: Curve25519.Signing.PrivateKey
    private let run = String(repeating: "a", count: 32)
    private let sent = Mutex<Int64>(0)

    /// - Parameter port: on which it answers; 0 for nowhere.
    init(port: Int = 0) async throws {
        self.port = port
        store = try SQLiteJournal()
        var setup = SiteSetup()
        setup.name = "Stranger"
        setup.timeZone = "UTC"
        try setup.apply(to: store, at: Instant(Date()), fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        let key = try #require(store.signingKey)
        self.key = key
        let certificate = try PeerCertificate(key: key)
        self.certificate = certificate
        id = certificate.id
        client = try PeerClient(certificate: certificate, ownPort: port)
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)").path
        caller = PeerCaller(
            book: PeerRegistry(store: store, logger: logger),
            files: MessageFolder(dataFolder: folder),
            link: client,
            own: PeerIdentity(id: id, port: port),
            logger: logger,
            now: { Instant(Date()) }
        )
        manager = PeerManager(store: store, own: id, logger: logger)
    }

    /// Answers other stations while `body` runs.
    ///
    /// - Parameter sharing: what it says of its chain.
    func serve(_ sharing: any SharingPeer, _ body: @escaping @Sendable () async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)").path
        let (running, isRunning) = AsyncStream.makeStream(of: Void.self)
        let server = PeerServer(
            certificate: certificate,
            host: PeerHost(
                book: PeerRegistry(store: store, logger: logger),
                files: MessageFolder(dataFolder: folder),
                own: PeerIdentity(id: id, port: port),
                logger: logger
            ),
            sharing: sharing,
            anchors: AnchorManager(store: store, logger: logger),
            address: "127.0.0.1",
            port: port,
            logger: logger,
            now: { Instant(Date()) },
            onRunning: { _ in isRunning.finish() }
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            for await _ in running {}
            try await body()
            group.cancelAll()
        }
    }

    func ask(_ station: TestStation, _ method: PeerMethod, _ path: String, body: [UInt8] = []) async throws -> PeerReply
    {
        let address = try #require(PeerAddress(station.address))
        return try await client.connect(to: address, wanted: nil) { try await $0.ask(method, path, body: body) }
    }

    /// Asks for a pairing over and over; how often that was too often.
    func floods(_ station: TestStation) async throws -> Int {
        let greeting = PairingGreeting(name: "x", commitment: "", port: 0, uuid: nil)
        let body = Array(try JSONEncoder().encode(greeting))
        var refused = 0
        for _ in 0..<20 where try await ask(station, .post, "pairing", body: body).status == 429 { refused += 1 }
        return refused
    }

    /// Deceives somebody into pairing.
    func pair(with station: TestStation) async throws {
        try await station.must("stations", "allow")
        let pairing = try manager.pair(station.address, at: Instant(Date()))
        for pairing in try caller.pairings() { try await caller.call(pairing) }
        let code = try #require(try store.pairing(pairing.id)?.code(own: id))
        try manager.confirm(code: code, by: "test", at: Instant(Date()))
        try await station.muster("stations", "confirm", code)
        for pairing in try caller.pairings() { try await caller.call(pairing) }
        #expect(try store.peers().count == 1)
    }

    /// Announces a message; the status, and the reason or what was said.
    func offer(_ offer: MessageOffer, _ id: MessageID, to station: TestStation) async throws -> (Int, String) {
        let body = Array(try JSONEncoder().encode(offer))
        let reply = try await ask(station, .put, "messages/\(id.rawValue)", body: body)
        return (reply.status, String(decoding: reply.body, as: UTF8.self))
    }

    /// Sends a message's content as a whole.
    func send(_ bytes: [UInt8], _ id: MessageID, to station: TestStation, at offset: Int = 0) async throws -> (
        Int, String
    ) {
        let reply = try await ask(station, .patch, "messages/\(id.rawValue)?offset=\(offset)", body: bytes)
        return (reply.status, String(decoding: reply.body, as: UTF8.self))
    }

    /// Says as a receiver that it heard a badge.
    ///
    /// - Parameters:
    ///   - age: how long ago, in µs.
    ///   - heard: when, by its clock; `nil` for now.
    ///   - forStation: whether it is signed for this station, and not for another.
    func hear(
        _ station: TestStation,
        number: Int64,
        age: Int64 = 0,
        heard: Double? = nil,
        forStation: Bool = true
    ) async throws -> PeerReply {
        let uuid = try #require(BeaconUUID(TestReceiver.uuid))
        let frame = BeaconFrame(identity: BeaconIdentity(uuid: uuid, major: 1, minor: 7), measuredPower: -59)
        let data = frame.advertisingData
        let report = HearingBatch.Report(
            address: 7,
            rssi: -55,
            data: Data(data.indices.map { data[$0] }),
            heard: Int64((heard ?? Date().timeIntervalSince1970) * 1_000_000),
            age: age
        )
        let batch = HearingBatch(
            run: run,
            number: number,
            counter: number,
            isScanning: true,
            dropped: 0,
            reports: [report]
        )
        sent.withLock { $0 = max($0, number) }
        let other = Curve25519.Signing.PrivateKey().publicKey.rawRepresentation
        let address = try #require(PeerAddress(station.address))
        return try await client.connect(to: address, wanted: nil) { connection in
            let recipient = forStation ? connection.peer : try #require(PeerID(publicKey: Array(other)))
            return try await connection.ask(.post, "hearing", body: batch.signed(with: self.key, for: recipient))
        }
    }

    /// The next batch.
    func hearNext(_ station: TestStation, heard: Double) async throws -> PeerReply {
        try await hear(station, number: sent.withLock { $0 } + 1, heard: heard)
    }

    /// How curl ends.
    static func curl(_ arguments: [String]) async throws -> Int32 {
        let result = try await Subprocess.run(
            .name("curl"),
            arguments: Arguments(["-sS", "--max-time", "5"] + arguments),
            output: .string(limit: 1 << 16),
            error: .string(limit: 1 << 16)
        )
        if case .exited(let code) = result.terminationStatus { return code }
        return -1
    }
}
