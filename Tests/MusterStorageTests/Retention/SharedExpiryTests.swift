import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Expiry and sharing")
struct SharedExpiryTests {
    /// Two stations of which the first has recorded 125 days, and the second holds them.
    private func stations() async throws -> (KeptStation, TestStation, TestStation) {
        var one = try KeptStation()
        let (first, second) = (try TestStation(one.store), try TestStation())
        try second.record(History.site())
        try first.share(with: second)
        try one.work(0..<125)
        return (one, first, second)
    }

    @Test("who meets the station later gets the hashes of what has expired, and the rest as it is")
    func late() async throws {
        let (one, first, second) = try await stations()
        try await one.keep([.attendance: 93, .signatures: 93])
        #expect(try await one.expire() == 120)
        try await second.pull(first)
        #expect(try second.store.verifyHeld() == [])
        #expect(try second.store.held(of: first.id).head == (try first.store.ownHead()))
        let shared = try second.store.sharedEntries(after: 0, limit: .max)
        #expect(shared.count { $0.entry.fact.kind == Punch.kind } == 125 * 4 - 120)
    }

    @Test("what was received before stays until it has been kept here for long enough, and does not come back")
    func held() async throws {
        let (one, first, second) = try await stations()
        try await second.pull(first)
        try await one.keep([.attendance: 93, .signatures: 93])
        #expect(try await one.expire() == 120)
        try await second.pull(first)
        func punches() throws -> Int {
            try second.store.sharedEntries(after: 0, limit: .max).count { $0.entry.fact.kind == Punch.kind }
        }
        #expect(try punches() == 500)

        let keeper = AttendanceRepository(store: second.store)
        #expect(try await keeper.snapshot().attendance.evidence(of: History.id(7)).count == 250)
        let manager = RetentionManager(store: second.store)
        let now = one.now
        _ = try second.store.append(
            [EntryDraft(.receiverHeard, happened: now, source: .system, actor: "t")],
            recorded: now
        )
        try await manager.change(
            to: Retention(days: [.attendance: 93, .signatures: 93]),
            actor: "tester",
            source: .supervisor,
            at: now
        )
        let before = try second.store.state()
        #expect(try await manager.expire(at: now) == 120)
        #expect(try punches() == 380)
        #expect(try await keeper.snapshot().attendance.evidence(of: History.id(7)).count == 190)
        let after = try second.store.state()
        #expect(after.roster == before.roster)
        #expect(try second.store.verifyHeld() == [])
        #expect(try second.store.verify().findings == [])
        #expect(try second.store.expiries(limit: 9).allSatisfy { $0.expiry.station == first.id })

        // With another scope the chain is gone through again.
        try first.share(SharingScope(people: .everybody, punches: .nobody, items: false), with: second)
        try await second.pull(first)
        try first.share(with: second)
        try await second.pull(first)
        #expect(try punches() == 380)
        #expect(try second.store.verifyHeld() == [])
    }

    @Test("what was taken away of a held chain without an expiry is found")
    func tampered() async throws {
        let folder = try TemporaryFolder()
        let (_, first, _) = try await stations()
        let second = try TestStation(SQLiteJournal(folder: folder.path, mode: .create))
        try second.record(History.site())
        try first.share(with: second)
        try await second.pull(first)
        try RawDatabase.run(folder, "UPDATE held_entry SET kind = NULL, expiry = 1 WHERE sequence = 20")
        #expect(try SQLiteJournal(folder: folder.path, mode: .readOnly).verifyHeld().map(\.code) == [.expired])
    }
}
