import Attendance
import GRDB
import Station

/// What presence is decided by.
extension SQLiteJournal {
    static func receivers(_ db: Database) throws -> [String: ReceiverPlacement] {
        var receivers: [String: ReceiverPlacement] = [:]
        let rows = try Row.fetchCursor(db, sql: "SELECT id, name, room FROM receiver")
        while let row = try rows.next() {
            guard
                let placement = try? ReceiverPlacement(
                    receiver: row.value(0),
                    name: row.value(1),
                    room: row.value(2)
                )
            else { throw StoreError.unreadableProjection("receiver") }
            receivers[placement.receiver] = placement
        }
        return receivers
    }

    static func policy(_ db: Database) throws -> AttendancePolicy? {
        let sql = "SELECT near, sightings, window, away_after FROM presence"
        guard let row = try Row.fetchOne(db, sql: sql) else { return nil }
        var policy = AttendancePolicy()
        policy.nearDistance = try row.value(0)
        policy.sightings = try row.value(1)
        policy.window = .seconds(try row.value(2) as Int)
        policy.awayAfter = .seconds(try row.value(3) as Int)
        guard policy.isPossible else { throw StoreError.unreadableProjection("presence") }
        return policy
    }
}
