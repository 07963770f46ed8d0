import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("What this station takes over of another one, which may mean harm")
struct TakingTests {
    private let here: TestStation
    private let there: TestStation

    init() throws {
        here = try TestStation()
        there = try TestStation()
        for station in [here, there] { try station.record(try History.site()) }
        try here.edit(1, name: "Mei Lin", isNew: true)
        // Each gives the other all that it has.
        for (one, other) in [(here, there), (there, here)] {
            try one.record(.sharingChanged(SharingChanged(PeerScope(station: other.id, scope: .everything))))
        }
        try there.take(.everything, from: here)
    }

    private func snapshot() throws -> Snapshot {
        var snapshot = try Snapshot()
        try snapshot.update(from: here.store)
        return snapshot
    }

    @Test("nothing, unless somebody here wants it")
    func nothing() async throws {
        try there.edit(2, name: "Intruder", isNew: true)
        try there.punch(2, .in)
        await #expect(throws: SharingError.nothingTaken) { try await here.pull(there) }
        #expect(try here.store.held(of: there.id) == .nothing)
        #expect(try here.store.state().roster.people.count == 1)
    }

    @Test("of what is not taken over the hash, until it is")
    func withheld() async throws {
        try there.edit(2, name: "Sam Hill", isNew: true)
        try there.punch(2, .in)
        let only = PeopleSelection.some(departments: [], people: [History.id(2)])
        try here.take(SharingScope(people: only, punches: .nobody, items: false), from: there)
        try there.edit(3, name: "Ann Ott", isNew: true)
        try await here.pull(there)
        #expect(Set(try here.store.state().roster.people.keys) == [History.id(1), History.id(2)])
        #expect(try here.store.latestStay(of: History.id(2), at: here.now) == nil)
        #expect(try here.store.verifyHeld() == [])
        try here.take(.everything, from: there)
        try await here.pull(there)
        #expect(try here.store.state().roster.people.count == 3)
        #expect(try here.store.latestStay(of: History.id(2), at: here.now)?.isOpen == true)
        #expect(try here.store.verifyHeld() == [])
    }

    @Test("people of a department as they are known here, whatever the other station calls theirs")
    func departments() async throws {
        let sales = PeopleSelection.some(departments: ["Sales"], people: [])
        try here.take(SharingScope(people: sales, punches: sales, items: false), from: there)
        let boss = PersonalValue.make(
            details: try PersonDetails(name: "The boss", department: "Board"),
            person: History.id(9)
        )
        let number = try #require(PersonNumber(rawValue: 9))
        try here.record(
            .personAdded(
                PersonAdded(PersonState(person: History.id(9), number: number, details: boss.commitment, photo: nil))
            ),
            personal: [boss]
        )
        try await there.pull(here)
        // Who writes that the boss is of Sales does not change the boss.
        try there.edit(9, name: "Somebody else")
        try there.punch(9, .in)
        try there.edit(2, name: "Sam Hill", isNew: true)
        try await here.pull(there)
        let state = try here.store.state()
        #expect(state.roster.people[History.id(9)]?.details.name == "The boss")
        #expect(try here.store.latestStay(of: History.id(9), at: here.now) == nil)
        #expect(state.roster.people[History.id(2)]?.details.name == "Sam Hill")
        // Once the boss is of Sales, what was withheld comes.
        let moved = PersonalValue.make(
            details: try PersonDetails(name: "The boss", department: "Sales"),
            person: History.id(9)
        )
        try here.record(
            .personEdited(
                PersonEdited(PersonState(person: History.id(9), number: number, details: moved.commitment, photo: nil))
            ),
            personal: [moved]
        )
        try await here.pull(there)
        #expect(try here.store.latestStay(of: History.id(9), at: here.now)?.isOpen == true)
    }

    @Test("no badge by saying that it had it first")
    func earlier() async throws {
        try here.take(.everything, from: there)
        let badge = History.identity(5)
        try here.record(.badgeAssigned(BadgeAssigned(identity: badge, person: History.id(1))))
        try there.edit(2, name: "Thief", isNew: true)
        let draft = EntryDraft(
            .badgeAssigned(BadgeAssigned(identity: badge, person: History.id(2))),
            happened: Instant(microseconds: 0),
            source: .supervisor,
            actor: "tester"
        )
        try there.record(draft)
        try await here.pull(there)
        #expect(try here.store.state().roster.badges[badge] == History.id(1))
        #expect(try here.store.state().conflicts.map(\.subject) == [.badge(badge)])
    }

