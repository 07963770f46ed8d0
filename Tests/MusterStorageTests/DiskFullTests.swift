import Attendance
import BeaconKit
import Foundation
import GRDB
import Station
import Testing

import MusterStorage

@Suite("A full disk")
struct DiskFullTests {
    private let batch = (0..<50).map {
        History.draft(.stationStarted(StationStarted(version: String(repeating: "x", count: 200) + "\($0)")))
    }

    /// Appends until the store refuses.
    private func fill(_ journal: SQLiteJournal) -> StoreError? {
        do {
            for _ in 0..<10_000 { _ = try journal.append(batch, recorded: History.start) }
            return nil
        } catch {
            return error as? StoreError
        }
    }

    @Test("a size limit gives a clean error, leaves no part of a batch, and work goes on after it is lifted")
    func sizeLimit() throws {
        let folder = try TemporaryFolder()
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        _ = try journal.append([History.site()], recorded: History.start)
        try setLimit(120, journal)
        #expect(fill(journal)?.code == .diskFull)
        try check(journal)
        #expect(fill(journal)?.code == .diskFull)
        try setLimit(1_000_000, journal)
        _ = try journal.append(batch, recorded: History.start)
        try check(journal)
    }

    private func setLimit(_ pages: Int, _ journal: SQLiteJournal) throws {
        try journal.database.writeWithoutTransaction { db in try db.execute(sql: "PRAGMA max_page_count = \(pages)") }
    }

    /// The journal is whole, and ends with a whole batch.
    private func check(_ journal: SQLiteJournal) throws {
        let report = try journal.verify()
        #expect(report.findings == [])
        #expect(report.entries > 50)
        #expect((report.entries - 1).isMultiple(of: 50))
        #expect(try journal.rebuild().isIdentical || report.findings.isEmpty)
    }

    /// Needs the right to mount; elsewhere the size limit above is the test.
    @Test(
        "a small file system that is full gives a clean error, and work goes on when there is room",
        .enabled(if: SmallDisk.isPossible)
    )
    func smallDisk() throws {
        let disk = try SmallDisk(mebibytes: 3)
        let journal = try SQLiteJournal(folder: disk.path + "/data", mode: .create)
        _ = try journal.append([History.site()], recorded: History.start)
        let filler = disk.path + "/filler"
        try Data(count: 1 << 20).write(to: URL(filePath: filler))
        let error = fill(journal)
        #expect(error?.code == .diskFull)
        #expect(error?.description.contains("Free some space") == true)
        let before = try journal.state().head
        #expect((before - 1).isMultiple(of: 50))
        try FileManager.default.removeItem(atPath: filler)
        _ = try journal.append(batch, recorded: History.start)
        #expect(try journal.verify().findings == [])
        #expect(try journal.state().head == before + 50)
        let again = try SQLiteJournal(folder: disk.path + "/data", mode: .existing)
        #expect(try again.verify().findings == [])
    }

    @Test("no journal can be made on a full disk, and the message says so", .enabled(if: SmallDisk.isPossible))
    func noRoomAtAll() throws {
        let disk = try SmallDisk(mebibytes: 1)
        _ = FileManager.default.createFile(atPath: disk.path + "/filler", contents: nil)
        let filler = try FileHandle(forWritingTo: URL(filePath: disk.path + "/filler"))
        // Ends when nothing more fits.
        while (try? filler.write(contentsOf: Data(count: 4096))) != nil {}
        let error = #expect(throws: StoreError.self) { try SQLiteJournal(folder: disk.path, mode: .create) }
        #expect(error?.code == .diskFull)
    }

    @Test("a read-only file system is not writable", .enabled(if: SmallDisk.isPossible))
    func readOnlyDisk() throws {
        let disk = try SmallDisk(mebibytes: 3)
        do {
            let journal = try SQLiteJournal(folder: disk.path, mode: .create)
            _ = try journal.append([History.site()], recorded: History.start)
        }
        try disk.makeReadOnly()
        for mode in [SQLiteJournal.Mode.create, .existing] {
            let error = #expect(throws: StoreError.self) {
                let journal = try SQLiteJournal(folder: disk.path, mode: mode)
                _ = try journal.append([History.draft(.receiverHeard)], recorded: History.start)
            }
            #expect(error?.code == .notWritable)
        }
    }
}
