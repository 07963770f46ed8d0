import Attendance
import BeaconKit
import Station

/// Writes what a site's book says: its name, its people and their stays.
struct SiteProjection: Sendable {
    private let site: PostgresValue
    private let now: Instant

    init(_ site: Int64, at now: Instant) {
        self.site = .integer(site)
        self.now = now
    }

    /// - Parameter changed: of whom to write; `nil` for everybody, and then nothing else remains.
    func statements(_ book: inout SiteLedger, changed: Set<PersonID>?) -> [PostgresStatement] {
        var statements: [PostgresStatement] = []
        if let site = book.site, changed == nil {
            let sql = "UPDATE muster.station SET name = $1, time_zone = $2"
            statements.append(PostgresStatement(sql, .text(site.name), .text(site.timeZone)))
        }
        let roster = book.roster
        let ids = changed ?? Set(roster.people.keys).union(roster.archived.keys)
        if changed == nil {
            statements += ["person", "presence"].map { PostgresStatement("DELETE FROM muster.\($0)") }
        }
        guard !ids.isEmpty else { return statements }
        var people: [Person] = []
        var gone: [PersonID] = []
        var stays: [(PersonID, LatestStay)] = []
        for id in ids.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let person = roster.anyone(id) else {
                gone.append(id)
                continue
            }
            people.append(person)
            guard roster.people[id] != nil, let stay = book.stay(of: person, at: now) else {
                gone.append(id)
                continue
            }
            stays.append((id, stay))
        }
        if changed != nil, !gone.isEmpty {
            let lists = [("presence", "person", gone), ("person", "id", gone.filter { roster.anyone($0) == nil })]
            for (table, column, ids) in lists where !ids.isEmpty {
                let sql = "DELETE FROM muster.\(table) WHERE \(column) = ANY ($1::text[])"
                statements.append(PostgresStatement(sql, .texts(ids.map(\.rawValue))))
            }
        }
        if !people.isEmpty { statements.append(putting(people, roster)) }
        if !stays.isEmpty { statements.append(putting(stays)) }
        return statements
    }

    private func putting(_ people: [Person], _ roster: Roster) -> PostgresStatement {
        PostgresStatement(
            """
            INSERT INTO muster.person (site, id, number, name, department, "position", photo, archived)
            SELECT $1::int, * FROM unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[],
                $8::boolean[])
            ON CONFLICT (site, id) DO UPDATE SET number = excluded.number, name = excluded.name,
                department = excluded.department, "position" = excluded."position", photo = excluded.photo,
                archived = excluded.archived
            WHERE (person.number, person.name, person.department, person."position", person.photo, person.archived)
                IS DISTINCT FROM (excluded.number, excluded.name, excluded.department, excluded."position",
                    excluded.photo, excluded.archived)
            """,
            site,
            .texts(people.map(\.id.rawValue)),
            .integers(people.map { Int64($0.number.rawValue) }),
            .texts(people.map(\.details.name)),
            .texts(people.map(\.details.department)),
            .texts(people.map(\.details.position)),
            .texts(people.map { $0.photo?.rawValue }),
            .booleans(people.map { roster.people[$0.id] == nil })
        )
    }

    private func putting(_ stays: [(id: PersonID, stay: LatestStay)]) -> PostgresStatement {
        PostgresStatement(
            """
            INSERT INTO muster.presence (site, person, arrived, entered, "left", "limit", open, provisional, forgotten,
                break_since)
            SELECT $1::int, * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
                $7::boolean[], $8::boolean[], $9::boolean[], $10::bigint[])
            ON CONFLICT (site, person) DO UPDATE SET arrived = excluded.arrived, entered = excluded.entered,
                "left" = excluded."left", "limit" = excluded."limit", open = excluded.open,
                provisional = excluded.provisional, forgotten = excluded.forgotten, break_since = excluded.break_since
            """,
            site,
            .texts(stays.map(\.id.rawValue)),
            .integers(stays.map(\.stay.arrived.microseconds)),
            .integers(stays.map(\.stay.entered.microseconds)),
            .integers(stays.map { $0.stay.left?.microseconds }),
            .integers(stays.map(\.stay.limit.microseconds)),
            .booleans(stays.map(\.stay.isOpen)),
            .booleans(stays.map(\.stay.isProvisional)),
            .booleans(stays.map(\.stay.isForgotten)),
            .integers(stays.map { $0.stay.breakSince?.microseconds })
        )
    }
}
