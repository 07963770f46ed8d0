import Attendance
import BeaconKit
import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import MusterHub
import MusterStorage
import Station
import Testing

/// What a hub holds is what the stations signed, and brings back a station that is lost.
@Suite("A hub’s copy of a journal", .serialized, .enabled(if: PostgresCluster.isPossible, "needs PostgreSQL 15"))
struct CopyTests {
    @Test("is checked entry by entry, and whatever was changed in the database is found")
    func verified() async throws {
        try await PostgresCluster.with { cluster in
            let database = try await cluster.database()
            let address = try PostgresAddress(database)
            _ = try await HubSetup(address).prepare()
            let hub = try SimulatedStation.hub()
            let chains = HubChains(address)
            // What is done to the copy of each, and what is to be found.
            let cases: [(String, Finding.Code?)] = [
                ("SELECT", nil),
                ("UPDATE muster.body SET payload = payload || ' ' WHERE site = 2 AND kind = 'punch'", .changed),
                ("DELETE FROM muster.entry WHERE site = 3 AND sequence = 4", .unsealed),
                ("UPDATE muster.entry SET hash = sha256('x') WHERE site = 4 AND sequence = 3", .changed),
                ("UPDATE muster.personal SET value = 'x' WHERE site = 5", .personalChanged),
                ("DELETE FROM muster.excerpt WHERE site = 6", .unsealed),
                ("UPDATE muster.head SET hash = sha256('x') WHERE site = 7", .head),
                ("UPDATE muster.excerpt SET signature = sha256('x') || sha256('y') WHERE site = 8", .seal),
            ]
            for index in cases.indices {
                let station = try SimulatedStation("Site \(index + 1)", people: 4, hub: hub, batch: 5)
                try station.punches(20, people: 4)
                try await station.tell(chains, as: hub)
                // With a narrower scope, and with the wider one again, it is gone through anew.
                let narrow = SharingScope(people: .nobody, punches: .everybody, items: false, planning: false)
                try station.record(narrow.fact(.giving, hub))
                try await station.tell(chains, as: hub)
                let wide = SharingScope(people: .everybody, punches: .everybody, items: false, planning: true)
                try station.record(wide.fact(.giving, hub))
                try station.hire(5)
                try await station.tell(chains, as: hub)
            }
            func verify() async throws -> (Executable.Outcome, [HubCopy.Report]) {
                var reports: [HubCopy.Report] = []
                let sites = try await HubSites(address).sites(seenBy: .all, at: SimulatedStation.start)
                for site in sites.sorted(by: { $0.id < $1.id }) {
                    reports.append(try await HubCopy(address).verify(site))
                }
                return (try await Executable.run(["hub", "verify", "--database", database]), reports)
            }
            let (before, genuine) = try await verify()
            #expect(before.code == 0 && genuine.allSatisfy(\.findings.isEmpty), "\(before.output)\(before.errors)")
            #expect(genuine.allSatisfy { $0.entries >= 28 && $0.readable >= 26 }, "\(genuine)")
            for (change, code) in cases where code != nil { try await cluster.sql(change) }
            let (after, found) = try await verify()
            #expect(after.code == 1 && after.output.contains("NOT GENUINE"), "\(after.output)")
            for (report, (change, code)) in zip(found, cases) {
                let codes = Set(report.findings.map(\.code))
                #expect(code.map(codes.contains) ?? codes.isEmpty, "\(change): \(report.findings)")
            }
        }
    }

    @Test("becomes the data folder of a station that replaces a lost one")
    func exported() async throws {
        try await PostgresCluster.with { cluster in
            let database = try await cluster.database()
            let address = try PostgresAddress(database)
            _ = try await HubSetup(address).prepare()
            let hub = try SimulatedStation.hub()
            let station = try SimulatedStation("Warehouse", zone: "Asia/Shanghai", people: 6, hub: hub, batch: 4)
            for person in 1...4 { try station.punch(person, .in) }
            try station.punch(2, .out)
            let day = try #require(LocalDay("2026-12-24"))
            try station.record(.holidaySet(try Holiday(day: day, name: "Holiday")))
            try await station.tell(HubChains(address), as: hub)
            let folder = try TemporaryFolder()
            let into = folder["front"]
            let made = try await Executable.run(["hub", "export", "1", "--into", into, "--database", database])
            #expect(made.code == 0, "\(made.errors)")
            let verified = try await Executable.run(["journal", "verify", "--data-dir", into])
            #expect(verified.code == 0, "\(verified.output)\(verified.errors)")
            let store = try SQLiteJournal(folder: into, mode: .existing)
            let (old, new) = (try station.store.state(), try store.state())
            #expect(new.roster.people == old.roster.people && new.roster.people.count == 6)
            #expect(new.site?.name == "Warehouse" && new.site?.timeZone == "Asia/Shanghai")
            #expect(try store.stationID() != station.id)
            let now = SimulatedStation.start.adding(microseconds: 3_600_000_000)
            var book = try OnSiteLedger(store, at: now)
            let inside = new.roster.people.values.filter { book.isOnSite($0, at: now) }.map(\.number.rawValue).sorted()
            #expect(inside == [1, 3, 4])
            let listed = try await Executable.run(["people", "list", "--data-dir", into])
            #expect(listed.output.contains("Person 6"), "\(listed.output)\(listed.errors)")
            // Never over something that is there, and never of a site that is not.
            let again = try await Executable.run(["hub", "export", "1", "--into", into, "--database", database])
            #expect(again.code != 0 && again.errors.contains("not empty"), "\(again.errors)")
            let none = try await Executable.run(["hub", "export", "9", "--into", folder["x"], "--database", database])
            #expect(none.code != 0 && !FileManager.default.fileExists(atPath: folder["x"]), "\(none.errors)")
        }
    }
}
