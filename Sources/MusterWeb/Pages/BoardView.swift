import Attendance
import Station
import BeaconKit

/// The board in one language, as the templates write it.
struct BoardView: Sendable {
    let t: Texts
    let icons: String
    let siteName: String
    let day: String
    /// The time of day now.
    let time: String
    let fasterTime: String?
    let isEmpty: Bool
    let summary: SummaryView
    let banners: [Banner]
    let receivers: [ReceiverRow]
    let hasReceivers: Bool
    let unknown: UnknownBeaconsView?
    /// Those on site, late or not.
    let primary: [SectionView]
    /// Those who are not.
    let secondary: [SectionView]

    init(_ board: Board, language: Language, icons: String) {
        let texts = language.texts
        let clock = SiteClock(timeZone: board.timeZone, texts: texts)
        t = texts
        self.icons = icons
        siteName = board.site
        day = clock.day(board.day)
        time = clock.time(board.now, on: board.day)
        fasterTime = board.speed == 1 ? nil : texts.fasterTime(Int(board.speed.rounded()))
        isEmpty = board.people.isEmpty
        summary = SummaryView(board, texts: texts, icons: icons)
        banners = Banner.all(of: board, clock: clock)
        receivers = board.receivers.map { ReceiverRow($0, board: board, clock: clock) }
        hasReceivers = !receivers.isEmpty
        unknown = UnknownBeaconsView(board, texts: texts)
        primary = [Section.onSite, .late].map { SectionView($0, board: board, clock: clock, icons: icons) }
        secondary = [Section.away, .expected, .gone].map { SectionView($0, board: board, clock: clock, icons: icons) }
    }
}
