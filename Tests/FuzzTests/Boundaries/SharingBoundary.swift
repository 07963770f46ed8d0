import Attendance
import BeaconKit
import FactExamples
import MusterStorage
import Station
import Synchronization

/// What a paired station answers about its chain, into a real store; and all that is worked out of it.
struct SharingBoundary: Boundary {
    static let casesTogether: UInt64 = 25

    private let journal: SQLiteJournal
    private let manager: SharingManager
    private let maker: FactMaker

    init(_ random: inout FuzzCase) throws {
        journal = try SQLiteJournal()
        try SmallOffice.furnish(journal)
        manager = SharingManager(store: journal) { SmallOffice.instant(6_000) }
        maker = try FactMaker()
    }

    mutating func take(_ random: inout FuzzCase) async throws {
        var chain = try FactExamples.some(HostileChain(&random))
        try SmallOffice.take(.everything, of: chain.id, journal)
        var answers: [[UInt8]] = []
        for _ in 0..<random.number(1...3) {
            let tree = random.once(in: 12) ? try chain.contradiction(&random) : try chain.part(maker, &random)
            answers.append(random.once(in: 4) ? random.mutated(tree) : tree.bytes)
        }
        let head = try journal.ownHead()
        let rest = Mutex((asked: 0, answers: answers[...]))
        do {
            let report = try await manager.catchUp(with: chain.id) { _ in
                let answer = rest.withLock { rest in
                    rest.asked += 1
                    return rest.answers.popFirst()
                }
                guard let answer else { throw SharingError.nothingShared }
                return answer
            }
            if report.readable > 0 { random.accept() }
        } catch is SharingError {
            let held = try journal.held(of: chain.id).head.sequence
            if held > 0 { random.accept() }
            // Nobody asks on before what came was kept: it was the first answer that was refused.
            let isFirst = rest.withLock { $0.asked } == 1
            try FuzzFailure.unless(!isFirst || held == 0, "\(held) entries of an answer that was refused are kept")
        }
        // Up to where something was received is an entry of the own chain, and nothing else may come of it.
        for entry in try journal.entries(after: head.sequence, limit: 1_000) {
            if case .sharingReceived = entry.fact { continue }
            throw FuzzFailure("another station's answers made this one record \(entry.fact.kind)")
        }
        _ = try journal.state()
        let snapshot = try await AttendanceRepository(store: journal).snapshot()
        let knowledge = snapshot.knowledge(at: SmallOffice.instant(6_000))
        let first = LocalDay(year: 2026, month: 3, day: 1)
        for person in snapshot.people(in: try DayRange(from: first, to: first.adding(30))).prefix(8) {
            _ = snapshot.detail(of: person, on: first.adding(1), knowledge: knowledge)
        }
        _ = try journal.sharedEntries(after: 0, limit: 1_000)
        let findings = try journal.verifyHeld()
        try FuzzFailure.unless(findings.isEmpty, "what was kept does not verify: \(findings)")
        if random.once(in: 10) { _ = try journal.dropHeld(of: chain.id) }
    }
}
