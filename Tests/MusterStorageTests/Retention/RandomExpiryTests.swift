import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Expiry in random histories")
struct RandomExpiryTests {
    @Test(
        "the journal verifies, a rebuild changes nothing, and what is present is what it was",
        arguments: UInt64(0)..<6
    )
    func random(seed: UInt64) async throws {
        let store = try SQLiteJournal()
        var history = RandomHistory(seed: seed)
        try history.write(batches: 160, to: store)
        let manager = RetentionManager(store: store)
        let last = try #require(try store.entries(after: 0, limit: .max).last)
        try await manager.change(
            to: Retention(days: [.presence: 7, .attendance: 93, .signatures: 93]),
            actor: "tester",
            source: .supervisor,
            at: last.recorded
        )
        var gone = 0
        // Within the week after the last entry, then later as if it went on.
        for day in stride(from: 0, through: 90, by: 15) {
            let now = last.recorded.adding(microseconds: Int64(day) * 86_400_000_000)
            _ = try store.append(
                [EntryDraft(.clockConfirmed, happened: now, source: .system, actor: "t")],
                recorded: now
            )
            let before = try store.state()
            let stays = try store.stays(at: now)
            gone += try await manager.expire(at: now)
            let after = try store.state()
            #expect(after.roster == before.roster && after.items == before.items && after.rules == before.rules)
            #expect(after.openAlerts == before.openAlerts, "\(seed) \(day)")
            #expect(try store.stays(at: now) == stays, "\(seed) \(day)")
            #expect(try store.verify().findings == [], "\(seed) \(day)")
            #expect(try store.rebuild().isIdentical, "\(seed) \(day)")
        }
        #expect(gone > 100, "\(seed)")
    }
}
