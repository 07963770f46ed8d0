import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

/// A journal that is kept for months, day by day: the site in Berlin, Monday 2026-03-02.
struct KeptStation {
    let store: SQLiteJournal
    let manager: RetentionManager
    let clock: ZoneClock
    private(set) var now = History.start

    init(_ store: SQLiteJournal? = nil) throws {
        self.store = try store ?? SQLiteJournal()
        manager = RetentionManager(store: self.store)
        clock = try ZoneClock("Europe/Berlin")
        try record(History.site(), History.person(7), History.person(8))
    }

    func at(_ day: Int, _ minutes: Int) -> Instant {
        clock.instant(of: clock.day(of: History.start).adding(day), minutes: minutes)
    }

    func day(_ day: Int) -> LocalDay { clock.day(of: History.start).adding(day) }

    func record(_ drafts: EntryDraft..., at instant: Instant? = nil) throws {
        _ = try store.append(drafts, recorded: instant ?? now)
    }

    func record(_ fact: Fact, at instant: Instant, personal: [PersonalValue] = []) throws {
        let draft = EntryDraft(fact, happened: instant, source: .kiosk, actor: "tester", personal: personal)
        _ = try store.append([draft], recorded: instant)
    }

    /// Two people work from nine to five on some days, and the station's time goes on.
    mutating func work(_ days: Range<Int>) throws {
        for day in days {
            var drafts: [EntryDraft] = []
            for (direction, minutes) in [(Punch.Direction.in, 540), (.out, 1020)] {
                for number in [7, 8] {
                    let punch = Punch(
                        person: History.id(number),
                        direction: direction,
                        key: "\(number) \(direction) \(day)"
                    )
                    let happened = at(day, minutes)
                    drafts.append(EntryDraft(.punched(punch), happened: happened, source: .kiosk, actor: "tester"))
                }
            }
            _ = try store.append(drafts, recorded: at(day, 1020))
            now = at(day, 1100)
        }
    }

    mutating func pass(to day: Int) { now = at(day, 1100) }

    func keep(_ days: [RetentionKind: Int]) async throws {
        try await manager.change(to: Retention(days: days), actor: "tester", source: .supervisor, at: now)
    }

    func expire() async throws -> Int { try await manager.expire(at: now) }

    /// What anybody would find wrong, also after a rebuild.
    func check(_ comment: String = "") throws {
        #expect(try store.verify().findings == [], "\(comment)")
        #expect(try store.verifyHeld() == [], "\(comment)")
        #expect(try store.rebuild().isIdentical, "\(comment)")
    }

    func count(_ kind: String) throws -> Int {
        try store.entries(after: 0, limit: .max).count { $0.fact.kind == kind }
    }
}
