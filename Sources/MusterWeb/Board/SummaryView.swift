import Station

/// How many stand where: first the number that counts in a fire.
struct SummaryView: Sendable {
    struct Item: Sendable {
        let name: String
        let title: String
        let count: Int
        /// What else to know of them.
        let note: String?
    }

    let icons: String
    let onSiteNow: String
    /// Everybody on site, late or not.
    let present: Int
    /// Those who may be inside besides.
    let mayBeInside: String?
    /// Visitors who are here besides.
    let visitors: String?
    let items: [Item]

    init(_ board: Board, texts: Texts, icons: String) {
        let counts = BoardCounts(board)
        self.icons = icons
        onSiteNow = texts.onSiteNow
        present = counts[.onSite] + counts[.late]
        mayBeInside = counts.mayBeInside > 0 ? texts.mayBeInside(counts.mayBeInside) : nil
        visitors = board.visitors > 0 ? texts.visitorsToo(board.visitors) : nil
        // Those of whom nobody waits for anything today have their own heading, and count nowhere here.
        items = Section.allCases.filter { $0 != .onSite && $0 != .off }.map { section in
            Item(
                name: section.rawValue,
                title: section.title(texts),
                count: counts[section],
                note: section == .expected && counts.overdue > 0 ? texts.overdueCount(counts.overdue) : nil
            )
        }
    }
}
