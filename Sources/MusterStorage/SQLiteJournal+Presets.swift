import BeaconKit
import GRDB
package import Station

extension SQLiteJournal: PresetStore {
    package func presets() throws -> [Broadcast] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = "SELECT id, name, uuid, major, minor, power, interval FROM preset ORDER BY name, id"
                return try Row.fetchAll(db, sql: sql).compactMap(Self.preset)
            }
        }
    }

    package func savePreset(_ preset: Broadcast) throws {
        let frame = preset.transmission.frame
        let sql = """
            INSERT OR REPLACE INTO preset (id, name, uuid, major, minor, power, interval) VALUES (?, ?, ?, ?, ?, ?, ?)
            """
        try StoreError.translating(path: path) {
            try database.write { db in
                try db.execute(
                    sql: sql,
                    arguments: [
                        preset.id, preset.name, frame.identity.uuid.description, Int(frame.identity.major),
                        Int(frame.identity.minor), Int(frame.measuredPower),
                        Int(preset.transmission.interval / .milliseconds(1)),
                    ]
                )
            }
        }
    }

    package func removePreset(_ id: String) throws {
        try StoreError.translating(path: path) {
            try database.write { db in try db.execute(sql: "DELETE FROM preset WHERE id = ?", arguments: [id]) }
        }
    }

    /// One that no version of this program wrote is passed over.
    private static func preset(_ row: Row) throws -> Broadcast? {
        let name: String = try row.value(1)
        let uuid: String = try row.value(2)
        let numbers: [Int] = try (3...6).map { try row.value($0) }
        let request = BroadcastRequest { field in
            switch field {
            case .name: name
            case .uuid: uuid
            case .major: String(numbers[0])
            case .minor: String(numbers[1])
            case .power: String(numbers[2])
            case .interval: String(numbers[3])
            }
        }
        return request.broadcast(id: try row.value(0))
    }
}
