import Attendance
import BeaconKit
import GRDB
import Station

/// Whether the station goes on in this data folder, or was moved to another machine.
struct Relocation: Hashable, Sendable {
    let isMoved: Bool
    /// Names the export.
    let export: String
    let happened: Instant

    /// - Returns: `nil` for a station that was never moved.
    init?(_ db: Database) throws {
        let statement = try db.cachedStatement(sql: "SELECT moved, export, happened FROM relocation")
        guard let row = try Row.fetchOne(statement) else { return nil }
        isMoved = try row.value(0)
        export = try row.value(1)
        happened = Instant(microseconds: try row.value(2))
    }
}

extension Fact {
    /// What may be recorded of a station that was moved.
    var isRelocation: Bool {
        switch self {
        case .stationArrived, .stationReturned: true
        default: false
        }
    }
}

extension SQLiteJournal {
    /// Where the station is; `nil` for one that was never moved.
    func relocation() throws -> Relocation? {
        try StoreError.translating(path: path) { try database.read { db in try Relocation(db) } }
    }

    /// - Throws: ``StoreError`` with the code `moved` if the station goes on elsewhere.
    func checkIsHere() throws {
        if let relocation = try relocation(), relocation.isMoved { throw StoreError.moved(relocation) }
    }
}
