import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Projections")
struct ProjectionTests {
    @Test(
        "punches that come one by one and those of an import make the same stay, also those that arrive late",
        arguments: [
            ([(.in, 60)], 2, "open"), ([(.in, 60), (.out, 300)], 2, "left"),
            ([(.in, 60), (.out, 300), (.in, 330)], 2, "open"),
            // An out after midnight closes the day on which the person came.
            ([(.in, 900), (.out, 1100)], 2, "left"),
            // 00:59 and 01:01 in Berlin are either side of 23:00 UTC… the day turns at 23:00 UTC.
            ([(.in, 60), (.out, 300), (.in, 16 * 60 + 59)], 2, "open"),
            ([(.in, 60), (.out, 300), (.in, 17 * 60)], 3, "open"),
            ([(.in, 60), (.out, 300), (.in, 1500), (.out, 1600), (.in, 400)], 3, "left"),
            ([(.in, 60), (.in, 1500), (.out, 1900)], 3, "left"),
        ] as [([(Punch.Direction, Int64)], Int, String)]
    )
    func stays(punches: [(Punch.Direction, Int64)], day: Int, state: String) throws {
        let journal = try SQLiteJournal()
        _ = try journal.append([History.site(), History.person(7)], recorded: History.start)
        var present = try OnSiteLedger(journal, at: History.start)
        for (direction, minutes) in punches {
            _ = try journal.append([History.punch(7, direction, minutes: minutes)], recorded: History.start)
            try present.update(from: journal)
        }
        #expect(try journal.verify().isGenuine)
        let now = History.start.adding(microseconds: (punches.map(\.1).max() ?? 0) * 60_000_000)
        let person = try #require(try journal.state().roster.people[History.id(7)])
        let latest = present.latestStay(of: person, at: now)
        let stay = try #require(latest)
        #expect(stay.day.day == day)
        #expect((stay.isOpen ? "open" : stay.isForgotten ? "forgotten" : "left") == state)
        // An import writes them in one transaction.
        let imported = try SQLiteJournal()
        _ = try imported.append([History.site(), History.person(7)], recorded: History.start)
        let drafts = punches.map { History.punch(7, $0, minutes: $1) }
        _ = try imported.append(drafts, recorded: History.start)
        #expect(try imported.latestStay(of: History.id(7), at: now) == stay)
        #expect(try imported.rebuild().isIdentical)
    }

