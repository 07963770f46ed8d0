package import Attendance
import BeaconKit

extension ReportTable {
    /// Corrections with what became of them.
    ///
    /// - Parameters:
    ///   - actors: what those are called who asked and decided.
    ///   - text: reads reasons; nothing for one that was erased.
    package static func corrections(
        _ states: [CorrectionState],
        in snapshot: Snapshot,
        actors: ActorNames,
        text: (Commitment) throws -> String?
    ) rethrows -> ReportTable {
        var table = ReportTable(
            "Corrections",
            [
                Column("correction", "Correction"), Column("number", "Number", isRight: true), Column("name", "Name"),
                Column("change", "Change"), Column("day", "Day"), Column("time", "Time"),
                Column("direction", "Direction"), Column("state", "State"), Column("reason", "Reason"),
                Column("by", "By"), Column("decidedBy", "Decided by"), Column("answer", "Answer"),
            ]
        )
        for state in states {
            let person = snapshot.roster.anyone(state.correction.person)
            var decidedBy = ""
            var answer: Commitment?
            switch state.decision {
            case .approved(let by, _): decidedBy = actors.text(by)
            case .refused(let by, _, let reason): (decidedBy, answer) = (actors.text(by), reason)
            case .pending, .direct: break
            }
            let (happened, direction) = state.correction.change.parts
            table.add([
                .text(state.correction.id.rawValue), person.map { .integer($0.number.rawValue) } ?? .empty,
                .text(person?.details.name ?? "—"), .text(state.correction.change.word),
                snapshot.days(touchedBy: state.correction).min().map { .day($0) } ?? .empty, snapshot.cell(happened),
                direction.map { .text($0.rawValue) } ?? .empty, .text(state.word),
                .text(try text(state.correction.reason) ?? "—"), .text(actors.text(state.author)),
                .text(decidedBy),
                .text(try answer.map { try text($0) ?? "—" } ?? ""),
            ])
        }
        return table
    }
}

extension Correction.Change {
    /// For programs and tables.
    package var word: String {
        switch self {
        case .add: "add"
        case .replace: "replace"
        case .remove: "remove"
        case .reverse: "reverse"
        }
    }

    /// When the punch is to have been, and what it is to mean.
    fileprivate var parts: (Instant?, Punch.Direction?) {
        switch self {
        case .add(let direction, let happened), .replace(_, let direction, let happened): (happened, direction)
        case .remove, .reverse: (nil, nil)
        }
    }
}

extension CorrectionState {
    /// For programs and tables.
    package var word: String {
        if reversedBy != nil { return "reversed" }
        return switch decision {
        case .pending: "pending"
        case .approved: "approved"
        case .refused: "refused"
        case .direct: "made"
        }
    }
}
