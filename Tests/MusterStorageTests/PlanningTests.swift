import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("The planning in the journal")
struct PlanningTests {
    @Test("is read without everything else, and from where it was read last")
    func reading() throws {
        let store = try SQLiteJournal()
        let now = Instant(microseconds: 1_772_438_400_000_000)
        var setup = SiteSetup()
        setup.timeZone = "UTC"
        try setup.apply(to: store, at: now, fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        let holiday = try Holiday(day: LocalDay(year: 2026, month: 3, day: 3), name: "Feast")
        let drafts = [.receiverHeard, .holidaySet(holiday), .receiverHeard].map { (fact: Fact) in
            EntryDraft(fact, happened: now, source: .system, actor: "test")
        }
        let entries = try store.append(drafts, recorded: now)
        let planned = entries[1].sequence
        let all = try store.planning(after: 0)
        #expect(all.map(\.fact.kind) == [SiteConfigured.kind, Holiday.kind])
        #expect(all.last?.sequence == planned)
        #expect(try store.planning(after: planned - 1).map(\.fact) == [.holidaySet(holiday)])
        #expect(try store.planning(after: planned).isEmpty)
    }
}
