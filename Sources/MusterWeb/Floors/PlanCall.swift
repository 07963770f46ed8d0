import Attendance
import Station

/// How the roll call stands that goes on, over the plan.
struct PlanCall: Sendable {
    let words: String
    let address: String
    let link: String
    let isDrill: Bool

    /// - Returns: `nil` where none goes on, or the viewer is not told.
    init?(_ board: Board, scope: PlanScope, texts: Texts) {
        guard scope.rollCall, let call = board.rollCall else { return nil }
        var counts: [PlanMark: Int] = [:]
        for person in board.people where person.mark != nil || person.standing.isOnSite {
            counts[PlanMark(person.mark), default: 0] += 1
        }
        words = texts.floors.called(
            (counts[.safe] ?? 0) + (counts[.notOnSite] ?? 0),
            counts[.toFind] ?? 0,
            counts[.missing] ?? 0
        )
        address = "/roll-call/\(call.id.rawValue)"
        link = texts.rollCall.goThere
        isDrill = call.isDrill
    }
}
