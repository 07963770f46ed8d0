import Attendance
import BeaconKit
import FactExamples
import Foundation
import Logging
import MusterStorage
import Station

/// A journal with something of everything, that fuzzers begin with.
enum SmallOffice {
    /// 2026-03-02 06:00:00 UTC, a Monday.
    static let start = Instant(microseconds: 1_772_431_200_000_000)
    static let uuid = BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)
    static let siteUUID = BeaconUUID(high: 1, low: 2)
    /// A place of the test's own in the journal, for who does something.
    static let actor = "fuzz"

    static func logger() -> Logger { Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() } }

    static func badge(_ minor: UInt16) -> BeaconIdentity { BeaconIdentity(uuid: uuid, major: 1, minor: minor) }

    /// After so many minutes.
    static func instant(_ minutes: Int) -> Instant { start.adding(microseconds: Int64(minutes) * 60_000_000) }

    /// Three people with badges who work, an item, and a fact of almost every kind.
    static func furnish(_ journal: SQLiteJournal) throws {
        try SiteSetup().apply(to: journal, at: start, fresh: (siteUUID, "Europe/Berlin"))
        let commands = RosterCommands(store: journal, actor: actor, source: .supervisor)
        let people = try [(7, "Ada Chen", "Design"), (8, "Bo 林", "Sales"), (9, "Cleo Müller", "Design")].map {
            number,
            name,
            department in
            try NewPerson(
                number: FactExamples.some(PersonNumber(rawValue: number)),
                details: PersonDetails(name: name, department: department, position: "Engineer"),
                badge: badge(UInt16(number))
            )
        }
        let added = try commands.add(people, at: start)
        let tag = try Tag(identity: badge(40), owner: added.first?.id)
        try ItemCommands(store: journal, actor: actor, source: .supervisor)
            .add(ItemSetup(name: "Drill", tag: tag), at: start)
        for day in 0..<3 {
            for person in added {
                for (direction, minute) in [
                    (Punch.Direction.in, 120), (.breakBegin, 360), (.breakEnd, 390), (.out, 600),
                ] {
                    let happened = instant(day * 1_440 + minute)
                    let punch = Punch(person: person.id, direction: direction)
                    let draft = EntryDraft(.punched(punch), happened: happened, source: .kiosk, actor: actor)
                    _ = try journal.append([draft], recorded: happened)
                }
            }
        }
        try addExamples(to: journal)
    }

    /// Facts after which a journal would not go on as before.
    private static let finalKinds: Set<String> = [
        StationMoved.kind, StationReturned.kind, StationArrived.kind, Expiry.kind, Retention.kind, SiteConfigured.kind,
        PersonErased.kind,
    ]

    /// One fact of every other kind, as far as the journal takes it.
    private static func addExamples(to journal: SQLiteJournal) throws {
        for (fact, _, _) in try FactExamples.all() where !finalKinds.contains(fact.kind) {
            let draft = EntryDraft(fact, happened: instant(5_000), source: .supervisor, actor: actor)
            _ = try? journal.append([draft], recorded: instant(5_000))
        }
    }

    /// Has a journal take over something of a station.
    static func take(_ scope: SharingScope, of peer: PeerID, _ journal: SQLiteJournal) throws {
        let commands = SharingCommands(store: journal, actor: actor, source: .supervisor)
        try commands.set(.taking, scope, peer, at: instant(5_000))
    }

    /// All lines of its journal as an inspector gets them.
    static func bundle(of journal: SQLiteJournal) async throws -> [UInt8] {
        let first = LocalDay(year: 2026, month: 3, day: 1)
        let snapshot = try await AttendanceRepository(store: journal).snapshot()
        return try journal.bundle(of: DayRange(from: first, to: first.adding(30)), in: snapshot).bytes
    }
}
