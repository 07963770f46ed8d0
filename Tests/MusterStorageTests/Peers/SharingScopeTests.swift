import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Synchronization
import Testing

@Suite("What another station receives")
struct SharingScopeTests {
    private let one: TestStation
    private let two: TestStation

    init() throws {
        one = try TestStation(batch: 3)
        two = try TestStation()
        for station in [one, two] { try station.record(try History.site()) }
        for number in 1...3 {
            let photo = number == 1 ? try History.photo() : nil
            try one.record(try History.person(number, name: "Secret \(number)", photo: photo))
        }
        try one.record(.badgeAssigned(BadgeAssigned(identity: History.identity(1), person: History.id(1))))
        for number in 1...3 { try one.punch(number, .in) }
    }

    /// Everything that one answers, as text.
    private func answers() async throws -> String {
        let heard = Mutex("")
        try await two.manager.catchUp(with: one.id) { request in
            let answer = try await one.manager.answer(request, from: two.id)
            heard.withLock { $0 += String(decoding: answer, as: UTF8.self) }
            return answer
        }
        return heard.withLock { $0 }
    }

    @Test("nothing, without a scope or with an empty one")
    func nothing() async throws {
        try two.take(.everything, from: one)
        await #expect(throws: SharingError.nothingShared) { try await two.pull(one) }
        try one.share(.nothing, with: two)
        await #expect(throws: SharingError.nothingShared) { try await two.pull(one) }
        #expect(try two.store.held(of: one.id) == .nothing)
        #expect(try two.store.ownHead().sequence == 2)
    }

    @Test("how the site works only if that is shared too; at another station it changes nothing")
    func planning() async throws {
        let scope = SharingScope(people: .everybody, punches: .everybody, items: false)
        try one.share(scope, with: two)
        #expect(try await !answers().contains(#""kind":"site""#))
        var wider = scope
        wider.planning = true
        try one.share(wider, with: two)
        try two.take(wider, from: one)
        let before = try two.store.state().site
        #expect(try await answers().contains(#""kind":"site""#))
        #expect(try two.store.state().site == before)
    }

    @Test("only hashes of what is not for it, and no value of anybody else")
    func withheld() async throws {
        let only = PeopleSelection.some(departments: [], people: [History.id(2)])
        try one.share(SharingScope(people: only, punches: only, items: false), with: two)
        let heard = try await answers()
        for number in [1, 3] {
            #expect(!heard.contains(History.id(number).rawValue))
            let name = Data("{\"department\":\"Sales\",\"name\":\"Secret \(number)\",\"position\":\"\"}".utf8)
            #expect(!heard.contains(name.base64EncodedString()))
        }
        #expect(heard.contains(History.id(2).rawValue))
        let state = try two.store.state()
        #expect(state.roster.people.values.map(\.details.name) == ["Secret 2"])
        #expect(try two.store.latestStay(of: History.id(2), at: two.now)?.isOpen == true)
        #expect(try two.store.held(of: one.id).head == one.store.ownHead())
        #expect(try two.store.verifyHeld() == [])
    }

    @Test("people come with photos and badges; a wider scope brings what was withheld, under the same hashes")
    func widened() async throws {
        let sales = PeopleSelection.some(departments: ["Sales"], people: [])
        try one.share(SharingScope(people: .nobody, punches: sales, items: false), with: two)
        try await two.pull(one)
        #expect(try two.store.state().roster.people.isEmpty)
        let head = try two.store.held(of: one.id).head
        try one.share(SharingScope(people: sales, punches: .nobody, items: false), with: two)
        try await two.pull(one)
        let state = try two.store.state()
        #expect(state.roster == (try one.store.state().roster))
        #expect(state.roster.badges.count == 1)
        let photo = try #require(state.roster.people[History.id(1)]?.photo)
        #expect(try two.store.photo(photo) == History.photo())
        #expect(try two.store.heldHash(of: one.id, head.sequence) == head.hash)
        #expect(try two.store.verifyHeld() == [])
    }

    @Test("a badge and a punch of another station's person are recorded here like those of one's own")
    func othersPeople() async throws {
        try one.share(with: two)
        try two.share(with: one)
        try await two.pull(one)
        try two.record(.badgeAssigned(BadgeAssigned(identity: History.identity(2), person: History.id(2))))
        try two.record(.personArchived(PersonArchived(person: History.id(3))))
        two.pass(minutes: 60)
        try two.punch(2, .out)
        try await one.pull(two)
        let state = try one.store.state()
        #expect(state.roster.badges[History.identity(2)] == History.id(2))
        #expect(state.roster.archived[History.id(3)] != nil)
        let stays = try one.store.stays(at: two.now)
        #expect(stays[History.id(2)]?.left == two.now)
        #expect(stays == (try two.store.stays(at: two.now)))
        #expect(try two.store.rebuild().isIdentical)
    }

    @Test("a break that began at one station goes on at the other, and ends at both where it is ended")
    func breaks() async throws {
        try one.share(with: two)
        try two.share(with: one)
        for station in [one, two] { station.pass(minutes: 60) }
        try one.punch(2, .breakBegin)
        try await two.pull(one)
        for station in [one, two] {
            let stays = try station.store.stays(at: one.now)
            #expect(stays.compactMapValues(\.breakSince) == [History.id(2): one.now])
        }
        for station in [one, two] { station.pass(minutes: 30) }
        try two.punch(2, .breakEnd)
        try await one.pull(two)
        for station in [one, two] {
            #expect(try station.store.stays(at: two.now).values.allSatisfy { $0.breakSince == nil })
        }
    }
}