    @Test("no edit by saying that it knew what nobody had recorded yet")
    func allKnowing() async throws {
        try here.take(.everything, from: there)
        try await there.pull(here)
        let head = Head(sequence: 1 << 40, hash: [UInt8](repeating: 7, count: 32))
        try there.record(.sharingReceived(SharingReceived(station: here.id, head: head, people: .everybody)))
        try there.edit(1, name: "Changed there")
        try await here.pull(there)
        // It did know what was there, so that its edit holds; but not what came after.
        #expect(try here.store.state().roster.people[History.id(1)]?.details.name == "Changed there")
        try here.edit(1, name: "Changed here")
        try there.edit(1, name: "Changed there again")
        try await here.pull(there)
        #expect(try here.store.state().roster.people[History.id(1)]?.details.name == "Changed here")
        #expect(try here.store.state().conflicts.map(\.subject) == [.edits(History.id(1))])
    }

    @Test("its corrections as requests, which a person here decides, with the station in the name of who wants them")
    func corrections() async throws {
        try here.take(.everything, from: there)
        try here.punch(1, .in)
        try await there.pull(here)
        let punch = try #require(try snapshot().attendance.evidence(of: History.id(1)).first)
        let reason = try PersonalValue.make(reason: "no reason", person: History.id(1))
        let correction = Correction(
            id: CorrectionID(rawValue: "c1"),
            person: History.id(1),
            change: .remove(.entry(punch.id)),
            reason: reason.commitment
        )
        try there.record(.correctionMade(CorrectionMade(correction)), personal: [reason])
        try there.record(.correctionApproved(CorrectionApproved(id: correction.id, person: History.id(1))))
        try await here.pull(there)
        var state = try #require(try snapshot().attendance.corrections.state(correction.id))
        #expect(state.decision == .pending)
        #expect(state.author == "tester, station \(there.id.text.prefix(8))")
        #expect(try snapshot().attendance.evidence(of: History.id(1)).count == 1)
        try here.record(.correctionApproved(CorrectionApproved(id: correction.id, person: History.id(1))))
        state = try #require(try snapshot().attendance.corrections.state(correction.id))
        #expect(state.isGranted)
    }

    @Test("its refusal of its own request, and of nobody else's")
    func refusals() async throws {
        try here.take(.everything, from: there)
        try here.punch(1, .in)
        try await there.pull(here)
        let punch = try #require(try snapshot().attendance.evidence(of: History.id(1)).first)
        for (station, name) in [(here, "c1"), (there, "c2")] {
            let reason = try PersonalValue.make(reason: "no reason", person: History.id(1))
            let correction = Correction(
                id: CorrectionID(rawValue: name),
                person: History.id(1),
                change: .remove(.entry(punch.id)),
                reason: reason.commitment
            )
            try station.record(.correctionRequested(CorrectionRequested(correction)), personal: [reason])
        }
        for name in ["c1", "c2"] {
            let reason = try PersonalValue.make(reason: "no more", person: History.id(1))
            let refusal = Fact.correctionRefused(
                CorrectionRefused(
                    id: CorrectionID(rawValue: name),
                    person: History.id(1),
                    reason: reason.commitment
                )
            )
            // Nobody decides what he asked for himself.
            try there.record(
                EntryDraft(refusal, happened: there.now, source: .supervisor, actor: "boss", personal: [reason])
            )
        }
        try await here.pull(there)
        let corrections = try snapshot().attendance.corrections
        #expect(corrections.state(CorrectionID(rawValue: "c1"))?.decision == .pending)
        let own = try #require(corrections.state(CorrectionID(rawValue: "c2")))
        #expect(own.decision != .pending && !own.isGranted)
    }

    @Test(
        "its erasures as questions: who was erased there stays here until a person decides",
        arguments: [true, false]
    )
    func erasures(isErased: Bool) async throws {
        try here.take(.everything, from: there)
        try await there.pull(here)
        try there.record(.personErased(PersonErased(person: History.id(1))))
        try await here.pull(there)
        #expect(try here.store.state().roster.people[History.id(1)]?.details.name == "Mei Lin")
        let conflict = try #require(try here.store.state().conflicts.first)
        #expect(conflict.subject == .erasure(History.id(1)))
        let manager = ConflictManager(store: here.store, actor: "anna", source: .supervisor)
        #expect(try manager.conflicts().first?.sides.map(\.isRemoval) == [false, true])
        let supervisor = ConflictManager(store: here.store, actor: "sam", source: .supervisor, mayErase: false)
        #expect(throws: ConflictError.mayNotErase) {
            try supervisor.resolve(conflict.id, ConflictRequest(side: 2, number: nil), at: here.now)
        }
        #expect(try here.store.personalValues(of: History.id(1)).isEmpty == false)
        try manager.resolve(conflict.id, ConflictRequest(side: isErased ? 2 : 1, number: nil), at: here.now)
        #expect(try here.store.state().conflicts == [])
        #expect(try here.store.personalValues(of: History.id(1)).isEmpty == isErased)
        #expect(try here.store.state().roster.people.isEmpty == isErased)
        try await here.pull(there)
        #expect(try here.store.state().conflicts == [])
        #expect(try here.store.verify().findings == [])
        #expect(try here.store.verifyHeld() == [])
        #expect(try here.store.rebuild().isIdentical)
    }
}
