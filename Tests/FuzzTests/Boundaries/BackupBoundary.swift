import Attendance
import Crypto
import EndToEndSupport
import MusterStorage
import Station

/// Backups: a database with changed pages, and changed lists of what stands behind it; and journals on a failing disk.
struct BackupBoundary: Boundary {
    static let casesTogether: UInt64 = 500

    private let office: FileOffice
    private let roster: Roster
    private let backup: [UInt8]

    init(_ random: inout FuzzCase) throws {
        office = try FileOffice()
        roster = try SQLiteJournal(folder: office.data, mode: .readOnly).state().roster
        _ = try JournalBackup.make(of: office.data, to: office.folder["backup"], replacing: false)
        backup = try office.bytes("backup")
    }

    mutating func take(_ random: inout FuzzCase) throws {
        var bytes = backup
        if random.once(in: 3) {
            bytes += index(&random, behind: bytes.count)
        } else if !random.once(in: 20) {
            random.mutate(&bytes)
        }
        try office.write(bytes, to: "changed")
        office.clear("restored")
        do {
            _ = try JournalRestore.run(
                office.folder["changed"],
                into: office.folder["restored"],
                replacing: false,
                now: SmallOffice.instant(6_001)
            )
        } catch is StoreError {
            return try office.checkIsEmpty("restored")
        }
        random.accept()
        let restored = try SQLiteJournal(folder: office.folder["restored"], mode: .readOnly).state().roster
        try FuzzFailure.unless(restored == roster, "other people than were backed up")
        try office.checkNames(["data", "backup", "backup.anchor", "changed", "restored"])
    }

    /// A list of contents with the right sum, of which nothing else need be right.
    private func index(_ random: inout FuzzCase, behind end: Int) -> [UInt8] {
        func number(_ value: Int64) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
        var body: [UInt8] = []
        for _ in 0..<random.number(0...3) {
            let name = Array("0123456789abcdef0123456789abcdef".utf8)
            body += name + [UInt8(random.number(0...3))]
            body += number(random.once(in: 2) ? random.integer() : Int64(random.number(0...end)))
            body += number(random.once(in: 2) ? random.integer() : Int64(random.number(0...100))) + random.bytes(32)
        }
        if random.once(in: 4) { random.mutate(&body) }
        let offset = random.once(in: 4) ? random.integer() : Int64(end)
        let count = random.once(in: 4) ? random.integer() : Int64(body.count / 81)
        return body + number(offset) + number(count) + Array(SHA256.hash(data: body)) + Array("MUSTERMS".utf8)
    }
}
