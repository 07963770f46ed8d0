import Attendance
import Foundation
import GRDB
import Station

/// What programs sent under keys of their own, beside the chain.
extension SQLiteJournal {
    package func digest(ofRequest identifier: String) throws -> [UInt8]? {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.digest(ofRequest: identifier, db) }
        }
    }

    private static func digest(ofRequest identifier: String, _ db: Database) throws -> [UInt8]? {
        let sql = "SELECT digest FROM sent_request WHERE identifier = ?"
        let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [identifier])
        return try row.map { Array(try $0.value(0) as Data) }
    }

    /// Notes what is being carried out.
    ///
    /// - Throws: ``SentAgain`` if it was already.
    static func record(_ requests: Set<SentRequest>, _ db: Database) throws {
        for request in requests {
            guard try digest(ofRequest: request.identifier, db) == nil else { throw SentAgain() }
            let sql = "INSERT INTO sent_request (identifier, digest) VALUES (?, ?)"
            try db.cachedStatement(sql: sql).execute(arguments: [request.identifier, Data(request.digest)])
        }
    }
}
