import Attendance
import BeaconKit
import Foundation
import MusterHub
import MusterStorage
import Station
import Synchronization

/// How fast a hub takes in what eight stations recorded while it was away: verified, stored and projected.
@main
struct HubBenchmark {
    private static let stations = 8
    private static let people = 300
    private static let entries = 30_000
    /// Entries a second that are wanted.
    private static let bar = 20_000.0
    private static let start = Instant(microseconds: 1_795_000_000_000_000)

    static func main() async throws {
        guard CommandLine.arguments.count == 2 else {
            print("HubBenchmark ADDRESS")
            exit(64)
        }
        let address = try PostgresAddress(CommandLine.arguments[1])
        _ = try await HubSetup(address).prepare()
        guard let hub = PeerID(publicKey: [UInt8](repeating: 7, count: 32)) else { exit(70) }
        var said: [(PeerID, [[UInt8]])] = []
        for index in 0..<stations { said.append(try await record(index, for: hub)) }
        let chains = HubChains(address, connections: stations)
        let clock = ContinuousClock()
        let begin = clock.now
        let total = try await withThrowingTaskGroup(of: Int.self) { group in
            for (station, answers) in said {
                group.addTask {
                    var left = answers[...]
                    let fetcher = ChainFetcher(chains) { Self.start.adding(microseconds: 3_600_000_000) }
                    return try await fetcher.catchUp(with: station) { _ in left.removeFirst() }.entries
                }
            }
            var total = 0
            for try await count in group { total += count }
            return total
        }
        let seconds = (clock.now - begin) / .seconds(1)
        let rate = Double(total) / seconds
        print("hub: \(Int(rate)) entries/s of \(stations) stations, verified and projected (\(total) in \(seconds) s)")
        let sites = HubSites(address)
        let now = start.adding(microseconds: 3_600_000_000)
        _ = try await sites.sites(seenBy: .all, at: now)
        let looked = clock.now
        let all = try await sites.sites(seenBy: .all, at: now)
        print("overview of \(all.count) sites: \((clock.now - looked) / .milliseconds(1)) ms")
        exit(rate >= bar ? 0 : 1)
    }

    /// What a station answers a hub that has nothing yet.
    private static func record(_ index: Int, for hub: PeerID) async throws -> (PeerID, [[UInt8]]) {
        let store = try SQLiteJournal()
        var setup = SiteSetup()
        setup.name = "Site \(index + 1)"
        try setup.apply(to: store, at: start, fresh: (BeaconUUID(high: 1, low: UInt64(index)), "Europe/Berlin"))
        let scope = SharingScope(people: .everybody, punches: .everybody, items: false, planning: true)
        var time = start
        func draft(_ fact: Fact, personal: [PersonalValue] = []) -> EntryDraft {
            time = time.adding(microseconds: 1000)
            return EntryDraft(fact, happened: time, source: .supervisor, actor: "benchmark", personal: personal)
        }
        var drafts = [draft(scope.fact(.giving, hub))]
        for number in 1...people {
            let id = PersonID(rawValue: "person-\(number)")
            let details = PersonalValue.make(details: try PersonDetails(name: "Person \(number)"), person: id)
            guard let staff = PersonNumber(rawValue: number) else { continue }
            let state = PersonState(person: id, number: staff, details: details.commitment, photo: nil)
            drafts.append(draft(.personAdded(PersonAdded(state)), personal: [details]))
        }
        for punch in 0..<entries {
            drafts.append(
                draft(
                    .punched(
                        Punch(
                            person: PersonID(rawValue: "person-\(1 + punch % people)"),
                            direction: punch / people % 2 == 0 ? .in : .out
                        )
                    )
                )
            )
        }
        for part in stride(from: 0, to: drafts.count, by: 2000) {
            _ = try store.append(Array(drafts[part..<min(part + 2000, drafts.count)]), recorded: time)
        }
        let station = try store.stationID()
        let manager = SharingManager(store: store) { Self.start.adding(microseconds: 3_600_000_000) }
        let answers = Mutex<[[UInt8]]>([])
        let catcher = SharingManager(store: try Self.taker(station)) { Self.start }
        try await catcher.catchUp(with: station) { request in
            let answer = try await manager.answer(request, from: hub)
            answers.withLock { $0.append(answer) }
            return answer
        }
        return (station, answers.withLock { $0 })
    }

    /// A station that takes everything over, so that all questions are asked.
    private static func taker(_ station: PeerID) throws -> SQLiteJournal {
        let store = try SQLiteJournal()
        try SiteSetup().apply(to: store, at: start, fresh: (BeaconUUID(high: 2, low: 0), "UTC"))
        let fact = SharingScope.everything.fact(.taking, station)
        _ = try store.append([EntryDraft(fact, happened: start, source: .system, actor: "benchmark")], recorded: start)
        return store
    }
}
