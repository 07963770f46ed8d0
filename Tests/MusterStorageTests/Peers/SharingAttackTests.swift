import Attendance
import BeaconKit
import Foundation
import GRDB
import Logging
import MusterStorage
import Station
import Synchronization
import Testing

@Suite("A chain that is not what it was")
struct SharingAttackTests {
    private let folder: TemporaryFolder
    private let two: TestStation
    private var data: String { folder.path + "/data" }

    init() throws {
        folder = try TemporaryFolder()
        two = try TestStation()
        try two.record(try History.site())
    }

    private func open(_ folder: String) throws -> TestStation {
        try TestStation(try SQLiteJournal(folder: folder, mode: .create), batch: 4)
    }

    private func makeOne() throws -> TestStation {
        let one = try open(data)
        try one.record(try History.site())
        try one.share(with: two)
        for number in 1...3 { try one.record(try History.person(number)) }
        return one
    }

    /// The station after an old backup was put in its place.
    private func restored(_ backup: String) throws -> TestStation {
        let other = folder.path + "/restored"
        _ = try JournalRestore.run(backup, into: other, replacing: true, now: History.start)
        return try open(other)
    }

    @Test("an old backup that was restored is noticed on both sides, and nothing is taken from it")
    func oldBackup() async throws {
        let one = try makeOne()
        let backup = folder.path + "/backup"
        let old = try JournalBackup.make(of: data, to: backup, replacing: false).head
        try one.punch(1, .in)
        try one.punch(2, .in)
        try await two.pull(one)
        let before = try two.store.state()

        let again = try restored(backup)
        await #expect(throws: SharingError.self) { try await two.pull(again) }
        #expect(try two.store.troubles().map(\.kind) == [.lostEntries])
        #expect(try two.store.troubles().map(\.sequence) == [old.sequence + 1])
        #expect(try again.store.troubles().map(\.kind) == [.lostOwnEntries])

        // It goes on, in another way than before.
        try again.record(try History.person(9))
        for number in [3, 2, 1] { try again.punch(number, .in) }
        await #expect(throws: SharingError.self) { try await two.pull(again) }
        #expect(try two.store.troubles().map(\.kind) == [.forked])
        let after = try two.store.state()
        #expect(after.roster == before.roster && after.head == before.head)
        #expect(try two.store.verifyHeld() == [])

        // The newest backup, or the station itself, puts it right.
        try one.punch(3, .in)
        try await two.pull(one)
        #expect(try two.store.troubles() == [])
        #expect(try two.store.latestStay(of: History.id(3), at: two.now)?.isOpen == true)
    }

    @Test("an answer that was changed anywhere is refused whole")
    func changed() async throws {
        let one = try makeOne()
        try one.punch(1, .in)
        let changes: [(String, String)] = [
            (#"direction\":\"in"#, #"direction\":\"out"#), ("\"number\\\":3", "\"number\\\":4"),
            ("\"actor\":\"tester\"", "\"actor\":\"nobody\""), ("\"first\":1", "\"first\":2"),
            ("\"source\":\"supervisor\"", "\"source\":\"kiosk\""),
        ]
        for (old, new) in changes {
            let asking = try TestStation()
            try asking.record(try History.site())
            try one.share(with: asking)
            await #expect(throws: SharingError.self, "\(old)") {
                try await asking.manager.catchUp(with: one.id) { request in
                    let answer = String(decoding: try await one.manager.answer(request, from: asking.id), as: UTF8.self)
                    // Every change meets an answer sooner or later; before that all is well.
                    return Array(answer.replacing(old, with: new).utf8)
                }
            }
            #expect(try asking.store.verifyHeld() == [])
            try await asking.pull(one)
            #expect(try asking.store.state().roster == one.store.state().roster)
        }
    }

