import Attendance
import Station

/// A roll call that goes on, as it stands across the top of every page of whoever may help.
struct RunningRollCallView: Sendable {
    let title: String
    let meaning: String
    let button: String
    let address: String
    let isDrill: Bool
    let icons: String

    init?(_ board: Board, language: Language, icons: String) {
        guard let call = board.rollCall else { return nil }
        let words = language.texts.rollCall
        let clock = SiteClock(timeZone: board.timeZone, texts: language.texts)
        title = words.goesOn(call.isDrill, clock.time(call.began, on: board.day))
        meaning = words.meaning(call.isDrill)
        button = words.goThere
        address = "/roll-call/\(call.id.rawValue)"
        isDrill = call.isDrill
        self.icons = icons
    }
}
