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
            try takeTold(stored.entry())
        }
    }

    /// Days of people. Those of everybody else stay as they are.
    mutating func remakeDays(of people: Set<PersonID>) throws {
        let sites = try StoredEntry.all(
            db,
            where: JournalSchema.ofKinds([SiteConfigured.kind]) + " ORDER BY sequence",
            []
        )
        .map { (sequence: $0.sequence, site: try $0.entry().fact.site) }
        let last = site
        defer { site = last }
        for person in people {
            try db.cachedStatement(sql: "DELETE FROM day WHERE person = ?").execute(arguments: [person.rawValue])
            let condition = "kind = 'punch' AND \(JournalSchema.punchPerson) = ? ORDER BY sequence"
            for stored in try StoredEntry.all(db, where: condition, [person.rawValue]) {
                guard case .punched(let punch) = try stored.entry().fact else { continue }
                // By the hours that counted when it was recorded.
                site = sites.last { $0.sequence < stored.sequence }?.site
                try take(punch, at: stored.happened)
            }
        }
        try days.write(db)
    }
}
