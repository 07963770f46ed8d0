import Attendance
import BeaconKit
import Foundation
import GRDB
import Station

/// The entries that a plan takes the content of.
struct ExpirySelection {
    /// An entry with its local day and the personal values that go with it.
    struct Pick {
        let sequence: Int64
        let hash: [UInt8]
        /// µs on the site's wall.
        let wall: Int64
        let commitments: [Commitment]
    }

    /// Most entries that one transaction takes, and most people whose days it makes anew.
    static let batch = (entries: 1000, people: 8)

    private let plan: ExpiryPlan
    private let db: Database
    /// Of the day before which all goes, in µs on the site's wall.
    private let wall: Int64

    init(_ plan: ExpiryPlan, _ db: Database) {
        self.plan = plan
        self.db = db
        wall = Int64(plan.before.ordinal) * 86_400_000_000
    }

    /// What is to go of the own chain.
    ///
    /// - Parameter isWhole: all of it, not only as much as one transaction takes.
    func own(isWhole: Bool = false) throws -> [Pick] {
        switch plan.kind {
        case .presence: try bounded(told(), isWhole)
        case .photos: try photos(isWhole)
        case .rollCalls: try bounded(rollCalls().map(\.pick), isWhole)
        case .visitors: try bounded(visits(), isWhole)
        case .signatures: try signatures(isWhole)
        case .attendance: try attendance(isWhole)
        case .messages, .recordAccess: []
        }
    }

    private func bounded(_ picks: [Pick], _ isWhole: Bool) -> [Pick] {
        isWhole ? picks : Array(picks.prefix(Self.batch.entries))
    }

    private func read(_ kinds: [String]) throws -> [(entry: Entry, pick: Pick)] {
        try StoredEntry.all(db, where: JournalSchema.ofKinds(kinds) + " ORDER BY sequence", []).map(Self.picked)
    }

    private static func picked(_ stored: StoredEntry) throws -> (entry: Entry, pick: Pick) {
        let entry = try stored.entry()
        let personal = entry.fact.personal
        let pick = Pick(
            sequence: stored.sequence,
            hash: stored.hash,
            wall: entry.wall,
            commitments: personal?.commitments ?? []
        )
        return (entry, pick)
    }

    /// What was told and had ended, where nothing that is kept was ended by it.
    private func told() throws -> [Pick] {
        let all = try read(plan.kind.entries)
        guard all.contains(where: { $0.pick.wall < wall }) else { return [] }
        var ended: [AlertID: Instant?] = [:]
        let rows = try Row.fetchCursor(db, sql: "SELECT id, ended FROM alert")
        while let row = try rows.next() {
            let end = try (row.optional(1) as Int64?).map(Instant.init(microseconds:))
            ended[AlertID(rawValue: try row.value(0))] = .some(end)
        }
        var kept: Set<AlertID> = []
        for (entry, pick) in all {
            guard let id = entry.fact.alert, let end = ended[id] else { continue }
            if pick.wall >= wall || end == nil || end ?? plan.begin >= plan.begin { kept.insert(id) }
        }
        // An alert that had ended and was answered late must not begin anew without what ended it.
        let lasting = kept.filter { id in ended[id].flatMap(\.self).map { $0 < plan.begin } ?? false }
        var items: Set<ItemID> = []
        for case .alertRaised(let alert) in all.map(\.entry.fact) where lasting.contains(alert.id) {
            if let item = alert.item { items.insert(item) }
        }
        for case .alertRaised(let alert) in all.map(\.entry.fact) {
            let isOfItem = alert.item.map(items.contains) ?? false
            if isOfItem || alert.about.map(lasting.contains) ?? false { kept.insert(alert.id) }
        }
        return all.filter { entry, pick in
            pick.wall < wall && !(entry.fact.alert.map(kept.contains) ?? false)
        }.map(\.pick)
    }

