import Attendance
import EndToEndSupport
import FactExamples
import Foundation
import GRDB
import MusterStorage
import Station
import Testing

/// What a process with a paired station's key can do to the real executable.
@Suite("A paired station with a hostile chain")
struct HostileChainTests {
    private struct Answers: SharingPeer {
        let hostile: HostileStation
        let lines: [HostileStation.Line]

        func answer(_ request: [UInt8], from peer: PeerID) async throws -> [UInt8] {
            try hostile.answer(lines, to: request, most: 2_000)
        }
    }

    /// Writes what the station itself would not have kept, as only somebody with the file can.
    private static func plant(_ change: String, of origin: PeerID, in folder: TemporaryFolder) throws {
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        try journal.database.writeWithoutTransaction { db in
            let triggers = try Row.fetchAll(
                db,
                sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'held_entry'"
            )
            for trigger in triggers { try db.execute(sql: "DROP TRIGGER \(trigger[0] as String)") }
            try db.execute(
                sql: """
                    UPDATE held_entry SET \(change) WHERE origin = ?1 AND sequence =
                        (SELECT max(sequence) FROM held_entry WHERE origin = ?1 AND kind = 'person-edited')
                    """,
                arguments: [origin.text]
            )
            for trigger in triggers { try db.execute(sql: trigger[1] as String) }
        }
    }

    private static func serves(_ station: RunningStation, _ folder: TestStation) async throws {
        #expect(try await Web.get(try await station.address() + "/healthz").status == 200)
        for arguments in [["people", "list"], ["board"], ["stations", "list"]] { try await folder.must(arguments) }
    }

    @Test("leaves nothing impossible here, neither stops nor bricks the station, and is named where it was planted")
    func chain() async throws {
        let station = try await TestStation("Front")
        let stranger = try await Stranger(port: FreePort.find())
        let hostile = try HostileStation(key: stranger.key)
        let edits = HostileStation.edits(8_000)
        let lines = HostileStation.impossible + edits
        try await stranger.serve(Answers(hostile: hostile, lines: lines)) {
            try await station.run { running in
                try await station.must("people", "add", "1", "Ada")
                try await stranger.pair(with: station)
                try await station.must("stations", "take", "Stranger", "--people", "all", "--punches", "all", "--items")
                let journal = try SQLiteJournal(folder: station.folder.path, mode: .existing)
                try await eventually { try journal.held(of: stranger.id).head.sequence == Int64(lines.count) }
                let kept = try await journal.database.read { db in
                    try Int.fetchOne(db, sql: "SELECT count(*) FROM held_entry WHERE kind IS NOT NULL")
                }
                #expect(kept == edits.count)
                try await Self.serves(running, station)
            }
        }
        // The other one is gone; what it gave is still here.
        try await station.run { try await Self.serves($0, station) }
        let genuine = try await station.muster("journal", "verify")
        #expect(genuine.code == 0, "\(genuine.output)\(genuine.errors)")

        for change in [
            "happened = 9223372036854775807", "utc_offset = 64801",
            "kind = 'sharing-received', payload = '{\"through\":9223372036854775807}'",
            "kind = 'correction-made', payload = '{\"at\":9223372036854775807}'",
        ] {
            let copy = try await TestStation("Copy")
            try station.copyData(to: copy)
            try Self.plant(change, of: stranger.id, in: copy.folder)
            let found = try await copy.muster("journal", "verify")
            let place = "Entry \(lines.count) of station \(stranger.id.text.prefix(8))"
            #expect(found.code == 1 && found.output.contains(place), "\(change): \(found.output)\(found.errors)")
            try await copy.run { try await Self.serves($0, copy) }
        }
        try await station.must("stations", "drop", "Stranger")
        #expect(try await station.muster("people", "list").output.contains("Ada"))
        try await station.must("journal", "verify")
    }
}
