import EndToEndSupport
import Foundation
import GRDB
import MusterStorage
import Testing

@Suite("A failing disk")
struct DamageTests {
    /// Changes the last bytes of an index's page, as a failing disk may: every entry is as it was.
    private static func damage(_ folder: String) throws {
        let path = SQLiteJournal.path(in: folder)
        let (page, size) = try DatabaseQueue(path: path).writeWithoutTransaction { db in
            try db.checkpoint(.truncate)
            let sql = "SELECT rootpage FROM sqlite_master WHERE name = 'entry_roster'"
            return (try Int.fetchOne(db, sql: sql) ?? 0, try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0)
        }
        let file = try FileHandle(forUpdating: URL(filePath: path))
        try file.seek(toOffset: UInt64(page * size - 2))
        try file.write(contentsOf: Data([0x7F, 0x7F]))
        try file.close()
    }

    @Test("that changed a page of the journal's file is told by /healthz, and not only by verifying")
    func page() async throws {
        let folder = try TemporaryFolder()
        try await AttackedStation.with(folder) { station in
            let added = try await Executable.run(["people", "add", "7", "Mei Lin", "--data-dir", folder["data"]])
            #expect(added.code == 0, "\(added.errors)")
            let answer = try await station.get("/healthz")
            #expect(answer.status == 200 && answer.text.contains(#""journal":"ok""#))
        }
        try Self.damage(folder["data"])
        try await AttackedStation.with(folder) { station in
            let told = await station.running.errors.first { $0.contains("the journal's file is damaged") }
            #expect(told != nil)
            // The board follows within a moment.
            var answer = try await station.get("/healthz")
            for _ in 0..<600 where answer.status == 200 {
                try await Task.sleep(for: .milliseconds(100))
                answer = try await station.get("/healthz")
            }
            #expect(answer.status == 503 && answer.text.contains(#""journal":"damaged""#), "\(answer.text)")
            #expect(answer.text.contains(#""kind":"damaged""#))
        }
    }
}