    /// Whole roll calls that were closed.
    func rollCalls() throws -> [(id: RollCallID, pick: Pick)] {
        var calls: [RollCallID: [Pick]] = [:]
        var closed: Set<RollCallID> = []
        for (entry, pick) in try read(plan.kind.entries) {
            switch entry.fact {
            case .rollCallStarted(let started): calls[started.id, default: []].append(pick)
            case .rollCallMarked(let marked): calls[marked.id, default: []].append(pick)
            case .rollCallClosed(let over):
                calls[over.id, default: []].append(pick)
                closed.insert(over.id)
            default: continue
            }
        }
        return calls.filter { id, picks in closed.contains(id) && picks.allSatisfy { $0.wall < wall } }
            .flatMap { id, picks in picks.map { (id, $0) } }
            .sorted { $0.pick.sequence < $1.pick.sequence }
    }

    /// Whole visits, also those that nobody ended; not those that are still to come.
    private func visits() throws -> [Pick] {
        var visits: [PersonID: [Pick]] = [:]
        var coming: Set<PersonID> = []
        for (entry, pick) in try read(plan.kind.entries) {
            let (visit, day): (PersonID, LocalDay?)
            switch entry.fact {
            case .visitorExpected(let expected): (visit, day) = (expected.id, expected.day)
            case .visitorEdited(let edited): (visit, day) = (edited.id, edited.day)
            case .visitorSignedIn(let signed): (visit, day) = (signed.id, nil)
            case .visitorSignedOut(let signed): (visit, day) = (signed.id, nil)
            case .visitorRemoved(let removed): (visit, day) = (removed.id, nil)
            default: continue
            }
            visits[visit, default: []].append(pick)
            if let day { if day >= plan.before { coming.insert(visit) } else { coming.remove(visit) } }
        }
        return visits.filter { id, picks in !coming.contains(id) && picks.allSatisfy { $0.wall < wall } }
            .flatMap(\.value).sorted { $0.sequence < $1.sequence }
    }

    /// Photos of punches that happened before.
    private func photos(_ isWhole: Bool) throws -> [Pick] {
        let condition = """
            kind = '\(PunchPhotographed.kind)' AND happened < ? AND happened + utc_offset * 1000000 < ?
            ORDER BY sequence LIMIT ?
            """
        // No clock on a wall is further from UTC than a day.
        let arguments: StatementArguments = [wall + 86_400_000_000, wall, isWhole ? -1 : Self.batch.entries]
        return try StoredEntry.all(db, where: condition, arguments).map { try Self.picked($0).pick }
    }

    /// Signed punches whose signatures are still there.
    private func signatures(_ isWhole: Bool) throws -> [Pick] {
        let condition = """
            \(JournalSchema.signedPunches) AND happened < ? AND happened + utc_offset * 1000000 < ?
            AND EXISTS (SELECT 1 FROM personal WHERE commitment = json_extract(payload, '$.signature'))
            ORDER BY happened LIMIT ?
            """
        // No clock on a wall is further from UTC than a day.
        let arguments: StatementArguments = [wall + 86_400_000_000, wall, isWhole ? -1 : Self.batch.entries]
        return try StoredEntry.all(db, where: condition, arguments).map { try Self.picked($0).pick }
            .sorted { $0.sequence < $1.sequence }
    }

