import Attendance
import BeaconKit
import GRDB

/// Parts of the projections, made anew of the entries that are there.
extension Projector {
    /// What was told, and when rules did something last.
    func remakeTold() throws {
        try db.execute(sql: "DELETE FROM alert")
        try db.execute(sql: "DELETE FROM firing")
        let kinds = [Alert.kind, AlertAnswered.kind, DoorOpening.kind, ItemRemoved.kind, RuleRemoved.kind]
        for stored in try StoredEntry.all(db, where: JournalSchema.ofKinds(kinds) + " ORDER BY sequence", []) {
            try projectTold(stored.entry())
        }
    }
}
