import Attendance
import BeaconKit
import Logging
import MusterStorage
import Station
import Testing

@Suite("A station whose store takes its time")
struct LiveStationStoreTests {
    private let journal: SQLiteJournal
    private let mei: Person
    private let store: SlowStore
    private let station: LiveStation

    init() async throws {
        (journal, mei) = try EngineScript.journal()
        store = SlowStore(journal)
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        station = try await LiveStation(
            store: store,
            receivers: [EngineScript.door],
            now: EngineScript.start,
            version: "test",
            logger: logger
        )
    }

    private func at(_ second: Int) -> Instant { EngineScript.start.adding(microseconds: Int64(second) * 1_000_000) }

    private func request(_ key: String, _ direction: Punch.Direction? = nil) -> PunchRequest {
        PunchRequest(person: mei.id, direction: direction, key: key, source: .api, actor: "test")
    }

    private func facts() throws -> [Fact] { try journal.entries(after: 0, limit: 10_000).map(\.fact) }

    private func keys() throws -> [String] {
        try facts().compactMap { if case .punched(let punch) = $0 { punch.key } else { nil } }
    }

    /// Lets a second pass in which the badge is heard.
    private func pass(_ second: Int, near: Bool = true) async {
        await station.ingest(EngineScript.batch(near ? [EngineScript.badge: -60] : [:], at: at(second)))
        await station.advance(to: at(second), wall: at(second))
    }

    @Test("however many messages come at once, one call is under way, and what was accepted is in the journal")
    func oneAtATime() async throws {
        let accepted = await withTaskGroup(of: String?.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let key = "key \(number)"
                    do {
                        return try await station.record(request(key)).punch.punch.key
                    } catch {
                        return nil
                    }
                }
                group.addTask {
                    await pass(number)
                    return nil
                }
                group.addTask {
                    await station.rosterChanged()
                    return nil
                }
            }
            var keys: [String] = []
            for await key in group { if let key { keys.append(key) } }
            return keys
        }
        #expect(!accepted.isEmpty)
        #expect(try keys().sorted() == accepted.sorted())
        #expect(store.mostAtOnce == 1)
        #expect(try journal.verifyAll() == [])
    }

    @Test("while the disk stalls, what needs no disk is answered, and what happens is not lost")
    func stall() async throws {
        await pass(1)
        store.hold()
        async let passing: Void = pass(2)
        await store.waitUntilHeld()
        // All of this would wait for ever if it needed the disk.
        _ = await (station.board(), station.items(), station.beacons(), station.receiverReports())
        _ = await station.transmissions(at: at(2))
        await station.publish()
        for second in 3...30 { await pass(second) }
        await station.publish()
        #expect(await station.board().now == at(30))
        #expect(await station.board().people.first?.standing.status == .expected)
        store.release()
        await passing
        await pass(31)
        await station.publish()
        #expect(await station.board().people.first?.standing.status == .onSite)
        #expect(store.mostAtOnce == 1)
    }

    @Test("a punch waits for the stalled disk, and is acknowledged when it is durable")
    func punchDuringStall() async throws {
        store.hold()
        async let receipt = station.record(request("a", .in))
        await store.waitUntilHeld()
        #expect(try keys() == [])
        store.release()
        #expect(try await receipt.punch.punch.key == "a")
        #expect(try keys() == ["a"])
    }

    @Test("a station that is stopped in a cancelled task still writes what waits")
    func cancelledStop() async throws {
        store.hold()
        async let passing: Void = pass(1)
        await store.waitUntilHeld()
        for second in 2...10 { await pass(second) }
        let stopping = Task {
            while !Task.isCancelled { await Task.yield() }
            await station.stop()
        }
        stopping.cancel()
        store.release()
        await stopping.value
        await passing
        let facts = try facts()
        #expect(facts.contains { if case .punched = $0 { true } else { false } })
        #expect(facts.last == .stationStopped)
        #expect(try journal.lifeSign() == nil)
    }

    @Test("a punch of somebody who goes away while it is written is recorded, and no alarm is raised")
    func cancelledPunch() async throws {
        store.hold()
        let punching = Task { try await station.record(request("a", .in)) }
        await store.waitUntilHeld()
        punching.cancel()
        store.release()
        _ = try await punching.value
        #expect(try keys() == ["a"])
        await station.publish()
        #expect(await station.board().alarms.isEmpty)
    }
}