    private func attendance(_ isWhole: Bool) throws -> [Pick] {
        var picks: [Pick] = []
        for (entry, pick) in try read(plan.kind.entries.filter { $0 != Punch.kind }) {
            switch entry.fact {
            case .leaveGranted(let leave): if plan.cut.leaves.contains(leave.id) { picks.append(pick) }
            case .leaveWithdrawn(let withdrawn): if plan.cut.leaves.contains(withdrawn.id) { picks.append(pick) }
            case .leaveRequested(let requested): if plan.cut.leaves.contains(requested.leave.id) { picks.append(pick) }
            case .leaveRefused(let refused): if plan.cut.leaves.contains(refused.id) { picks.append(pick) }
            case .leaveRequestWithdrawn(let withdrawn):
                if plan.cut.leaves.contains(withdrawn.id) { picks.append(pick) }
            case .leaveRequestReopened(let reopened): if plan.cut.leaves.contains(reopened.id) { picks.append(pick) }
            case .acknowledgementWithdrawn(let withdrawn): if withdrawn.day < plan.before { picks.append(pick) }
            // It says nothing of any other day.
            case .exceptionAcknowledged(let acknowledgement):
                if acknowledgement.exception.day < plan.before { picks.append(pick) }
            case .lawFindingAcknowledged(let acknowledgement):
                if acknowledgement.matter.day < plan.before { picks.append(pick) }
            case .sheetConfirmed(let confirmed):
                if confirmed.value.range.to < plan.before { picks.append(pick) }
            case .sheetCountersigned(let signed):
                if signed.value.range.to < plan.before { picks.append(pick) }
            default: if let id = entry.fact.correctionID, plan.cut.corrections.contains(id) { picks.append(pick) }
            }
        }
        picks = bounded(picks, isWhole)
        var people = 0
        for (person, end) in plan.cut.people.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let room = isWhole ? -1 : Self.batch.entries - picks.count
            guard isWhole || room > 0 && people < Self.batch.people else { break }
            let punches = try StoredEntry.all(
                db,
                where: "\(Self.punchesBefore) ORDER BY happened LIMIT ?",
                [person.rawValue, end.microseconds, room]
            )
            if !punches.isEmpty { people += 1 }
            picks += try punches.map { try Self.picked($0).pick }
        }
        return picks.sorted { $0.sequence < $1.sequence }
    }

    /// With the very expression of the index, as otherwise all entries are read.
    private static let punchesBefore = "kind = 'punch' AND \(JournalSchema.punchPerson) = ? AND happened < ?"

    /// What is to go of what is held of another station's chain: places and hashes, in order.
    func held(isWhole: Bool = false) throws -> (origin: PeerID, places: [(sequence: Int64, hash: [UInt8])])? {
        guard plan.kind == .attendance else { return nil }
        var places: [String: [(sequence: Int64, hash: [UInt8])]] = [:]
        var count = 0
        func collect(_ rows: [Row]) throws {
            for row in rows {
                places[try row.value(0), default: []].append((try row.value(1), Array(try row.value(2) as Data)))
                count += 1
            }
        }
        let corrections = """
            SELECT origin, sequence, hash, kind, payload FROM held_entry
            WHERE \(JournalSchema.ofKinds(plan.kind.entries.filter { $0 != Punch.kind }))
            """
        for row in try Row.fetchAll(db.cachedStatement(sql: corrections)) {
            guard let fact = try? Fact(kind: row.value(3), payload: row.value(4)), let id = fact.correctionID,
                plan.cut.corrections.contains(id)
            else { continue }
            try collect([row])
        }
        for (person, end) in plan.cut.people.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard isWhole || count < Self.batch.entries else { break }
            let sql = """
                SELECT origin, sequence, hash FROM held_entry WHERE \(Self.punchesBefore) ORDER BY happened LIMIT ?
                """
            let room = isWhole ? -1 : Self.batch.entries - count
            let statement = try db.cachedStatement(sql: sql)
            try collect(Row.fetchAll(statement, arguments: [person.rawValue, end.microseconds, room]))
        }
        guard let (text, found) = places.min(by: { $0.key < $1.key }), let origin = PeerID(text) else { return nil }
        return (origin, found.sorted { $0.sequence < $1.sequence })
    }
}

extension Fact {
    /// Which alert the fact is about.
    fileprivate var alert: AlertID? {
        switch self {
        case .alertRaised(let alert): alert.id
        case .alertAnswered(let answered): answered.id
        default: nil
        }
    }

    /// Which correction the fact is, or decides on.
    fileprivate var correctionID: CorrectionID? {
        switch self {
        case .correctionApproved(let approved): approved.id
        case .correctionRefused(let refused): refused.id
        default: correction?.id
        }
    }
}
