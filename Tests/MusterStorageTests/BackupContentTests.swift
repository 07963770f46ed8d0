import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

@Suite("Contents of messages in a backup")
struct BackupContentTests {
    private let folder: TemporaryFolder
    private let journal: SQLiteJournal
    private let manager: MessageManager
    private let peer: Peer
    private var data: String { folder.path + "/data" }
    private var other: String { folder.path + "/other" }
    private var file: String { folder.path + "/backup" }

    init() throws {
        folder = try TemporaryFolder()
        let data = folder.path + "/data"
        journal = try SQLiteJournal(folder: data, mode: .create)
        manager = MessageManager(store: journal, files: MessageFolder(dataFolder: data))
        let id = try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32)))
        _ = try journal.append(
            [History.site(), History.draft(.stationPaired(StationPaired(station: id, name: "Back")))],
            recorded: History.start
        )
        peer = try #require(try journal.peer(id))
    }

    /// So many bytes, no two pieces alike.
    private static func content(_ count: Int, seed: UInt8 = 1) -> [UInt8] {
        var state = UInt64(seed)
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
    }

    private func send(_ bytes: [UInt8], _ name: String) throws -> Message {
        var draft = try manager.begin()
        try draft.append(bytes)
        return try manager.send(draft, .file, name: name, to: peer, isForWall: false, at: History.start)
    }

    /// A message of which so many bytes have arrived.
    private func arriving(_ bytes: [UInt8], of size: Int) throws -> MessageID {
        let id = MessageID()
        let message = Message(
            id: id,
            peer: peer.id,
            peerName: "Back",
            isIncoming: true,
            form: .file,
            name: "half",
            size: Int64(size),
            hash: try #require(ContentHash(bytes: [UInt8](repeating: 3, count: 32))),
            isForWall: false,
            created: History.start,
            state: .arriving,
            changed: History.start
        )
        try journal.add(message)
        try manager.files.write(bytes, at: 0, of: id)
        return id
    }

    private func backup() throws -> JournalBackup.Report {
        try JournalBackup.make(of: data, to: file, replacing: true)
    }

    private func restore() throws -> (JournalRestore.Report, MessageManager) {
        let report = try JournalRestore.run(file, into: other, replacing: true, now: History.start)
        let store = try SQLiteJournal(folder: other, mode: .create)
        return (report, MessageManager(store: store, files: MessageFolder(dataFolder: other)))
    }

    private func content(of id: MessageID, _ manager: MessageManager) throws -> [UInt8] {
        try manager.files.read(id, from: 0, count: 10_000_000)
    }

    @Test("they are put back to the byte, of every size, also what has come in part")
    func roundTrip() throws {
        let sizes = [1, 65_536, 1 << 20, (1 << 20) + 1, 3_000_000]
        let sent = try sizes.map { try send(Self.content($0), "\($0).bin") }
        let half = Self.content(1_500_000, seed: 9)
        let id = try arriving(half, of: 4_000_000)
        let report = try backup()
        #expect(report.contents == 6 && report.lost == [])
        #expect(report.bytes == Int64(sizes.reduce(0, +) + half.count))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)

        let (restored, there) = try restore()
        #expect(restored.contents == 6 && restored.lost == [])
        for (message, size) in zip(sent, sizes) {
            #expect(try content(of: message.id, there) == Self.content(size))
            #expect(try there.store.message(message.id) == message)
        }
        #expect(try content(of: id, there) == half)
        let mode = try FileManager.default.attributesOfItem(atPath: other + "/messages")[.posixPermissions] as? Int
        #expect(mode == 0o700)
        // They are beside the journal, not in it.
        let size = try FileManager.default.attributesOfItem(atPath: SQLiteJournal.path(in: other))[.size] as? Int ?? 0
        #expect(size < 1_000_000)
        #expect(try Set(FileManager.default.contentsOfDirectory(atPath: other)).isDisjoint(with: ["messages.new"]))
    }

    @Test("one that is damaged in the backup is said, and deleted; all else comes", arguments: [0, 1, 2])
    func damagedInBackup(place: Int) throws {
        let contents = [Self.content(1_200_000), Self.content(40, seed: 2), Self.content(5000, seed: 3)]
        let messages = try contents.enumerated().map { try send($1, "\($0).bin") }
        _ = try backup()
        var bytes = Array(try Data(contentsOf: URL(filePath: file)))
        let start = try #require(Data(bytes).range(of: Data(contents[place]))).lowerBound
        bytes[start + contents[place].count / 2] ^= 1
        try Data(bytes).write(to: URL(filePath: file))

        let (report, there) = try restore()
        #expect(report.lost.map(\.message) == [messages[place].id])
        #expect(report.lost.map(\.description) == ["“\(place).bin” to Back"])
        #expect(report.contents == 2 && report.verification.isGenuine)
        #expect(try there.store.message(messages[place].id)?.state == .deleted)
        for (index, message) in messages.enumerated() {
            if index == place {
                #expect(try there.files.size(of: message.id) == 0)
            } else {
                #expect(try content(of: message.id, there) == contents[index])
            }
        }
    }

    @Test(
        "where the file was cut off, or its index was changed, all are lost and said; the journal comes",
        arguments: [-1, -300]
    )
    func cutOff(length: Int) throws {
        let message = try send(Self.content(10_000), "x.bin")
        _ = try backup()
        let bytes = try Data(contentsOf: URL(filePath: file))
        try bytes.dropLast(-length).write(to: URL(filePath: file))
        var (report, there) = try restore()
        #expect(report.lost.map(\.message) == [message.id] && report.verification.isGenuine)

        var changed = bytes
        changed[changed.count - 100] ^= 1
        try changed.write(to: URL(filePath: file))
        (report, there) = try restore()
        #expect(report.lost.map(\.message) == [message.id])
        #expect(try there.store.message(message.id)?.state == .deleted)
    }

    @Test("one that is damaged or missing on the disk is said when the backup is made, and holds up no other")
    func damagedOnDisk() throws {
        let good = try send(Self.content(100), "good.bin")
        let bad = try send(Self.content(2_000_000, seed: 4), "bad.bin")
        let gone = try send(Self.content(100, seed: 5), "gone.bin")
        try manager.files.write([0xFF], at: 1_500_000, of: bad.id)
        try manager.files.remove(gone.id)
        let report = try backup()
        #expect(report.contents == 1 && Set(report.lost.map(\.name)) == ["bad.bin", "gone.bin"])
        let (restored, there) = try restore()
        #expect(Set(restored.lost.map(\.name)) == ["bad.bin", "gone.bin"])
        #expect(try content(of: good.id, there) == Self.content(100))
        #expect(try there.store.messages(incoming: nil, limit: 9).map(\.id) == [good.id])
    }

    @Test("what was deleted is not in it, nor told of")
    func deleted() throws {
        let secret = try send(Array("the combination is 4711".utf8), "secret.txt")
        try manager.delete(secret.id, at: History.start)
        #expect(try backup().lost == [])
        #expect(try Data(contentsOf: URL(filePath: file)).range(of: Data("combination".utf8)) == nil)
        let (restored, _) = try restore()
        #expect(restored.lost == [] && restored.contents == 0)
        #expect(!FileManager.default.fileExists(atPath: other + "/messages"))
    }

    @Test("messages that come and go while it is made leave it whole, each as it was or deleted")
    func whileChanging() async throws {
        let (data, file) = (data, file)
        let manager = manager
        let peer = peer
        for round in 0..<20 { _ = try send(Self.content(300_000, seed: UInt8(round)), "\(round)") }
        try await withThrowingTaskGroup { group in
            group.addTask {
                for round in 0..<40 {
                    var draft = try manager.begin()
                    try draft.append(Self.content(200_000, seed: UInt8(round)))
                    _ = try manager.send(draft, .file, name: "n\(round)", to: peer, isForWall: false, at: History.start)
                    guard let old = try manager.store.messages(incoming: false, limit: 100).last else { continue }
                    try manager.delete(old.id, at: History.start)
                }
            }
            group.addTask {
                for round in 0..<6 {
                    let report = try JournalBackup.make(of: data, to: file, replacing: true)
                    #expect(report.lost == [])
                    let other = data + "-\(round)"
                    let restored = try JournalRestore.run(file, into: other, replacing: true, now: History.start)
                    #expect(restored.lost == [] && restored.contents == report.contents)
                    let store = try SQLiteJournal(folder: other, mode: .create)
                    let files = MessageFolder(dataFolder: other)
                    let messages = try store.messages(incoming: nil, limit: 1000)
                    #expect(messages.count == report.contents && !messages.isEmpty)
                    for message in messages {
                        let seed = try #require(UInt8(message.name.trimmingCharacters(in: .letters)))
                        let bytes = try files.read(message.id, from: 0, count: 1_000_000)
                        #expect(bytes == Self.content(message.name.hasPrefix("n") ? 200_000 : 300_000, seed: seed))
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("what a restore that was killed has left is no part of the station, and goes at its next start")
    func killed() throws {
        let left = data + "/messages.new/" + MessageID().rawValue
        try FileManager.default.createDirectory(atPath: data + "/messages.new", withIntermediateDirectories: true)
        try Data("half".utf8).write(to: URL(filePath: left))
        try Data("half".utf8).write(to: URL(filePath: data + "/journal.sqlite.new"))
        #expect(try backup().contents == 0)
        _ = try SQLiteJournal(folder: data, mode: .create)
        #expect(!FileManager.default.fileExists(atPath: data + "/messages.new"))
        #expect(!FileManager.default.fileExists(atPath: data + "/journal.sqlite.new"))
    }

    @Test("what is in the folder before a restore is kept aside with its contents")
    func keptAside() throws {
        let message = try send(Self.content(50), "x.bin")
        _ = try backup()
        _ = try restore()
        let (report, there) = try restore()
        let aside = try #require(report.keptAside)
        #expect(FileManager.default.fileExists(atPath: aside + "/messages/\(message.id.rawValue)"))
        #expect(try content(of: message.id, there) == Self.content(50))
    }
}