    @Test("the reason for a correction is kept beside the chain, verified, and erased with its person")
    func reasons() throws {
        let journal = try SQLiteJournal()
        let person = History.id(7)
        let reason = try PersonalValue.make(reason: "saw a doctor", person: person)
        let correction = Correction(
            id: CorrectionID(),
            person: person,
            change: .add(.out, at: History.start),
            reason: reason.commitment
        )
        func draft(_ fact: Fact, _ personal: [PersonalValue]) -> EntryDraft {
            EntryDraft(fact, happened: History.start, source: .supervisor, actor: "sam", personal: personal)
        }
        let setUp = [try History.site(), try History.person(7)]
        _ = try journal.append(
            setUp + [draft(.correctionMade(CorrectionMade(correction)), [reason])],
            recorded: History.start
        )
        #expect(try journal.verify().findings == [])
        #expect(throws: StoreError.self) {
            let other = try PersonalValue.make(reason: "another", person: person)
            let refusal = Fact.correctionRefused(
                CorrectionRefused(id: correction.id, person: person, reason: other.commitment)
            )
            _ = try journal.append([draft(refusal, [])], recorded: History.start)
        }
        _ = try journal.append([draft(.personErased(PersonErased(person: person)), [])], recorded: History.start)
        #expect(try journal.verify().findings == [])
    }

    @Test("a person who is removed takes their badges along")
    func removed() throws {
        let journal = try SQLiteJournal()
        _ = try journal.append(
            [
                History.site(), History.person(7), History.person(8),
                History.draft(.badgeAssigned(BadgeAssigned(identity: History.identity(1), person: History.id(7)))),
                History.draft(.badgeAssigned(BadgeAssigned(identity: History.identity(2), person: History.id(8)))),
                History.draft(.badgeAssigned(BadgeAssigned(identity: History.identity(3), person: History.id(8)))),
                History.draft(.badgeRevoked(BadgeRevoked(identity: History.identity(3), person: History.id(8)))),
                History.draft(.personRemoved(PersonRemoved(person: History.id(7)))),
            ],
            recorded: History.start
        )
        let roster = try journal.state().roster
        #expect(Set(roster.people.keys) == [History.id(8)])
        #expect(roster.badges == [History.identity(2): History.id(8)])
        // The number is free again.
        _ = try journal.append([History.person(7, name: "Another", edit: true)], recorded: History.start)
    }

    @Test("who is archived is kept apart with number and badges, and comes back with those that nobody else got")
    func archived() throws {
        let journal = try SQLiteJournal()
        func take(_ facts: Fact...) throws -> Roster {
            _ = try journal.append(facts.map { History.draft($0) }, recorded: History.start)
            #expect(try journal.rebuild().isIdentical)
            #expect(try journal.verify().findings == [])
            return try journal.state().roster
        }
        _ = try journal.append([History.site(), History.person(7), History.person(8)], recorded: History.start)
        let away = try take(
            .badgeAssigned(BadgeAssigned(identity: History.identity(1), person: History.id(7))),
            .badgeAssigned(BadgeAssigned(identity: History.identity(2), person: History.id(7))),
            .personArchived(PersonArchived(person: History.id(7)))
        )
        #expect(Set(away.people.keys) == [History.id(8)])
        #expect(Set(away.archived.keys) == [History.id(7)])
        #expect(away.badges.isEmpty)
        #expect(away.badges(of: History.id(7)) == [History.identity(1), History.identity(2)])
        _ = try take(.badgeAssigned(BadgeAssigned(identity: History.identity(2), person: History.id(8))))
        let back = try take(.personRestored(PersonRestored(person: History.id(7))))
        #expect(back.archived.isEmpty)
        #expect(back.badges == [History.identity(1): History.id(7), History.identity(2): History.id(8)])
    }

    @Test("the zone of an entry is that of the site when it was recorded")
    func zones() throws {
        let journal = try SQLiteJournal()
        let before = try journal.append([History.draft(.receiverHeard)], recorded: History.start)
        let shift = try Shift("09:00-17:30", grace: 10)
        let moved = Fact.siteConfigured(
            SiteConfigured(
                name: "Harbour",
                timeZone: "Asia/Shanghai",
                shift: shift,
                broadcastUUID: History.broadcastUUID
            )
        )
        let after = try journal.append(
            [History.site(), History.draft(.receiverHeard), History.draft(moved), History.draft(.receiverHeard)],
            recorded: History.start
        )
        #expect(
            (before + after).map(\.timeZone) == ["UTC"] + [
                "Europe/Berlin", "Europe/Berlin", "Asia/Shanghai", "Asia/Shanghai",
            ]
        )
        #expect((before + after).map(\.offset) == [0, 3600, 3600, 28800, 28800])
    }

    @Test(
        "after any history a rebuild gives the same projections to the byte",
        arguments: 1...40 as ClosedRange<UInt64>
    )
    func rebuild(seed: UInt64) throws {
        let journal = try SQLiteJournal()
        var history = RandomHistory(seed: seed)
        try history.write(batches: 60, to: journal)
        let state = try journal.state()
        let report = try journal.rebuild()
        #expect(report.isIdentical)
        #expect(report.entries == state.head)
        #expect(report.before.filter { $0.rows == 0 }.map(\.table) == [])
        #expect(try journal.state().roster == state.roster)
        #expect(try journal.verify().findings == [])
    }

    @Test("a rebuild repairs projections that were changed, and says which")
    func repair() throws {
        let folder = try TemporaryFolder()
        var journal = try SQLiteJournal(folder: folder.path, mode: .create)
        var history = RandomHistory(seed: 99)
        try history.write(batches: 30, to: journal)
        let roster = try journal.state().roster
        journal = try SQLiteJournal()
        try RawDatabase.run(folder, "UPDATE site SET grace = 0; DELETE FROM badge; DELETE FROM head")
        journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        let report = try journal.rebuild()
        let repaired = zip(report.before, report.after).filter { $0 != $1 }.map(\.1.table)
        #expect(Set(repaired) == ["site", "badge", "head"])
        #expect(try journal.verify().findings == [])
        #expect(try journal.state().roster == roster)
    }
}
