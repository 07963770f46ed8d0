import EndToEndSupport
import enum EndToEndSupport.Executable
import Foundation
import MusterHub
import Subprocess
import Testing

/// A real hub, real stations and a real PostgreSQL.
@Suite("A hub and its stations", .serialized, .enabled(if: PostgresCluster.isPossible, "needs PostgreSQL 15"))
struct HubTests {
    @Test(
        "a station is paired, a person punches, and it is in PostgreSQL; also after the hub was away, again and again"
    )
    func paired() async throws {
        try await PostgresCluster.with { cluster in
            let database = try await cluster.database()
            let prepared = try await Executable.run(["hub", "init", "--database", database])
            #expect(prepared.code == 0, "\(prepared.errors)")
            let hub = try await RunningHub(database: database)
            let station = try await RealStation("Warehouse")
            try await station.run {
                try await hub.run { _ in
                    try await station.join(hub)
                    try await station.muster("people", "add", "7", "Mei Lin")
                    try await station.muster("punch", "7", "in")
                    let isThere = try await comesTrue {
                        try await cluster.sql(
                            "SELECT person.name FROM muster.presence JOIN muster.person ON id = person WHERE open"
                        )
                            == "Mei Lin"
                    }
                    #expect(isThere)
                }
                for kill in 1...3 {
                    try await station.muster("people", "add", "\(100 + kill)", "Person \(kill)")
                    try await station.muster("punch", "\(100 + kill)", "in")
                    try await hub.run(ending: kill == 2 ? .terminate : nil) { running in
                        let isThere = try await comesTrue {
                            try await cluster.sql("SELECT count(*) FROM muster.presence WHERE open") == "\(1 + kill)"
                        }
                        #expect(isThere)
                        // As with a power failure.
                        if kill != 2 { try running.send(.kill) }
                    }
                }
                // What happened while the hub was away is there in the end, too.
                try await station.muster("people", "archive", "101")
                try await hub.run { _ in
                    let isThere = try await comesTrue {
                        try await cluster.sql("SELECT count(*) FROM muster.presence WHERE open") == "3"
                    }
                    #expect(isThere)
                    let sites = try await Executable.run(["hub", "sites", "--database", database, "--json"])
                    #expect(sites.output.contains("\"name\" : \"Warehouse\"") && sites.output.contains("Asia/Shanghai"))
                    #expect(sites.output.contains("\"onSite\" : 3"), "\(sites.output)")
                    let doctor = try await Executable.run(["hub", "doctor", "--database", database])
                    #expect(doctor.code == 0, "\(doctor.output)\(doctor.errors)")
                }
            }
            #expect(
                try await cluster.sql(
                    "SELECT count(*) = max(sequence) AND count(*) = count(DISTINCT sequence) FROM muster.entry"
                )
                    == "t"
            )
            let verified = try await Executable.run(["journal", "verify", "--data-dir", hub.folder.path])
            #expect(verified.code == 0, "\(verified.output)\(verified.errors)")
        }
    }

    @Test("a journal that was written anew with its own key is named from the entry on that its hub countersigned")
    func countersigned() async throws {
        try await PostgresCluster.with { cluster in
            let database = try await cluster.database()
            #expect(try await Executable.run(["hub", "init", "--database", database]).code == 0)
            let hub = try await RunningHub(database: database)
            let station = try await RealStation("Warehouse")
            let data = ["--data-dir", station.folder.path]
            try await station.run {
                try await hub.run { _ in
                    try await station.muster("people", "add", "7", "Mei Lin")
                    try await station.muster("punch", "7", "in")
                    try await station.join(hub)
                    let isSigned = try await comesTrue {
                        let given = ["journal", "anchors", "--given", "--data-dir", hub.folder.path]
                        return try await !Executable.run(given).output.isEmpty
                    }
                    #expect(isSigned)
                }
            }
            // What the hub says of the chain, kept by whoever runs the hub.
            let given = try await Executable.run(["journal", "anchors", "--given", "--data-dir", hub.folder.path])
            try given.output.write(toFile: station.folder["given"], atomically: true, encoding: .utf8)
            let verify = ["journal", "verify", "--anchor", station.folder["given"]] + data
            let before = try await Executable.run(verify)
            #expect(before.code == 0, "\(before.output)\(before.errors)")

            let changed = try Rewriting.change(station.folder, kind: "punch")
            try Rewriting.forgetAnchors(station.folder)
            #expect(try await Executable.run(["journal", "verify"] + data).code == 0)
            let found = try await Executable.run(verify)
            #expect(found.code == 1 && found.output.contains("Hub countersigned"), "\(found.output)\(found.errors)")
            // It names from which entry on, and the one that was changed is among them.
            let range = try #require(found.output.firstMatch(of: /entries (\d+) to (\d+) have changed/)).output
            let (from, to) = (try #require(Int64(range.1)), try #require(Int64(range.2)))
            #expect((from...to).contains(changed), "\(found.output)")
        }
    }

    @Test("what a hub cannot use is said in one sentence with an exit code, and nothing is written")
    func badInput() async throws {
        try await PostgresCluster.with { cluster in
            let database = try await cluster.database()
            let folder = try TemporaryFolder()
            func serve(_ database: String) async throws -> Executable.Outcome {
                try await Executable.run(
                    ["hub", "serve", "--database", database, "--data-dir", folder["hub"], "--peer-listen", "127.0.0.1"]
                )
            }
            func expect(_ outcome: Executable.Outcome, _ code: Int32, _ words: String) {
                #expect(outcome.code == code, "\(outcome.errors)")
                #expect(outcome.errors.contains(words), "\(outcome.errors)")
                #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
                #expect(!FileManager.default.fileExists(atPath: folder["hub"]))
            }
            expect(try await serve("postgresql://[nonsense"), 78, "cannot be read")
            expect(try await serve("wrong=1"), 78, "cannot be read")
            expect(try await serve("postgresql://admin@127.0.0.1:1/muster"), 69, "cannot be reached")
            expect(try await serve(cluster.address("nowhere")), 66, "no such database")
            expect(try await Executable.run(["hub", "serve", "--data-dir", folder["hub"]]), 78, "needs a database")
            // Without its roles, and without its tables.
            expect(try await serve(database), 77, "muster hub init")
            try await cluster.sql("CREATE USER plain")
            expect(
                try await Executable.run(["hub", "init", "--database", cluster.address(user: "plain")]),
                77,
                "may create roles"
            )
            #expect(try await cluster.sql("SELECT count(*) FROM pg_roles WHERE rolname LIKE 'muster%'") == "0")
            #expect(try await Executable.run(["hub", "init", "--database", database]).code == 0)
            #expect(try await Executable.run(["hub", "init", "--database", database]).errors.contains("up to date"))
            expect(try await serve(cluster.address(user: "plain")), 77, "muster hub init")
            try await cluster.sql("INSERT INTO muster.schema_version (version) VALUES (99)")
            expect(try await serve(database), 65, "newer version of muster")
            let again = try await Executable.run(["hub", "init", "--database", database])
            #expect(again.code == 65 && again.errors.contains("newer"))
        }
    }

    @Test("a database whose certificate has expired is refused, and one that is valid is not")
    func certificates() async throws {
        try await PostgresCluster.with { cluster in
            _ = try await cluster.database()
            let key = cluster.data + "/server.key"
            let request = cluster.folder["request"]
            let certificate = cluster.data + "/server.crt"
            func sign(days: Int) async throws {
                for arguments in [
                    ["req", "-new", "-key", key, "-subj", "/CN=127.0.0.1", "-out", request],
                    ["x509", "-req", "-in", request, "-signkey", key, "-days", "\(days)", "-out", certificate],
                ] { try await PostgresCluster.run("openssl", arguments) }
                try await PostgresCluster.run("chown", ["postgres", key, certificate])
                try await PostgresCluster.run("chmod", ["600", key])
                try await cluster.program("pg_ctl", ["-D", cluster.data, "reload"])
            }
            try await PostgresCluster.run(
                "openssl",
                ["genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key]
            )
            try await sign(days: 30)
            try await cluster.sql("ALTER SYSTEM SET ssl = on")
            try await cluster.program("pg_ctl", ["-D", cluster.data, "reload"])
            let address = cluster.address() + "?sslmode=verify-full&sslrootcert=\(certificate)"
            let isSecure = try await comesTrue {
                try await Executable.run(["hub", "init", "--database", address]).code == 0
            }
            #expect(isSecure)
            let doctor = try await Executable.run(["hub", "doctor", "--database", address])
            #expect(doctor.output.contains("The connection is encrypted."), "\(doctor.output)")
            try await sign(days: -1)
            var outcome: Executable.Outcome?
            let isRefused = try await comesTrue {
                outcome = try await Executable.run(["hub", "doctor", "--database", address])
                return outcome?.code != 0
            }
            #expect(isRefused && outcome?.code == 69, "\(outcome?.errors ?? "")")
            #expect(outcome?.errors.contains("certificate is not accepted") == true, "\(outcome?.errors ?? "")")
        }
    }
}
