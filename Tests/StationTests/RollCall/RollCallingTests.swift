import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Roll calls by wardens")
struct RollCallingTests {
    private let script: TimesheetScript
    private let id = RollCallID(rawValue: "fire")
    private let now = TimesheetScript.at(0, 600)

    init() throws { script = try TimesheetScript() }

    private func start() async throws {
        let people = try [
            RollCall.Whereabouts(person: script.person(7).id, isOnSite: true, lastSeen: now, isFrozen: false),
            RollCall.Whereabouts(person: script.person(8).id, isOnSite: true, lastSeen: nil, isFrozen: true),
        ]
        try await script.supervisor.startRollCall(isDrill: true, people: people, id: id, at: now)
    }

    private func view(_ repository: AttendanceRepository? = nil) async throws -> RollCallView {
        try await (repository ?? script.repository).snapshot().rollCallView(id, from: script.store)
    }

    @Test("who is to be found comes first, the surest first, and nobody is lost by a restart")
    func restart() async throws {
        try await start()
        try await script.bo.mark(script.person(7).id, .safe, in: id, at: now)
        let lines = try await view(AttendanceRepository(store: script.store)).lines
        #expect(lines.map(\.name) == ["Bo", "Mei Lin"])
        #expect(lines.map(\.presence) == [.stale, .confirmed])
        #expect(lines.map(\.mark?.state) == [nil, .safe])
        #expect(try await view().expected == 2)
        #expect(try await view().counts.unaccounted == 1)
    }

    @Test("beside a deaf receiver or a station that does not run, nobody is seen now")
    func frozen() async throws {
        func presence(_ fact: Fact?, seen: Int64) async throws -> RollCall.Presence? {
            if let fact {
                let draft = EntryDraft(fact, happened: now, source: .system, receiver: "door", actor: "station")
                _ = try script.store.append([draft], recorded: now)
            }
            let sighting = now.adding(microseconds: seen * 1_000_000)
            let isFrozen = try await script.repository.snapshot().receivers.isFrozen(sighting)
            let person = try script.person(7)
            let line = BoardPerson(
                id: person.id,
                number: person.number,
                details: person.details,
                photo: nil,
                standing: Standing(status: .onSite, since: TimesheetScript.at(0, 540)),
                lastSeen: sighting,
                room: nil,
                isFrozen: isFrozen
            )
            let began = now.adding(microseconds: 40_000_000)
            let call = RollCall(id: id, isDrill: true, began: began, people: [RollCall.Whereabouts(line)])
            return call.expected[person.id]
        }
        #expect(try await presence(.stationStarted(StationStarted(version: "1")), seen: 20) == .confirmed)
        #expect(
            try await presence(.receiverDeaf(ReceiverDeaf(lastHeard: now.adding(microseconds: 21_000_000))), seen: 20)
                == .likely
        )
        #expect(try await presence(.receiverHeard, seen: 25) == .confirmed)
        #expect(try await presence(.stationStopped, seen: 30) == .likely)
    }

    @Test("whoever did not punch out is asked for after those on site, and the roll call is not complete without them")
    func noPunchOut() async throws {
        let standing = Standing(status: .gone, since: nil, mayBeInsideSince: TimesheetScript.at(-1, 540))
        let people = try [7, 8].map { number in
            let person = try script.person(number)
            return RollCall.Whereabouts(
                BoardPerson(
                    id: person.id,
                    number: person.number,
                    details: person.details,
                    photo: nil,
                    standing: number == 7 ? standing : Standing(status: .onSite, since: TimesheetScript.at(0, 540)),
                    lastSeen: nil,
                    room: nil,
                    isFrozen: false
                )
            )
        }
        try await script.supervisor.startRollCall(isDrill: false, people: people, id: id, at: now)
        let asked = try await view(AttendanceRepository(store: script.store))
        #expect(asked.lines.map(\.name) == ["Bo", "Mei Lin"])
        #expect(asked.lines.map(\.presence) == [.stale, .mayBeInside])
        #expect(asked.lines.last?.lastSeen == TimesheetScript.at(-1, 540))
        #expect(asked.expected == 2)
        try await script.bo.mark(script.person(8).id, .safe, in: id, at: now)
        #expect(try await !view().counts.isComplete)
        try await script.bo.mark(script.person(7).id, .notOnSite, in: id, at: now)
        #expect(try await view().counts.isComplete)
    }

    @Test("several wardens mark at once; of one person the latest counts, and all are in the journal")
    func wardens() async throws {
        try await start()
        let person = try script.person(8).id
        async let first: Void = script.supervisor.mark(person, .missing, in: id, at: now.adding(microseconds: 1))
        async let second: Void = script.bo.mark(person, .safe, in: id, at: now.adding(microseconds: 2))
        _ = try await (first, second)
        try await script.supervisor.mark(unlisted: "A visitor", .safe, in: id, at: now)
        let view = try await view()
        #expect(view.lines.first { $0.person?.id == person }?.mark?.state == .safe)
        #expect(view.lines.last?.name == "A visitor")
        #expect(view.record.marks.count == 3)
        #expect(view.counts.unlisted == 1)
    }

    @Test("the end is in the journal with its counts; after it nobody marks")
    func closing() async throws {
        try await start()
        try await script.bo.mark(script.person(7).id, .safe, in: id, at: now)
        let counts = try await script.supervisor.closeRollCall(id, at: now)
        #expect(counts.safe == 1 && counts.unaccounted == 1 && !counts.isComplete)
        #expect(try await view().record.closed?.counts == counts)
        await #expect(throws: AttendanceRefusal.rollCallClosed) {
            try await script.bo.mark(script.person(8).id, .safe, in: id, at: now)
        }
        await #expect(throws: AttendanceRefusal.noSuchRollCall) {
            try await script.bo.closeRollCall(RollCallID(rawValue: "none"), at: now)
        }
        // What an erased visitor was called is gone, and the chain still verifies.
        #expect(try script.store.verify().isGenuine)
    }

    @Test("the board has a roll call while it goes on, also one that began weeks ago")
    func board() async throws {
        func running(at now: Instant) throws -> RunningRollCall? {
            try OnSiteLedger(script.store, at: now, reach: OnSiteLedger.presentReach).runningRollCall
        }
        #expect(try running(at: now) == nil)
        try await start()
        let later = now.adding(microseconds: 20 * 86_400_000_000)
        #expect(try running(at: later) == RunningRollCall(id: id, isDrill: true, began: now))
        try await script.supervisor.closeRollCall(id, at: later)
        #expect(try running(at: later) == nil)
    }

    @Test("on phones a drill is not said as an emergency")
    func words() throws {
        func title(isDrill: Bool) throws -> String {
            let fact = Fact.rollCallStarted(RollCallStarted(id: RollCallID(), isDrill: isDrill))
            let draft = EntryDraft(fact, happened: now, source: .supervisor, actor: "account:1")
            _ = try script.store.append([draft], recorded: now)
            let entry = try #require(try script.store.entries(after: 0, limit: 1000).last)
            let event = try #require(EventDocument(entry))
            return EventWords(event, name: nil, site: "Quay", language: .english).title
        }
        #expect(try title(isDrill: true) == "Drill: a roll call was started")
        #expect(try title(isDrill: false) == "Emergency: a roll call was started")
    }

    @Test("one at a time, and the same one sent again is the same")
    func running() async throws {
        try await start()
        try await start()
        await #expect(throws: AttendanceRefusal.rollCallRunning(id)) {
            try await script.bo.startRollCall(isDrill: false, people: [], at: now)
        }
        #expect(try await script.repository.snapshot().rollCalls.count == 1)
    }
}
