package import Attendance
package import Station
import BeaconKit

/// The board in one language, as the templates write it.
package struct BoardView: Sendable {
    package let t: Texts
    package let icons: String
    package let siteName: String
    package let day: String
    /// The time of day now.
    package let time: String
    package let fasterTime: String?
    package let isEmpty: Bool
    let summary: SummaryView
    package let banners: [Banner]
    let greetings: [GreetingRow]
    let rollCall: RunningRollCallView?
    package let receivers: [ReceiverRow]
    package let hasReceivers: Bool
    let unknown: UnknownBeaconsView?
    /// Those on site, late or not.
    package let primary: [SectionView]
    /// Those who are not.
    package let secondary: [SectionView]

    package init(_ board: Board, language: Language, icons: String) {
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
        greetings = board.greetings.map { GreetingRow($0, texts: texts.items) }
        rollCall = RunningRollCallView(board, language: language, icons: icons)
        receivers = board.receivers.map { ReceiverRow($0, board: board, clock: clock) }
        hasReceivers = !receivers.isEmpty
        unknown = UnknownBeaconsView(board, texts: texts)
        primary = [Section.onSite, .late].map { SectionView($0, board: board, clock: clock, icons: icons) }
        secondary = [Section.away, .expected, .gone, .off].map {
            SectionView($0, board: board, clock: clock, icons: icons)
        }
    }
}
