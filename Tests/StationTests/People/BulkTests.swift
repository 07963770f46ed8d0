import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Several people at once")
struct BulkTests {
    private let store: SQLiteJournal
    private let commands: RosterCommands
    private let now = Instant(microseconds: 1_772_409_600_000_000)

    init() throws {
        store = try SQLiteJournal()
        try SiteSetup().apply(to: store, at: now, fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        commands = RosterCommands(store: store, actor: "test", source: .supervisor)
        for (number, name, department) in [(7, "Mei Lin", "Design"), (8, "Bo", "Sales"), (9, "Cleo", "Sales")] {
            try commands.add(
                number: #require(PersonNumber(rawValue: number)),
                details: PersonDetails(name: name, department: department, position: "Lead"),
                at: now
            )
        }
    }

    private func id(_ number: Int) throws -> PersonID {
        let number = try #require(PersonNumber(rawValue: number))
        return try #require(try store.state().roster.anyone(number: number)).id
    }

    private func departments() throws -> [String] {
        try store.state().roster.people.values.sorted { $0.number < $1.number }.map(\.details.department)
    }

    @Test(
        "move to a department, all or none; who was there already is not edited, and the way back leads where each was"
    )
    func moved() throws {
        let all = try [id(7), id(8), id(9)]
        let old = try commands.move(to: Dictionary(uniqueKeysWithValues: all.map { ($0, "Sales") }), at: now)
        #expect(old == [all[0]: "Design"])
        #expect(try departments() == ["Sales", "Sales", "Sales"])
        #expect(try store.state().roster.people[all[0]]?.details.position == "Lead")
        try commands.move(to: old, at: now)
        #expect(try departments() == ["Design", "Sales", "Sales"])
        #expect(throws: RosterError.personGone) {
            try commands.move(to: [all[1]: "Design", PersonID(rawValue: "nobody"): "Design"], at: now)
        }
        #expect(try departments() == ["Design", "Sales", "Sales"])
    }

    @Test("are archived and restored, each once")
    func archived() throws {
        let ids: Set<PersonID> = try [id(8), id(9)]
        try commands.archive(id(8), at: now)
        #expect(try commands.archive(ids, at: now) == [id(9)])
        #expect(try store.state().roster.people.count == 1)
        let restored = try commands.restore(ids, at: now)
        #expect(Set(restored) == ids)
        #expect(try commands.restore(ids, at: now).isEmpty)
        #expect(try store.state().roster.people.count == 3)
        #expect(throws: RosterError.personGone) { try commands.archive([PersonID(rawValue: "nobody")], at: now) }
    }

    @Test("a list changes those whose number is there, adds the others, and leaves who is the same")
    func updated() throws {
        let csv = "number,name,department,position\n7,Mei Lin,Sales,Lead\n8,Bo,Sales,Lead\n10,Dan,Design,\n"
        let sheet = try PeopleSheet(csv: csv) { _ in nil }
        let roster = try store.state().roster
        #expect(sheet.problems(against: roster).count == 2)
        #expect(sheet.problems(against: roster, isUpdate: true).isEmpty)
        let mei = try #require(roster.people[id(7)])
        #expect(sheet.people.map { sheet.outcome(of: $0, in: roster) } == [.changed(mei), .unchanged, .added])
        let before = try store.state().head
        try commands.update(sheet.people.map(\.person), at: now)
        #expect(try departments() == ["Sales", "Sales", "Sales", "Design"])
        #expect(try store.state().head == before + 2)
        // Once more it changes nothing.
        try commands.update(sheet.people.map(\.person), at: now)
        #expect(try store.state().head == before + 2)
    }

    @Test("a list that names a number twice, or another's badge, is refused also where it may change people")
    func refused() throws {
        let badge = "F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42"
        try commands.assign(BeaconIdentity(text: badge), to: id(8), at: now)
        let csv = "number,name,badge\n7,Mei Lin,\(badge)\n8,Bo,\(badge)\n9,Cleo,\n9,Cleo Two,\n10,Dan,\n10,Dan Two,\n"
        let sheet = try PeopleSheet(csv: csv) { _ in nil }
        #expect(sheet.problems(against: try store.state().roster, isUpdate: true).map(\.line) == [2, 5, 7])
    }
}
