import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import MusterHub
import MusterStorage
import Station
import Synchronization
import Testing

/// What goes wrong on a real PostgreSQL, and that nothing is lost, doubled or different afterwards.
@Suite("A hub when things go wrong", .serialized, .enabled(if: PostgresCluster.isPossible, "needs PostgreSQL 15"))
struct FaultTests {
    /// How often PostgreSQL is killed.
    private static let kills = ProcessInfo.processInfo.environment["MUSTER_HUB_KILLS"].flatMap { Int($0) } ?? 4
    private static let people = 10
    /// How many punches a station records at most.
    private static let most = 200 * kills

    /// Every chain is in the database as its station has it, and what is shown is what the entries give.
    private static func expectWhole(
        _ stations: [SimulatedStation],
        _ cluster: PostgresCluster,
        _ address: PostgresAddress,
        punches: [Int]
    ) async throws {
        for (station, count) in zip(stations, punches) {
            let head = try station.store.ownHead()
            let site = "(SELECT site FROM muster.station WHERE key = '\(station.id.text)')"
            #expect(
                try await cluster.sql("SELECT sequence, encode(hash, 'hex') FROM muster.head WHERE site = \(site)")
                    == "\(head.sequence)|\(Hexadecimal.text(head.hash))"
            )
            let held = "SELECT count(*), count(DISTINCT sequence), max(sequence) FROM muster.entry WHERE site = \(site)"
            #expect(try await cluster.sql(held) == "\(head.sequence)|\(head.sequence)|\(head.sequence)")
            let found = "SELECT count(*) FROM muster.body WHERE kind = 'punch' AND site = \(site)"
            #expect(try await cluster.sql(found) == "\(count)")
            let open = "SELECT count(*) FROM muster.presence WHERE open AND site = \(site)"
            let now = SimulatedStation.start.adding(microseconds: 3_600_000_000)
            var book = try OnSiteLedger(station.store, at: now)
            let inside = try station.store.state().roster.people.values.count { book.isOnSite($0, at: now) }
            #expect(try await cluster.sql(open) == "\(inside)")
        }
        #expect(try await cluster.sql("SELECT count(*) FROM muster.alarm") == "0")
    }

    private final class Load: Sendable {
        let isOver = Mutex(false)
        /// How many punches each recorded.
        let counts: Mutex<[Int]>

        init(counts: [Int]) { self.counts = Mutex(counts) }
    }

    /// Three stations record and tell without a pause while `fault` happens.
    ///
    /// - Returns: how many punches each recorded.
    private static func underLoad(
        _ stations: [SimulatedStation],
        _ chains: HubChains,
        as hub: PeerID,
        _ fault: () async throws -> Void
    ) async throws -> [Int] {
        let load = Load(counts: [Int](repeating: 0, count: stations.count))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, station) in stations.enumerated() {
                group.addTask {
                    while !load.isOver.withLock({ $0 }) {
                        // While the hub is away there is no point in recording more and more.
                        if load.counts.withLock({ $0[index] }) < most {
                            try station.punches(20, people: people)
                            load.counts.withLock { $0[index] += 20 }
                        }
                        // Whatever it was: it is asked again.
                        _ = try? await station.tell(chains, as: hub)
                        try await Task.sleep(for: .milliseconds(10))
                    }
                }
            }
            let result: Result<Void, any Error>
            do { result = .success(try await fault()) } catch { result = .failure(error) }
            load.isOver.withLock { $0 = true }
            try await group.waitForAll()
            try result.get()
        }
        for station in stations {
            // Nothing is in its way any more.
            let isTold = try await comesTrue {
                do { return try await station.tell(chains, as: hub).entries >= 0 } catch is PostgresError {
                    return false
                }
            }
            #expect(isTold)
        }
        return load.counts.withLock { $0 }
    }

    @Test("PostgreSQL is killed at random moments while three stations send: nothing is lost, and nothing there twice")
    func killed() async throws {
        try await IngestTests.withHub { cluster, address, hub in
            let stations = try (1...3).map {
                try SimulatedStation("Site \($0)", people: Self.people, hub: hub, batch: 40)
            }
            let punches = try await Self.underLoad(stations, HubChains(address), as: hub) {
                for _ in 0..<Self.kills {
                    try await Task.sleep(for: .milliseconds(Int.random(in: 20...400)))
                    try await cluster.kill()
                    try await cluster.start()
                }
            }
            #expect(punches.allSatisfy { $0 > 0 })
            try await Self.expectWhole(stations, cluster, address, punches: punches)
        }
    }

    @Test("a standby is promoted while stations send, and the hub goes on there")
    func promoted() async throws {
        try await IngestTests.withHub { cluster, _, hub in
            try await cluster.withStandby { standby in
                let both = "host=127.0.0.1,127.0.0.1 port=\(cluster.port),\(standby.port) dbname=muster user=admin"
                let address = try PostgresAddress(both)
                let stations = try (1...3).map {
                    try SimulatedStation("Site \($0)", people: Self.people, hub: hub, batch: 40)
                }
                let punches = try await Self.underLoad(stations, HubChains(address), as: hub) {
                    try await Task.sleep(for: .milliseconds(500))
                    try await cluster.kill()
                    try await standby.promote()
                    try await Task.sleep(for: .milliseconds(500))
                }
                // What the old primary had acknowledged and not passed on is asked for again.
                try await Self.expectWhole(stations, standby, address, punches: punches)
            }
        }
    }

    @Test("a hub that is restored from yesterday’s dump gets from the stations what it lacks")
    func restored() async throws {
        try await IngestTests.withHub { cluster, address, hub in
            let stations = try (1...2).map { try SimulatedStation("Site \($0)", people: Self.people, hub: hub) }
            for station in stations {
                try station.punches(40, people: Self.people)
                try await station.tell(HubChains(address), as: hub)
            }
            try await cluster.program(
                "pg_dump",
                [
                    "-h", "127.0.0.1", "-p", "\(cluster.port)", "-U", "admin", "-Fc", "-f", cluster.folder["dump"],
                    "muster",
                ]
            )
            let chains = HubChains(address)
            for station in stations {
                try station.punches(60, people: Self.people)
                try await station.tell(chains, as: hub)
            }
            try await cluster.sql("DROP DATABASE muster WITH (FORCE)", in: "postgres")
            _ = try await cluster.database()
            try await cluster.program(
                "pg_restore",
                ["-h", "127.0.0.1", "-p", "\(cluster.port)", "-U", "admin", "-d", "muster", cluster.folder["dump"]]
            )
            #expect(try await cluster.sql("SELECT count(*) FROM muster.body WHERE kind = 'punch'") == "80")
            for station in stations {
                let isTold = try await comesTrue { (try? await station.tell(chains, as: hub)) != nil }
                #expect(isTold)
            }
            try await Self.expectWhole(stations, cluster, address, punches: [100, 100])
        }
    }

    @Test("a station that is restored from an old backup and goes on is an alarm, and changes nothing")
    func forked() async throws {
        try await IngestTests.withHub { cluster, address, hub in
            let (folder, backup) = (try TemporaryFolder(), try TemporaryFolder())
            var station: SimulatedStation? = try SimulatedStation(people: 2, hub: hub, folder: folder.path)
            try station?.punches(10, people: 2)
            for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                try FileManager.default.copyItem(atPath: folder[file], toPath: backup[file])
            }
            let chains = HubChains(address)
            try station?.punches(20, people: 2)
            try await station?.tell(chains, as: hub)
            station = nil
            let before = try await cluster.sql(
                "SELECT md5(string_agg(e::text, ',' ORDER BY sequence)) FROM muster.entry e"
            )
            let restored = try SimulatedStation(people: 2, hub: hub, folder: backup.path)
            // It lacks what the hub has.
            await #expect(throws: SharingError.self) { try await restored.tell(chains, as: hub) }
            #expect(try await cluster.sql("SELECT kind FROM muster.alarm WHERE ended IS NULL") == "lost-entries")
            try restored.punches(50, people: 2)
            for _ in 0..<3 {
                await #expect(throws: SharingError.self) { try await restored.tell(chains, as: hub) }
            }
            #expect(try await cluster.sql("SELECT kind FROM muster.alarm WHERE ended IS NULL") == "forked")
            #expect(try await cluster.sql("SELECT count(*) FROM muster.alarm") == "2")
            let after = try await cluster.sql(
                "SELECT md5(string_agg(e::text, ',' ORDER BY sequence)) FROM muster.entry e"
            )
            #expect(before == after)
            let sites = try await HubSites(address).sites(seenBy: .all, at: SimulatedStation.start)
            #expect(sites.first?.trouble?.kind == .forked)
        }
    }

    @Test("a hostile station gets nothing in: wrong hashes, jumps, a chain of somebody else, endless texts")
    func hostile() async throws {
        try await IngestTests.withHub { cluster, address, hub in
            let station = try SimulatedStation(people: 2, hub: hub, batch: 6)
            let other = try SimulatedStation("Other", people: 2, hub: hub, batch: 6)
            try station.punches(6, people: 2)
            let chains = HubChains(address)
            let fetcher = ChainFetcher(chains) { SimulatedStation.start }
            typealias Document = [String: Any]
            let changes: [(String, @Sendable (inout Document) -> Void)] = [
                ("a jump", { $0["first"] = 4 }), ("far beyond", { $0["first"] = Int64.max }),
                ("before the start", { $0["first"] = -1 }),
                ("a wrong hash before", { $0["previous"] = String(repeating: "ab", count: 32) }),
                ("no signature", { $0["signature"] = "" }),
                (
                    "another payload",
                    { part in
                        var places = part["places"] as? [Document] ?? []
                        places[2]["actor"] = "somebody else"
                        part["places"] = places
                    }
                ),
                (
                    "a withheld hash that is none",
                    { part in
                        var places = part["places"] as? [Document] ?? []
                        places[1] = ["withheld": "ff"]
                        part["places"] = places
                    }
                ),
                (
                    "a text of 64 MB",
                    { part in
                        var places = part["places"] as? [Document] ?? []
                        places[1]["payload"] = String(repeating: "x", count: 64 << 20)
                        part["places"] = places
                    }
                ),
            ]
            for (name, change) in changes {
                await #expect(throws: (any Error).self, "\(name)") {
                    try await fetcher.catchUp(with: station.id) { request in
                        let answer = try await station.answer(request, to: hub)
                        guard var document = try JSONSerialization.jsonObject(with: Data(answer)) as? Document,
                            var part = document["part"] as? Document
                        else { return answer }
                        change(&part)
                        document["part"] = part
                        return Array(try JSONSerialization.data(withJSONObject: document))
                    }
                }
            }
            await #expect(throws: (any Error).self, "somebody else’s chain") {
                try await fetcher.catchUp(with: station.id) { try await other.answer($0, to: hub) }
            }
            await #expect(throws: (any Error).self, "no document") {
                try await fetcher.catchUp(with: station.id) { _ in [UInt8](repeating: 0x7B, count: 1 << 20) }
            }
            #expect(try await cluster.sql("SELECT count(*) FROM muster.entry") == "0")
            #expect(try await cluster.sql("SELECT count(*) FROM muster.body") == "0")
            #expect(try await cluster.sql("SELECT kind FROM muster.alarm WHERE ended IS NULL") == "bad-seal")
            // The station itself is as welcome as before, and the alarm is over.
            try await station.tell(chains, as: hub)
            #expect(try await cluster.sql("SELECT count(*) FROM muster.body WHERE kind = 'punch'") == "6")
            #expect(try await cluster.sql("SELECT count(*) FROM muster.alarm WHERE ended IS NULL") == "0")
        }
    }

    @Test("a full disk at the database loses nothing, and is over when there is room", .enabled(if: geteuid() == 0))
    func diskFull() async throws {
        try await PostgresCluster.with(disk: 160 << 20) { cluster in
            let address = try PostgresAddress(try await cluster.database())
            _ = try await HubSetup(address).prepare()
            let hub = try SimulatedStation.hub()
            let station = try SimulatedStation(people: Self.people, hub: hub)
            let chains = HubChains(address)
            try await station.tell(chains, as: hub)
            _ = try? await PostgresCluster.run("dd", ["if=/dev/zero", "of=\(cluster.folder["filler"])", "bs=64k"])
            var recorded = 0
            var failure: (any Error)?
            while failure == nil, recorded < 200_000 {
                try station.punches(2000, people: Self.people)
                recorded += 2000
                do { try await station.tell(chains, as: hub) } catch { failure = error }
            }
            #expect(failure is PostgresError, "\(String(describing: failure))")
            try FileManager.default.removeItem(atPath: cluster.folder["filler"])
            // Without room for its log PostgreSQL stops; whoever runs it starts it again.
            if (try? await cluster.sql("SELECT 1")) == nil {
                try? await cluster.kill()
                try await cluster.start()
            }
            let isTold = try await comesTrue { (try? await station.tell(chains, as: hub)) != nil }
            #expect(isTold)
            try await Self.expectWhole([station], cluster, address, punches: [recorded])
        }
    }
}
