import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("What two stations recorded without knowing of each other")
struct ConflictTests {
    private let one: TestStation
    private let two: TestStation

    init() throws {
        one = try TestStation()
        two = try TestStation()
        for station in [one, two] { try station.record(try History.site()) }
        try one.share(with: two)
        try two.share(with: one)
    }

    private func meet() async throws {
        for _ in 0..<2 {
            try await one.pull(two)
            try await two.pull(one)
        }
    }

    private func subjects() throws -> [Conflict.Subject] {
        let states = try [one, two].map { try $0.store.state() }
        // Until somebody decides each goes on with what it knew first.
        if states[0].conflicts.isEmpty { #expect(states[0].roster == states[1].roster) }
        let sides = states.map { $0.conflicts.map { Set($0.sides.map(\.entry)) } }
        #expect(sides[0] == sides[1])
        return states[0].conflicts.map(\.subject)
    }

    private func name(_ number: Int, at station: TestStation? = nil) throws -> String? {
        try (station ?? one).store.state().roster.anyone(History.id(number))?.details.name
    }

    @Test("two edits of one name are kept and shown, until somebody who knows both decides")
    func edits() async throws {
        try one.edit(1, name: "Mei Lin", isNew: true)
        try await meet()
        one.pass(minutes: 60)
        try one.edit(1, name: "Mei Lin-Hall")
        two.pass(minutes: 30)
        try two.edit(1, name: "May Lin")
        try await meet()
        #expect(try subjects() == [.edits(History.id(1))])
        // Meanwhile each shows what it knew first.
        #expect(try name(1) == "Mei Lin-Hall")
        #expect(try name(1, at: two) == "May Lin")
        let sides = try one.store.state().conflicts[0].sides
        let names = try sides.map { try one.store.details(try #require($0.state).details)?.name }
        #expect(names == ["Mei Lin-Hall", "May Lin"])
        try two.edit(1, name: "May Lin")
        try await meet()
        #expect(try subjects() == [])
        #expect(try name(1) == "May Lin")
    }

    @Test("an edit by somebody who knew the other one is none, whatever the clocks say")
    func followed() async throws {
        one.pass(minutes: 5000)
        try one.edit(1, name: "Mei Lin", isNew: true)
        try await meet()
        try two.edit(1, name: "May Lin")
        try await meet()
        #expect(try subjects() == [])
        #expect(try name(1) == "May Lin")
    }

    @Test("the same edit on both sides is none")
    func sameEdit() async throws {
        try one.edit(1, name: "Mei Lin", isNew: true)
        try await meet()
        try one.edit(1, name: "May Lin")
        try two.edit(1, name: "May Lin")
        try await meet()
        #expect(try subjects() == [])
    }

    @Test("of two people with one number both stay, and it is theirs who was known first until one gets another")
    func numbers() async throws {
        try one.edit(1, name: "Mei Lin", isNew: true)
        two.pass(minutes: 10)
        try two.edit(2, name: "Sam Hill", to: 1, isNew: true)
        try await meet()
        let number = try #require(PersonNumber(rawValue: 1))
        #expect(try subjects() == [.number(number)])
        let roster = try two.store.state().roster
        #expect(roster.people.count == 2)
        #expect(roster.person(number: number)?.details.name == "Sam Hill")
        // A change of something else decides nothing.
        try two.edit(2, name: "Samuel Hill", to: 1)
        try await meet()
        #expect(try subjects() == [.number(number)])
        #expect(try one.store.state().roster.person(number: number)?.details.name == "Mei Lin")
        try one.edit(2, name: "Samuel Hill", to: 9)
        try await meet()
        #expect(try subjects() == [])
        #expect(try two.store.state().roster.person(number: try #require(PersonNumber(rawValue: 9))) != nil)
    }

    @Test("a badge of two people is theirs of whom the station knew first, until somebody decides")
    func badges() async throws {
        try one.edit(1, name: "Mei Lin", isNew: true)
        try two.edit(2, name: "Sam Hill", isNew: true)
        try await meet()
        let badge = History.identity(5)
        try one.record(.badgeAssigned(BadgeAssigned(identity: badge, person: History.id(1))))
        two.pass(minutes: 1)
        try two.record(.badgeAssigned(BadgeAssigned(identity: badge, person: History.id(2))))
        try await meet()
        #expect(try subjects() == [.badge(badge)])
        #expect(try one.store.state().roster.badges[badge] == History.id(1))
        #expect(try two.store.state().roster.badges[badge] == History.id(2))
        try two.record(.badgeAssigned(BadgeAssigned(identity: badge, person: History.id(2))))
        try await meet()
        #expect(try subjects() == [])
        #expect(try one.store.state().roster.badges[badge] == History.id(2))
    }

    @Test("somebody who was removed there and changed here stays, until somebody decides")
    func removal() async throws {
        try one.edit(1, name: "Mei Lin", isNew: true)
        try await meet()
        try one.record(.personRemoved(PersonRemoved(person: History.id(1))))
        try two.edit(1, name: "May Lin")
        try await meet()
        #expect(try subjects() == [.removal(History.id(1))])
        #expect(try name(1) == "May Lin")
        try one.record(.personRemoved(PersonRemoved(person: History.id(1))))
        try await meet()
        #expect(try subjects() == [])
        #expect(try name(1) == nil)
    }

    @Test("what was withheld was not known: an edit over an edit that could not be read is a conflict")
    func unread() async throws {
        try one.edit(1, name: "Mei Lin", isNew: true)
        try await meet()
        try two.share(SharingScope(people: .nobody, punches: .everybody, items: false), with: one)
        try two.edit(1, name: "May Lin")
        try await meet()
        one.pass(minutes: 60)
        try one.edit(1, name: "Mei Lin-Hall")
        try await two.pull(one)
        #expect(try two.store.state().conflicts.map(\.subject) == [.edits(History.id(1))])
        #expect(try one.store.state().conflicts == [])
        // By department or by themselves they are known again, when that is shared.
        let sales = PeopleSelection.some(departments: ["Sales"], people: [])
        try two.share(SharingScope(people: sales, punches: .everybody, items: false), with: one)
        try await meet()
        #expect(try subjects() == [.edits(History.id(1))])
        try one.edit(1, name: "Mei Lin-Hall")
        try await meet()
        #expect(try subjects() == [])
    }

    @Test("what a station only heard of through a third one counts as known")
    func throughThird() async throws {
        let three = try TestStation()
        try three.record(try History.site())
        try three.share(with: two)
        try two.share(with: three)
        try one.edit(1, name: "Mei Lin", isNew: true)
        try await two.pull(one)
        try two.edit(1, name: "May Lin")
        try await three.pull(two)
        try three.edit(1, name: "May")
        try await two.pull(three)
        #expect(try two.store.state().conflicts == [])
        #expect(try two.store.state().roster.people[History.id(1)]?.details.name == "May")
    }
}
