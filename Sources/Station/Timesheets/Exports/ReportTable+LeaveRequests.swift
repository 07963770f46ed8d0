package import Attendance
import BeaconKit

extension ReportTable {
    /// Leave that was asked for, with what became of it.
    ///
    /// - Parameters:
    ///   - actors: what those are called who asked and decided.
    ///   - text: reads notes and reasons; nothing for one that was erased.
    package static func leaveRequests(
        _ states: [LeaveRequestState],
        in snapshot: Snapshot,
        actors: ActorNames,
        text: (Commitment) throws -> String?
    ) rethrows -> ReportTable {
        var table = ReportTable(
            "Leave requests",
            [
                Column("request", "Request"), Column("number", "Number", isRight: true), Column("name", "Name"),
                Column("kind", "Kind"), Column("from", "From"), Column("to", "To"), Column("part", "Part"),
                Column("state", "State"), Column("note", "Note"), Column("by", "By"),
                Column("decidedBy", "Decided by"), Column("answer", "Answer"),
            ]
        )
        for state in states {
            let leave = state.leave
            let person = snapshot.roster.anyone(leave.person)
            var decidedBy = ""
            var answer: Commitment?
            switch state.decision {
            case .granted(let by, _), .cancelled(let by, _): decidedBy = actors.text(by)
            case .refused(let by, _, let reason): (decidedBy, answer) = (actors.text(by), reason)
            case .pending, .withdrawn: break
            }
            table.add([
                .text(leave.id), person.map { .integer($0.number.rawValue) } ?? .empty,
                .text(person?.details.name ?? "—"), .text(leave.kind.rawValue), .day(leave.from), .day(leave.to),
                .text(leave.part.description), .text(state.word),
                .text(try state.note.map { try text($0) ?? "—" } ?? ""), .text(actors.text(state.author)),
                .text(decidedBy), .text(try answer.map { try text($0) ?? "—" } ?? ""),
            ])
        }
        return table
    }
}

extension LeaveRequestState {
    /// For programs and tables.
    package var word: String {
        switch decision {
        case .pending: "pending"
        case .granted: "granted"
        case .refused: "refused"
        case .withdrawn: "withdrawn"
        case .cancelled: "cancelled"
        }
    }

    /// What ``word`` can say.
    package static let words = ["pending", "granted", "refused", "withdrawn", "cancelled"]
}
