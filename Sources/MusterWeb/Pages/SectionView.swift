import Attendance
import Station

/// A section of the board with its people.
struct SectionView: Sendable {
    let name: String
    let title: String
    let count: Int
    let emptyText: String
    let icons: String
    let people: [PersonRow]

    init(_ section: Section, board: Board, clock: SiteClock, icons: String) {
        name = section.rawValue
        title = section.title(clock.texts)
        emptyText = section.emptyText(clock.texts)
        self.icons = icons
        people = board.people.filter { Section($0.standing.status) == section }
            .map { PersonRow($0, board: board, clock: clock, icons: icons) }
        count = people.count
    }
}
