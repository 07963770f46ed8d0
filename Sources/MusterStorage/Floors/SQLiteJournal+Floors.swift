import Foundation
import GRDB
package import Station

/// Floors, with what is drawn over their pictures.
extension SQLiteJournal: FloorStore {
    /// What is drawn, as the table has it: lines that are read again as those of a request are.
    private struct Lines: Codable {
        let rooms: [String]
        let receivers: [String]
    }

    package func floors() throws -> [Floor] { try reading { try Self.floors($0) } }

    package func changeFloor(_ decide: ([Floor]) throws -> Floor) throws -> Floor {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try writing { db in
            let floor = try decide(try Self.floors(db))
            let lines = Lines(
                rooms: floor.drawing.rooms.map(\.line),
                receivers: floor.drawing.receivers.map(\.line)
            )
            let drawing = String(decoding: try encoder.encode(lines), as: UTF8.self)
            try db.execute(
                sql: """
                    INSERT INTO floor (id, name, place, drawing) VALUES (?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE
                    SET name = excluded.name, place = excluded.place, drawing = excluded.drawing
                    """,
                arguments: [floor.id, floor.name, floor.place, drawing]
            )
            return floor
        }
    }

    package func setPicture(_ picture: FloorPicture?, ofFloor id: String) throws -> Bool {
        try writing { db in
            let properties = picture?.properties
            try db.execute(
                sql: "UPDATE floor SET type = ?, width = ?, height = ?, digest = ?, picture = ? WHERE id = ?",
                arguments: [
                    properties?.type, properties?.width, properties?.height, properties?.digest,
                    picture.map { Data($0.bytes) }, id,
                ]
            )
            return db.changesCount > 0
        }
    }

    package func removeFloor(_ id: String) throws -> Bool {
        try writing { db in
            try db.execute(sql: "DELETE FROM floor WHERE id = ?", arguments: [id])
            return db.changesCount > 0
        }
    }

    package func floorPicture(_ id: String) throws -> FloorPicture? {
        try reading { db in
            let sql = "SELECT type, width, height, digest, picture FROM floor WHERE id = ? AND picture IS NOT NULL"
            guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [id]),
                let properties = try Self.properties(row, from: 0)
            else { return nil }
            return FloorPicture(kept: Array(try row.value(4) as Data), as: properties)
        }
    }

    private static func floors(_ db: Database) throws -> [Floor] {
        let sql = "SELECT id, name, place, drawing, type, width, height, digest FROM floor ORDER BY place, name, id"
        return try Row.fetchAll(db.cachedStatement(sql: sql)).map { row in
            let text: String = try row.value(3)
            guard let lines = try? JSONDecoder().decode(Lines.self, from: Data(text.utf8)),
                let drawing = try? FloorDrawing(rooms: lines.rooms, receivers: lines.receivers)
            else { throw StoreError(.damaged, "A floor cannot be read. Restore a backup: `muster restore`.") }
            return Floor(
                id: try row.value(0),
                name: try row.value(1),
                place: try row.value(2),
                drawing: drawing,
                picture: try properties(row, from: 4)
            )
        }
    }

    private static func properties(_ row: Row, from column: Int) throws -> FloorPicture.Properties? {
        guard let type: String = try row.optional(column) else { return nil }
        return FloorPicture.Properties(
            type: type,
            width: try row.value(column + 1),
            height: try row.value(column + 2),
            digest: try row.value(column + 3)
        )
    }
}
