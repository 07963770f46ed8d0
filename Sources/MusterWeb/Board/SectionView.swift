import Attendance
package import Station

/// A section of the board with its people.
package struct SectionView: Sendable {
    package let name: String
    package let title: String
    package let count: Int
    package let emptyText: String
    package let icons: String
    package let people: [PersonRow]

    package init(_ section: Section, board: Board, clock: SiteClock, icons: String) {
        name = section.rawValue
        title = section.heading(clock.texts)
        emptyText = section.emptyText(clock.texts)
        self.icons = icons
        people = board.people.filter { Section($0.standing.status) == section }
            .map { PersonRow($0, board: board, clock: clock, icons: icons) }
        count = people.count
    }
}