    @Test("a station that answers in another's name is refused")
    func otherKey() async throws {
        let one = try makeOne()
        let other = try TestStation()
        try other.record(try History.site())
        try other.share(with: two)
        await #expect(throws: SharingError.notGenuine) {
            try await two.manager.catchUp(with: one.id) { try await other.manager.answer($0, from: two.id) }
        }
        #expect(try two.store.held(of: one.id) == .nothing)
        // It is told until an answer is sealed as it should be.
        #expect(try two.store.troubles().map(\.kind) == [.badSeal])
        #expect(try two.store.troubles().map(\.sequence) == [1])
        try await two.pull(one)
        #expect(try two.store.troubles() == [])
    }

    @Test("what stations that are trusted contradict is told with their names, since it was noticed, until they part")
    func told() async throws {
        let one = try makeOne()
        let backup = folder.path + "/backup"
        _ = try JournalBackup.make(of: data, to: backup, replacing: false)
        try one.punch(1, .in)
        try await two.pull(one)
        let again = try restored(backup)
        let since = two.now
        await #expect(throws: SharingError.self) { try await two.pull(again) }
        // Nobody knows it by a name yet.
        #expect(try two.store.peerTroubles() == [])
        try two.record(.stationPaired(StationPaired(station: one.id, name: "North gate")))
        two.pass(minutes: 5)
        await #expect(throws: SharingError.self) { try await two.pull(again) }
        let told = try two.store.peerTroubles()
        #expect(told.map(\.name) == ["North gate"] && told.map(\.trouble.since) == [since])
        let book = PeerRegistry(store: two.store, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        try book.unpair(one.id, by: "tester", at: two.now)
        #expect(try two.store.peerTroubles() == [])
        #expect(try two.store.troubles() == [])
    }

    @Test("an answer that is played again changes nothing")
    func replayed() async throws {
        let one = try makeOne()
        let answers = Mutex<[[UInt8]]>([])
        try await two.manager.catchUp(with: one.id) { request in
            let answer = try await one.manager.answer(request, from: two.id)
            answers.withLock { $0.append(answer) }
            return answer
        }
        let before = try two.store.ownHead()
        for answer in answers.withLock({ $0.dropLast() }) {
            await #expect(throws: SharingError.self) { try await two.manager.catchUp(with: one.id) { _ in answer } }
        }
        #expect(try two.store.ownHead() == before)
        #expect(try two.store.verifyHeld() == [])
    }

    @Test(
        "what is no answer, or no request, is refused",
        arguments: ["", "{}", "[]", #"{"version":9}"#, #"{"version":1}"#, #"{"version":1,"part":{}}"#]
    )
    func unreadable(text: String) async throws {
        let one = try makeOne()
        await #expect(throws: SharingError.self) {
            try await two.manager.catchUp(with: one.id) { _ in Array(text.utf8) }
        }
        await #expect(throws: SharingError.self) { try await one.manager.answer(Array(text.utf8), from: two.id) }
    }

    @Test("a held entry that was changed in the file is found")
    func tampered() async throws {
        let one = try makeOne()
        let mine = folder.path + "/mine"
        let holder = try open(mine)
        try holder.record(try History.site())
        try one.share(with: holder)
        try await holder.pull(one)
        #expect(try holder.store.verifyHeld() == [])
        for (sql, code) in [
            ("UPDATE held_entry SET actor = 'x' WHERE sequence = 4", Finding.Code.changed),
            ("UPDATE held_excerpt SET signature = zeroblob(64) WHERE first = 1", .seal),
            ("DELETE FROM held_excerpt WHERE first = 1", .unsealed),
            ("DELETE FROM held_entry WHERE sequence = 2", .missing),
        ] {
            let copy = try TemporaryFolder()
            _ = try JournalBackup.make(of: mine, to: copy.path + "/b", replacing: true)
            _ = try JournalRestore.run(copy.path + "/b", into: copy.path, replacing: true, now: History.start)
            try RawDatabase.run(copy, sql)
            let journal = try SQLiteJournal(folder: copy.path, mode: .readOnly)
            #expect(try journal.verifyHeld().map(\.code).contains(code), "\(sql)")
        }
    }
}
