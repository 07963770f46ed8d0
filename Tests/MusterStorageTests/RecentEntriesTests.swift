import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("What the journal says of the present")
struct RecentEntriesTests {
    @Test("is all that counts on whichever day, and punches from an instant on, without everything else")
    func reading() throws {
        let store = try SQLiteJournal()
        let now = Instant(microseconds: 1_772_438_400_000_000)
        var setup = SiteSetup()
        setup.timeZone = "UTC"
        try setup.apply(to: store, at: now, fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        let holiday = try Holiday(day: LocalDay(year: 2026, month: 3, day: 3), name: "Feast")
        let person = History.id(7)
        func draft(_ fact: Fact, minutes: Int64 = 0) -> EntryDraft {
            let happened = now.adding(microseconds: minutes * 60_000_000)
            return EntryDraft(fact, happened: happened, source: .system, actor: "test")
        }
        let entries = try store.append(
            [
                draft(.receiverHeard), draft(.holidaySet(holiday)),
                draft(.punched(Punch(person: person, direction: .in)), minutes: -1),
                draft(.punched(Punch(person: person, direction: .out))), draft(.receiverHeard),
            ],
            recorded: now
        )
        let recent = try store.recent(from: now)
        #expect(recent.own.map(\.fact.kind) == [SiteConfigured.kind, Holiday.kind, Punch.kind])
        #expect(recent.own.last == entries[3])
        #expect(recent.head == entries[4].sequence)
        #expect(recent.shared.isEmpty && recent.arrival == 0)
        #expect(try store.recent(from: now.adding(microseconds: 1)).own.count == 2)
    }
}
