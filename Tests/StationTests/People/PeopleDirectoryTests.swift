import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Looking for people")
struct PeopleDirectoryTests {
    private let store: SQLiteJournal
    private let commands: RosterCommands
    private let directory: PeopleDirectory
    private let now = Instant(microseconds: 1_795_226_400_000_000)

    init() throws {
        store = try SQLiteJournal()
        try SiteSetup().apply(to: store, at: now, fresh: (BeaconUUID(high: 1, low: 2), "Asia/Shanghai"))
        commands = RosterCommands(store: store, actor: "test", source: .supervisor)
        directory = PeopleDirectory(repository: AttendanceRepository(store: store))
    }

    private func add(_ people: [(Int, String, String)]) throws {
        _ = try commands.add(
            people.map { number, name, department in
                NewPerson(
                    number: try #require(PersonNumber(rawValue: number)),
                    details: try PersonDetails(name: name, department: department)
                )
            },
            at: now
        )
    }

    private func numbers(_ query: PeopleQuery) async throws -> [Int] {
        try await directory.list(query).lines.map(\.person.number.rawValue)
    }

    @Test(
        "people are found by name, number and the beginnings of words or syllables",
        arguments: [
            ("", [7, 12, 70, 80, 90, 95]), ("lxm", [7]), ("linxm", [7]), ("LinXiaoMei", [7]), ("晓梅", [7]),
            ("xiao", [7]), ("xm", [7]), ("lin mei", [7]), ("lm", []), ("7", [7, 70]), ("70", [70]), ("0", []),
            ("ac", [12]), ("ADA", [12]), ("chen ada", [12]), ("da", [12]), ("muller", [70]), ("MÜLLER", [70]),
            ("jm", [70]),
            ("lvq", [80]), ("luq", [80]), ("zgf", [90]), ("cgf", [90]), ("محمد", [95]), ("<b>", []), ("'", []),
            ("ＡＤＡ", [12]),
        ] as [(String, [Int])]
    )
    func search(text: String, expected: [Int]) async throws {
        try add([
            (7, "林晓梅", "设计"), (12, "Ada Chen", "Design"), (70, "Jörg Müller", "Sales"), (80, "吕青", "Sales"),
            (90, "曾国藩", ""), (95, "محمد الأحمد", ""),
        ])
        #expect(try await numbers(PeopleQuery(text: text)) == expected)
    }

    @Test("departments filter, archived ones are apart, and what changes is seen at once")
    func filters() async throws {
        try add([(1, "A", "X"), (2, "B", "Y"), (3, "C", "X")])
        #expect(try await numbers(PeopleQuery(department: "X")) == [1, 3])
        #expect(try await directory.list(PeopleQuery(department: "X")).departments == ["X", "Y"])
        let id = try commands.person(#require(PersonNumber(rawValue: 3))).id
        try commands.archive(id, at: now)
        #expect(try await numbers(PeopleQuery()) == [1, 2])
        #expect(try await numbers(PeopleQuery(isArchived: true)) == [3])
        #expect(try await directory.list(PeopleQuery()).archived == 1)
        // Entries of other kinds change nothing.
        _ = try store.append(
            (0..<1500).map { _ in EntryDraft(.receiverHeard, happened: now, source: .system, actor: "test") },
            recorded: now
        )
        #expect(try await numbers(PeopleQuery()) == [1, 2])
        try commands.restore(id, at: now)
        #expect(try await numbers(PeopleQuery()) == [1, 2, 3])
        try commands.edit(id, to: PersonChange(name: "Zed"), at: now)
        #expect(try await numbers(PeopleQuery(text: "zed")) == [3])
    }

    @Test("following the journal gives the same roster as reading it anew, after every kind of change")
    func following() async throws {
        try add([(1, "A", "X"), (2, "B", "Y"), (3, "C", "X")])
        let people = try await directory.list(PeopleQuery()).lines.map(\.person.id)
        let tag = BeaconIdentity(uuid: BeaconUUID(high: 9, low: 9), major: 1, minor: 42)
        let changes: [() throws -> Void] = [
            { try add([(4, "D", "")]) },
            { try commands.assign(tag, to: people[0], at: now) },
            { try commands.edit(people[0], to: PersonChange(number: PersonNumber(rawValue: 50)), at: now) },
            { try commands.archive(people[0], at: now) },
            { try commands.edit(people[0], to: PersonChange(name: "Bo"), at: now) },
            { try commands.assign(tag, to: people[1], at: now) },
            { try commands.restore(people[0], at: now) },
            { try commands.revoke(tag, at: now) },
            { try commands.remove(people[2], at: now) },
            { try erase(people[1]) },
            { try add((100..<400).map { ($0, "Many", "") }) },
            { try commands.archive(people[1], at: now) },
        ]
        for change in changes {
            try change()
            #expect(try await directory.current() == store.state().roster)
        }
        #expect(try await numbers(PeopleQuery(text: "bo")) == [50])
        #expect(try await numbers(PeopleQuery(text: "b", isArchived: true)) == [])
    }

    private func erase(_ id: PersonID) throws {
        _ = try store.append(
            [EntryDraft(.personErased(PersonErased(person: id)), happened: now, source: .supervisor, actor: "test")],
            recorded: now
        )
    }
}
