import Attendance
import BeaconKit
import Logging
import MusterStorage
import Station
import Testing

@Suite("The engine of a station")
struct StationEngineTests {
    @Test("a calibration takes all that is heard while it is under way, and nothing else; few may be at once")
    func calibration() throws {
        var script = try EngineScript()
        script.near[EngineScript.badge] = -60
        for _ in 0..<30 { script.hear() }
        let first = try script.engine.beginCalibration()
        let others = try (0..<3).map { _ in try script.engine.beginCalibration() }
        #expect(throws: CalibrationError.self) { try script.engine.beginCalibration() }
        for _ in 0..<25 { script.hear() }
        let (table, names) = script.engine.endCalibration(first)
        let entry = try table.entry(for: nil)
        #expect(entry.identity == EngineScript.badge && entry.result.readings == 25 && entry.result.power == -60)
        #expect(names[entry.receiver] == "door")
        for other in others { _ = script.engine.endCalibration(other) }
        // An ended one is empty.
        #expect(throws: CalibrationError.self) { try script.engine.endCalibration(first).0.entry(for: nil) }
        _ = try script.engine.beginCalibration()
    }

    private var script: EngineScript
    private static let call = CheckinBeacon.call(7, site: StationScript.siteUUID)

    init() throws {
        script = try EngineScript()
        script.work()
    }

    private mutating func answers() -> [Answer] {
        script.engine.transmissions(at: script.now).compactMap { transmission in
            CheckinBeacon.answer(in: transmission.frame.identity, site: StationScript.siteUUID)?.answer
        }
    }

    /// Hears until a batch with a punch is handed out.
    private mutating func nextPunch(within seconds: Int = 30) -> StorageJob? {
        for _ in 0..<seconds {
            script.hear()
            while let job = script.engine.nextJob() {
                if case .append(let batch, _) = job, batch.drafts.contains(where: { isPunch($0.fact) }) { return job }
                script.finish(job)
            }
        }
        return nil
    }

    private func isPunch(_ fact: Fact) -> Bool { if case .punched = fact { true } else { false } }

    @Test("whoever checks in is answered when the journal has it, and not while it is being written")
    mutating func answerAfterWriting() throws {
        script.near = [Self.call: -60]
        let writing = try #require(nextPunch())
        for _ in 0..<3 {
            let early = answers()
            #expect(early.isEmpty || early == [.comeNearer])
            #expect(script.engine.board.people.first?.standing.status != .onSite)
            script.hear()
            // Nothing else is written meanwhile.
            while let job = script.engine.nextJob() {
                if case .append = job { Issue.record("two writes at once") }
                script.finish(job)
            }
        }
        script.finish(writing)
        script.engine.publish()
        let after = answers()
        #expect(after.count == 1 && after.first?.isSuccess == true)
        #expect(script.engine.board.people.first?.standing.status == .onSite)
    }

    @Test("what is decided while a write is under way is in the next one")
    mutating func decidedMeanwhile() throws {
        script.near = [EngineScript.badge: -60]
        let writing = try #require(nextPunch())
        script.near = [:]
        for _ in 0..<310 { script.hear() }
        #expect(try script.directions() == [])
        script.finish(writing)
        #expect(try script.directions() == [.in])
        script.work()
        #expect(try script.directions() == [.in, .out])
    }

    @Test("a write that fails is done again in order, under an alarm that is told once")
    mutating func failure() throws {
        script.isFull = true
        script.near = [EngineScript.badge: -60]
        script.run(30)
        script.near = [:]
        script.run(320)
        script.engine.publish()
        #expect(script.engine.board.alarms == [.diskFull])
        let errors = script.effects.filter { if case .log(let line) = $0 { line.level == .error } else { false } }
        #expect(errors.count == 1)
        #expect(try script.directions() == [])
        script.isFull = false
        script.run(2)
        script.engine.publish()
        #expect(script.engine.board.alarms.isEmpty)
        #expect(try script.directions() == [.in, .out])
    }

    private func request(_ direction: Punch.Direction? = nil, key: String = "k") -> PunchRequest {
        PunchRequest(person: script.mei.id, direction: direction, key: key, source: .kiosk, actor: "kiosk")
    }

