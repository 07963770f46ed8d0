import Attendance
import BeaconKit
import Foundation
import MusterHub
import MusterStorage
import Station
import Testing

/// What a station tells, and PostgreSQL holds afterwards.
@Suite("A hub’s ingest", .serialized, .enabled(if: PostgresCluster.isPossible, "needs PostgreSQL 15"))
struct IngestTests {
    static func withHub(
        _ body: (PostgresCluster, PostgresAddress, PeerID) async throws -> Void
    ) async throws {
        try await PostgresCluster.with { cluster in
            let address = try PostgresAddress(try await cluster.database())
            let versions = try await HubSetup(address).prepare()
            #expect(versions.from == 0 && versions.to == HubSchema.version)
            try await body(cluster, address, try SimulatedStation.hub())
        }
    }

    @Test("what a station recorded is there once, whole and in order, with its people and who is on site")
    func once() async throws {
        try await Self.withHub { cluster, address, hub in
            let station = try SimulatedStation(people: 3, hub: hub, batch: 4)
            try station.punch(1, .in)
            try station.punch(2, .in)
            try station.punch(2, .out)
            let chains = HubChains(address) { _ in "Front" }
            for _ in 0..<3 { try await station.tell(chains, as: hub) }
            let head = try station.store.ownHead()
            #expect(
                try await cluster.sql("SELECT sequence, encode(hash, 'hex') FROM muster.head")
                    == "\(head.sequence)|\(Hexadecimal.text(head.hash))"
            )
            #expect(
                try await cluster.sql("SELECT count(*), min(sequence), max(sequence) FROM muster.entry")
                    == "\(head.sequence)|1|\(head.sequence)"
            )
            #expect(try await cluster.sql("SELECT count(*) FROM muster.body WHERE kind = 'punch'") == "3")
            #expect(
                try await cluster.sql("SELECT name, number FROM muster.person ORDER BY number")
                    == "Person 1|1\nPerson 2|2\nPerson 3|3"
            )
            #expect(try await cluster.sql("SELECT person FROM muster.presence WHERE open") == "person-1")
            let now = SimulatedStation.start.adding(microseconds: 3_600_000_000)
            let sites = try await HubSites(address).sites(seenBy: .all, at: now)
            #expect(sites.map(\.name) == ["Front"] && sites.map(\.timeZone) == ["Europe/Berlin"])
            #expect(sites.map(\.people) == [3] && sites.map(\.onSite) == [1] && sites.map(\.lastHeard) == [now])
            let board = try await HubSites(address).board(
                of: try #require(sites.first).id,
                seenBy: .all,
                at: now
            )
            #expect(board?.people.map(\.standing.isOnSite) == [true, false, false])
        }
    }

    @Test("a hub that is started anew, and a second one, go on where the database is, and project the same")
    func anew() async throws {
        try await Self.withHub { cluster, address, hub in
            let station = try SimulatedStation(people: 20, hub: hub, batch: 7)
            let chains = (HubChains(address), HubChains(address))
            for round in 0..<6 {
                try station.punches(10 + round, people: 20)
                try await station.tell(round % 2 == 0 ? chains.0 : chains.1, as: hub)
            }
            let presence = "SELECT md5(string_agg(presence::text, ' ' ORDER BY person)) FROM muster.presence"
            let followed = try await cluster.sql(presence)
            let count = Int(try await cluster.sql("SELECT count(*) FROM muster.presence")) ?? 0
            try await cluster.sql("TRUNCATE muster.presence, muster.person")
            try station.hire(21)
            try station.punch(21, .in)
            try await station.tell(HubChains(address), as: hub)
            #expect(try await cluster.sql("SELECT count(*) FROM muster.presence") == "\(count + 1)")
            try await cluster.sql("DELETE FROM muster.presence WHERE person = 'person-21'")
            #expect(try await cluster.sql(presence) == followed)
        }
    }

    @Test("two workers at one station at once write everything once")
    func twoWorkers() async throws {
        try await Self.withHub { cluster, address, hub in
            let station = try SimulatedStation(people: 10, hub: hub, batch: 5)
            try station.punches(400, people: 10)
            let workers = (0..<4).map { _ in HubChains(address, connections: 2) }
            await withTaskGroup(of: Void.self) { group in
                for worker in workers {
                    group.addTask {
                        // Who comes second is told to begin anew, and does.
                        for _ in 0..<200 where (try? await station.tell(worker, as: hub)) == nil {}
                    }
                }
            }
            let head = try station.store.ownHead()
            #expect(
                try await cluster.sql("SELECT count(*), max(sequence) FROM muster.entry")
                    == "\(head.sequence)|\(head.sequence)"
            )
            #expect(try await cluster.sql("SELECT count(*) FROM muster.body WHERE kind = 'punch'") == "400")
            #expect(try await cluster.sql("SELECT count(*) FROM muster.alarm") == "0")
        }
    }

    @Test("as web without a setting nothing is seen in any table, and nothing can be changed")
    func walls() async throws {
        try await Self.withHub { cluster, address, hub in
            let stations = [try SimulatedStation("A", hub: hub), try SimulatedStation("B", hub: hub)]
            let chains = HubChains(address)
            for station in stations {
                try station.punch(1, .in)
                try await station.tell(chains, as: hub)
                try await chains.record(
                    SharingTrouble(peer: station.id, kind: .forked, sequence: 1, since: SimulatedStation.start),
                    with: station.id
                )
            }
            let tables = try await cluster.sql(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'muster' AND tablename <> 'schema_version'"
            ).split(separator: "\n").map(String.init)
            #expect(tables.count == 16)
            // Those of accounts are not for whoever shows sites, not even without rows.
            let ofAccess = [
                "account", "account_change", "actor_name", "credential", "pin", "record_access", "sign_in_attempt",
            ]
            let access = HubAccess(address)
            let account = try Account(name: "Ines", role: .supervisor, sites: .some([1]))
            try access.save(account, password: PasswordHash("long enough", cost: .least), recording: nil) { _ in }
            for table in ofAccess {
                for role in ["muster_web", "muster_ingest"] {
                    await #expect(throws: PostgresCluster.Failure.self, "\(role) may read \(table)") {
                        try await cluster.sql("SET ROLE \(role); SET muster.sites = 'all'; SELECT FROM muster.\(table)")
                    }
                }
            }
            #expect(try await cluster.sql("SET ROLE muster_owner; SELECT count(*) FROM muster.account") == "0")
            #expect(try await cluster.sql("SET ROLE muster_access; SELECT count(*) FROM muster.account") == "1")
            for table in tables where !ofAccess.contains(table) {
                await #expect(throws: PostgresCluster.Failure.self, "whoever lets people in may read \(table)") {
                    let look = "SET ROLE muster_access; SET muster.sites = 'all'; SELECT FROM muster.\(table)"
                    _ = try await cluster.sql(look)
                }
                #expect(try await cluster.sql("SELECT count(*) > 0 FROM muster.\(table)") == "t", "\(table) is empty")
                for role in ["muster_web", "muster_ingest", "muster_owner"] {
                    let seen = try await cluster.sql("SET ROLE \(role); SELECT count(*) FROM muster.\(table)")
                    #expect(seen == "0", "\(role) sees \(table)")
                }
                let one =
                    "SET ROLE muster_web; SET muster.sites = '1'; SELECT count(DISTINCT site) FROM muster.\(table)"
                #expect(try await cluster.sql(one) == "1", "\(table)")
                // What was set for a transaction is over after it.
                let after = """
                    SET ROLE muster_web; BEGIN; SELECT set_config('muster.sites', '1', true); COMMIT;
                    SELECT count(*) FROM muster.\(table)
                    """
                #expect(try await cluster.sql(after).split(separator: "\n").last == "0", "\(table)")
                for change in ["DELETE FROM muster.\(table)", "UPDATE muster.\(table) SET site = 7"] {
                    await #expect(throws: PostgresCluster.Failure.self) {
                        try await cluster.sql("SET ROLE muster_web; SET muster.sites = 'all'; \(change)")
                    }
                }
            }
            for table in ["entry", "body", "excerpt"] {
                for change in ["DELETE FROM muster.\(table)", "UPDATE muster.\(table) SET site = 7"] {
                    await #expect(throws: PostgresCluster.Failure.self, "what came is never changed") {
                        try await cluster.sql("SET ROLE muster_ingest; SET muster.site = '1'; \(change)")
                    }
                }
            }
            let sites = HubSites(address)
            #expect(try await sites.sites(seenBy: .some([]), at: SimulatedStation.start).isEmpty)
            #expect(try await sites.sites(seenBy: .some([2]), at: SimulatedStation.start).map(\.id) == [2])
            #expect(try await sites.board(of: 1, seenBy: .some([2]), at: SimulatedStation.start) == nil)
            #expect(try await sites.version(of: 1, seenBy: .some([2])) == "0.0")
        }
    }
}
