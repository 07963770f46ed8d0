import Attendance
import BeaconKit
import GRDB
import Station

/// Items, and what is told of them.
extension Projector {
    func projectBelonging(_ entry: Entry) throws {
        switch entry.fact {
        case .itemAdded(let added): try put(added.value)
        case .itemChanged(let changed): try put(changed.value)
        case .itemRemoved(let removed):
            try run("DELETE FROM item WHERE id = ?", [removed.item.rawValue])
            try projectTold(entry)
        case .quietHoursSet(let set):
            try run("DELETE FROM quiet WHERE person = ?", [set.person.rawValue])
            guard let hours = set.quiet else { return }
            try run("INSERT INTO quiet (person, hours) VALUES (?, ?)", [set.person.rawValue, hours.description])
        case .ruleSet(let rule):
            let sql = """
                INSERT INTO rule (id, payload) VALUES (?, ?)
                ON CONFLICT (id) DO UPDATE SET payload = excluded.payload
                """
            try run(sql, [rule.id.rawValue, try rule.payload()])
        case .ruleRemoved(let removed):
            try run("DELETE FROM rule WHERE id = ?", [removed.rule.rawValue])
            try projectTold(entry)
        case .doorsAllowed(let doors):
            try run("INSERT OR REPLACE INTO doors (id, allowed) VALUES (1, ?)", [doors.isAllowed])
        default: try projectTold(entry)
        }
    }

    /// What was told, and what rules did: that part of the projections which changes when such entries expire.
    func projectTold(_ entry: Entry) throws {
        switch entry.fact {
        case .alertRaised(let alert): try project(alert, at: entry.happened)
        case .alertAnswered(let answered): try project(answered.answer, to: answered.id, at: entry.happened)
        case .doorOpened(let opening):
            let cause = RuleCause(person: opening.person, item: opening.item, beacon: opening.beacon)
            try projectOccasion(opening.rule, cause, at: entry.happened)
        case .itemRemoved(let removed):
            let sql = "UPDATE alert SET ended = ? WHERE item = ? AND ended IS NULL"
            try run(sql, [entry.happened.microseconds, removed.item.rawValue])
        case .ruleRemoved(let removed): try run("DELETE FROM firing WHERE rule = ?", [removed.rule.rawValue])
        default: break
        }
    }

    /// Somebody is not on the roster any more. Items stay theirs: their names are kept, and erased, as the person's.
    func forgetQuietHours(of person: PersonID) throws {
        try run("DELETE FROM quiet WHERE person = ?", [person.rawValue])
    }

    private func put(_ state: TaggedItem) throws {
        let tag = state.tag
        let sql = """
            INSERT INTO item (id, details, photo, identity, owner, exit_time, rooms, quiet) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET details = excluded.details, photo = excluded.photo,
            identity = excluded.identity, owner = excluded.owner, exit_time = excluded.exit_time,
            rooms = excluded.rooms, quiet = excluded.quiet
            """
        try run(
            sql,
            [
                state.item.rawValue, state.name.rawValue, state.photo?.rawValue, tag.identity.description,
                tag.owner?.rawValue,
                tag.exitTime, tag.homeRooms.joined(separator: "\n"), tag.quiet?.description,
            ]
        )
    }

    private func project(_ alert: Alert, at happened: Instant) throws {
        let now = happened.microseconds
        if let about = alert.about {
            try run("UPDATE alert SET ended = ? WHERE id = ? AND ended IS NULL", [now, about.rawValue])
        }
        if alert.repetition > 0 {
            let sql = """
                UPDATE alert SET repetition = ?, told = ?, room = ?, answer = NULL, until = NULL WHERE id = ?
                """
            return try run(sql, [alert.repetition, now, alert.room, alert.id.rawValue])
        }
        if alert.kind.isLeaving, let item = alert.item {
            // Another leaving of the same item takes the place of the one before.
            let sql = """
                UPDATE alert SET ended = ?
                WHERE item = ? AND ended IS NULL AND kind IN ('out-of-range', 'left-behind', 'left-alone')
                """
            try run(sql, [now, item.rawValue])
        }
        if let rule = alert.rule {
            try projectOccasion(
                rule,
                RuleCause(person: alert.person, item: alert.item, beacon: alert.beacon),
                at: happened
            )
        }
        let sql = """
            INSERT OR REPLACE INTO alert (id, kind, item, person, rule, beacon, room, last_seen, repetition, about, text,
                raised, told, ended)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)
            """
        try run(
            sql,
            [
                alert.id.rawValue, alert.kind.rawValue, alert.item?.rawValue, alert.person?.rawValue,
                alert.rule?.rawValue, alert.beacon?.description, alert.room, alert.lastSeen?.microseconds,
                alert.about?.rawValue, alert.text, now, now, alert.kind.isOver ? now : nil,
            ]
        )
    }

    private func project(_ answer: AlertAnswer, to id: AlertID, at happened: Instant) throws {
        switch answer {
        case .seen:
            let sql = """
                UPDATE alert SET answer = 'seen', until = NULL, ended = coalesce(ended,
                    CASE WHEN kind IN ('out-of-range', 'left-behind', 'left-alone') THEN NULL ELSE ? END)
                WHERE id = ?
                """
            try run(sql, [happened.microseconds, id.rawValue])
        case .snoozed(let until):
            try run(
                "UPDATE alert SET answer = 'snoozed', until = ? WHERE id = ?",
                [until.microseconds, id.rawValue]
            )
        }
    }

    private func projectOccasion(_ rule: RuleID, _ cause: RuleCause?, at happened: Instant) throws {
        guard let cause else { return }
        let sql = """
            INSERT INTO firing (rule, cause, happened) VALUES (?, ?, ?)
            ON CONFLICT (rule, cause) DO UPDATE SET happened = excluded.happened
            """
        try run(sql, [rule.rawValue, cause.key, happened.microseconds])
    }

    private func run(_ sql: String, _ arguments: StatementArguments) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }
}