    /// Records a punch as the actor does.
    private mutating func punch(_ request: PunchRequest) throws -> PunchReceipt {
        let job = try script.engine.begin(request)
        let outcome = PunchJob.Outcome {
            try script.store.append(job.batch, after: job.place) { try job.punch.decide(in: $0) }
        }
        return try script.engine.finish(job, outcome)
    }

    private mutating func refusal(of request: PunchRequest) -> PunchError? {
        do {
            _ = try punch(request)
            return nil
        } catch {
            return error as? PunchError
        }
    }

    @Test("a punch by hand takes along what waits, before it")
    mutating func handPunch() throws {
        script.near = [EngineScript.badge: -60]
        script.isFull = true
        script.run(10)
        #expect(try script.directions() == [])
        let receipt = try punch(request(.breakBegin))
        #expect(receipt.punch.punch.direction == .breakBegin)
        #expect(try script.directions() == [.in, .breakBegin])
        #expect(script.engine.board.alarms.isEmpty)
    }

    @Test("a punch that is refused leaves what waits, without an alarm")
    mutating func refused() throws {
        script.near = [EngineScript.badge: -60]
        for _ in 0..<10 { script.hear() }
        let refusal = refusal(of: request(key: ""))
        #expect(refusal == .badKey)
        script.engine.publish()
        #expect(script.engine.board.alarms.isEmpty)
        script.work()
        #expect(try script.directions() == [.in])
    }

    @Test("what another process wrote between is known before what follows from a write")
    mutating func missed() throws {
        script.near = [EngineScript.badge: -60]
        let writing = try #require(nextPunch())
        // Somebody checks her in by hand at the same moment.
        let punch = EntryDraft(
            .punched(Punch(person: script.mei.id, direction: .in)),
            happened: script.now,
            source: .supervisor,
            actor: "test"
        )
        _ = try script.store.append([punch], recorded: script.now)
        script.finish(writing)
        script.work()
        script.engine.publish()
        #expect(script.engine.board.people.first?.standing.status == .onSite)
        script.near = [:]
        script.run(310)
        #expect(try script.directions() == [.in, .in, .out])
    }

    @Test("at the end it writes what waits and one last checkpoint, and nothing more")
    mutating func end() throws {
        script.near = [EngineScript.badge: -60]
        for _ in 0..<5 { script.hear() }
        script.engine.stop()
        script.work()
        #expect(try script.directions() == [.in])
        #expect(try script.facts().last == .stationStopped)
        #expect(try script.store.lifeSign() == nil)
        #expect(try script.store.lastSeen()[script.mei.id]?.instant == script.now)
        script.engine.advance(to: script.now.adding(microseconds: 600_000_000), wall: script.now)
        while let job = script.engine.nextJob() {
            if case .append = job { script.finish(job) } else { Issue.record("\(job)") }
        }
    }

    @Test("a rule's door stays shut while nothing can be recorded, and does not open later")
    func door() throws {
        let gate = try Door(name: "Gate", means: .webhook)
        var script = try EngineScript { store, _ in
            let commands = RuleCommands(store: store, actor: "test", source: .kiosk)
            try commands.allowDoors(true, at: EngineScript.start)
            let subject = RuleSubject.beacons(StationScript.uuid, major: 9, minor: nil)
            let rule = try Rule(name: "gate", subject: subject, event: .near, interval: 10, door: gate)
            try commands.set(rule, at: EngineScript.start)
        }
        func openings() throws -> Int {
            try script.facts().count { if case .doorOpened = $0 { true } else { false } }
        }
        script.work()
        let tag = BeaconIdentity(uuid: StationScript.uuid, major: 9, minor: 1)
        script.isFull = true
        script.near = [tag: -60]
        script.run(10)
        script.isFull = false
        script.run(10)
        #expect(try openings() == 0)
        script.near = [:]
        script.run(80)
        script.near = [tag: -60]
        script.run(10)
        #expect(try openings() == 1)
        let lines = script.effects.compactMap { if case .log(let line) = $0 { line.details["door"] } else { nil } }
        #expect(lines == ["Gate", "Gate"])
    }
}
