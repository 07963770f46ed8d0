import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

/// A snapshot over a real store: a site in UTC with the hours 09:00-17:30, Mei Lin (7) of Design and Bo (8) of Sales, and the
/// days around Monday, 2 March 2026.
struct TimesheetScript {
    let store: SQLiteJournal
    let repository: AttendanceRepository
    /// A supervisor who is nobody of the roster.
    let supervisor: AttendanceCommands
    /// Mei Lin herself.
    let mei: AttendanceCommands
    /// Another supervisor, who is Bo.
    let bo: AttendanceCommands

    static let monday = LocalDay(year: 2026, month: 3, day: 2)

    init() throws {
        store = try SQLiteJournal()
        var setup = SiteSetup()
        setup.timeZone = "UTC"
        setup.hours = "09:00-17:30"
        setup.grace = 5
        try setup.apply(to: store, at: Self.at(0, -600), fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        let roster = RosterCommands(store: store, actor: "test", source: .supervisor)
        for (number, name, department) in [(7, "Mei Lin", "Design"), (8, "Bo", "Sales")] {
            try roster.add(
                number: #require(PersonNumber(rawValue: number)),
                details: PersonDetails(name: name, department: department),
                at: Self.at(0, -600)
            )
        }
        let repository = AttendanceRepository(store: store)
        self.repository = repository
        let people = try store.state().roster
        func commands(_ actor: String, _ number: Int?) -> AttendanceCommands {
            AttendanceCommands(
                repository: repository,
                actor: actor,
                source: .supervisor,
                holder: number.flatMap { PersonNumber(rawValue: $0) }.flatMap { people.person(number: $0)?.id }
            )
        }
        supervisor = commands("account:super", nil)
        mei = commands("account:mei", 7)
        bo = commands("account:bo", 8)
    }

    /// Minutes after midnight of a day after Monday.
    static func at(_ day: Int, _ minutes: Int) -> Instant {
        Instant(microseconds: 1_772_409_600_000_000 + Int64(day * 1440 + minutes) * 60_000_000)
    }

    func person(_ number: Int) throws -> Person {
        let number = try #require(PersonNumber(rawValue: number))
        return try #require(try store.state().roster.anyone(number: number))
    }

    /// A punch as another process records it.
    @discardableResult
    func punch(_ number: Int, _ direction: Punch.Direction, _ day: Int, _ minutes: Int, recorded: Instant? = nil) throws
        -> EntryID
    {
        let happened = Self.at(day, minutes)
        let draft = EntryDraft(
            .punched(Punch(person: try person(number).id, direction: direction)),
            happened: happened,
            source: .kiosk,
            actor: "kiosk Door"
        )
        let entry = try #require(try store.append([draft], recorded: recorded ?? happened).first)
        return EntryID(hash: entry.hash)
    }

    /// A day's work as usual.
    func work(_ number: Int, day: Int) throws {
        try punch(number, .in, day, 540)
        try punch(number, .out, day, 1050)
    }

    /// A person's days from Monday on, with everything known up to the Monday after.
    func days(_ number: Int, _ count: Int = 1) async throws -> PersonDays {
        let snapshot = try await repository.snapshot()
        let range = try DayRange(from: Self.monday, to: Self.monday.adding(count - 1))
        return snapshot.days(
            of: [try person(number)],
            in: range,
            knowledge: Timesheet.Knowledge(complete: Self.at(7, 0))
        )[0]
    }
}
