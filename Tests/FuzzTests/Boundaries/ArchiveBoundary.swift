import Attendance
import EndToEndSupport
import MusterStorage
import Station

/// Exported stations: the encrypted file, and what somebody who knows the passphrase may have put into one.
struct ArchiveBoundary: Boundary {
    static let casesTogether: UInt64 = 500
    private static let passphrase = "correct horse battery"

    private let office: FileOffice
    private let roster: Roster
    private let sealed: [UInt8]
    private let plain: [UInt8]

    init(_ random: inout FuzzCase) throws {
        office = try FileOffice()
        roster = try SQLiteJournal(folder: office.data, mode: .readOnly).state().roster
        _ = try StationExport.run(
            office.data,
            to: office.folder["archive"],
            passphrase: Self.passphrase,
            now: SmallOffice.instant(6_000),
            actor: SmallOffice.actor,
            cost: .least
        )
        sealed = try office.bytes("archive")
        plain = try Self.open(sealed)
    }

    private static func open(_ sealed: [UInt8]) throws -> [UInt8] {
        var cipher = ArchiveCipher(
            try ArchiveHeader(Array(sealed.prefix(ArchiveHeader.length)), passphrase: passphrase)
        )
        var rest = sealed.dropFirst(ArchiveHeader.length)
        var plain: [UInt8] = []
        while !rest.isEmpty {
            let chunk = rest.prefix(ArchiveCipher.chunk + ArchiveCipher.overhead)
            rest = rest.dropFirst(chunk.count)
            plain += try cipher.open(Array(chunk), isLast: rest.isEmpty)
        }
        return plain
    }

    private static func seal(_ plain: [UInt8]) throws -> [UInt8] {
        let header = try ArchiveHeader(passphrase: passphrase, cost: .least)
        var cipher = ArchiveCipher(header)
        var sealed = header.bytes
        var rest = plain[...]
        repeat {
            let chunk = rest.prefix(ArchiveCipher.chunk)
            rest = rest.dropFirst(chunk.count)
            sealed += try cipher.seal(Array(chunk), isLast: rest.isEmpty)
        } while !rest.isEmpty
        return sealed
    }

    mutating func take(_ random: inout FuzzCase) throws {
        var bytes: [UInt8]
        if random.once(in: 4) {
            bytes = sealed
            random.mutate(&bytes)
            // What a passphrase costs to try is in the header; the dearest that is allowed takes a second.
            if bytes.count > 12, bytes[9] > 12 || bytes[11] > 1 { return }
        } else {
            bytes = try Self.seal(random.once(in: 8) ? plain : mutatedPlain(&random))
        }
        try office.write(bytes, to: "changed")
        office.clear("imported")
        do {
            _ = try StationImport.run(
                office.folder["changed"],
                into: office.folder["imported"],
                passphrase: Self.passphrase,
                now: SmallOffice.instant(6_001),
                actor: SmallOffice.actor
            )
            random.accept()
            let imported = try SQLiteJournal(folder: office.folder["imported"], mode: .readOnly).state().roster
            try FuzzFailure.unless(imported == roster, "other people than were exported")
        } catch is ArchiveError {
            try office.checkIsEmpty("imported")
        } catch is StoreError {
            try office.checkIsEmpty("imported")
        }
        try office.checkNames(["data", "archive", "changed", "imported"])
    }

    /// The head of the first member, or anything.
    private func mutatedPlain(_ random: inout FuzzCase) -> [UInt8] {
        guard random.once(in: 3) else {
            var bytes = plain
            random.mutate(&bytes)
            return bytes
        }
        let path = Array(
            random.one(of: ["../key", "a/../../b", "/etc/x", "a//b", "station.key", "messages/x", "\0"]).utf8
        )
        let size = random.once(in: 2) ? random.integer() : Int64(random.number(0...100))
        let head = [UInt8(path.count >> 8), UInt8(path.count & 0xFF)] + path
        return head + withUnsafeBytes(of: size.bigEndian) { Array($0) } + random.bytes(random.number(0...100)) + plain
    }
}
