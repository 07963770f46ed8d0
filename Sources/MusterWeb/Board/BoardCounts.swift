import Attendance
package import Station

/// How many people each section has.
package struct BoardCounts: Hashable {
    private var counts: [Section: Int] = [:]
    /// Those expected who should be here by now.
    private(set) var overdue = 0
    /// Those who are not on site by their punches, and did not punch out.
    private(set) var mayBeInside = 0

    package init(_ board: Board) {
        for person in board.people {
            counts[Section(person.standing.status), default: 0] += 1
            if person.standing.isOverdue { overdue += 1 }
            if person.standing.mayBeInsideSince != nil { mayBeInside += 1 }
        }
    }

    package subscript(section: Section) -> Int { counts[section] ?? 0 }
}
