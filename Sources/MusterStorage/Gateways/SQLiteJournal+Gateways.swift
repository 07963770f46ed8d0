import BeaconKit
import Foundation
import GRDB
package import Station

/// Gateways, and how they were.
extension SQLiteJournal: GatewayStore {
    package func gatewaySources() throws -> [GatewaySource] {
        try reading { db in
            let sql = "SELECT id, settings, created FROM gateway_source ORDER BY created, id"
            return try Row.fetchAll(db.cachedStatement(sql: sql)).map { row in
                let text: String = try row.value(1)
                guard let settings = try? JSONDecoder().decode(GatewaySettings.self, from: Data(text.utf8)) else {
                    throw StoreError(.damaged, "A gateway cannot be read. Restore a backup: `muster restore`.")
                }
                return GatewaySource(
                    id: try row.value(0),
                    settings: settings,
                    created: Instant(microseconds: try row.value(2))
                )
            }
        }
    }

    package func save(_ source: GatewaySource) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let settings = String(decoding: try encoder.encode(source.settings), as: UTF8.self)
        try writing { db in
            try db.execute(
                sql: """
                    INSERT INTO gateway_source (id, settings, created) VALUES (?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET settings = excluded.settings
                    """,
                arguments: [source.id, settings, source.created.microseconds]
            )
        }
    }

    package func removeGatewaySource(_ id: String) throws {
        try writing { db in try db.execute(sql: "DELETE FROM gateway_source WHERE id = ?", arguments: [id]) }
    }

    package func gatewayStates() throws -> [String: GatewayState] {
        try reading { db in
            let sql = "SELECT gateway, condition, title, remedy, fault, at FROM gateway_state"
            var states: [String: GatewayState] = [:]
            for row in try Row.fetchAll(db.cachedStatement(sql: sql)) {
                let fault: Int64 = try row.value(4)
                states[try row.value(0)] = GatewayState(
                    condition: try row.value(1),
                    title: try row.value(2),
                    remedy: try row.optional(3),
                    isFault: fault != 0,
                    at: Instant(microseconds: try row.value(5))
                )
            }
            return states
        }
    }

    package func saveGatewayStates(_ states: [String: GatewayState]) throws {
        try writing { db in
            try db.execute(sql: "DELETE FROM gateway_state")
            for (gateway, state) in states {
                try db.execute(
                    sql: """
                        INSERT INTO gateway_state (gateway, condition, title, remedy, fault, at)
                        VALUES (?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        gateway, state.condition, state.title, state.remedy, state.isFault ? 1 : 0,
                        state.at.microseconds,
                    ]
                )
            }
        }
    }
}
