import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// The form that asks for a correction, or makes it.
struct CorrectionForm: Sendable {
    let t: DayTexts
    let dayLabel: String
    let csrfToken: String
    let action: String
    let key: String
    /// The filter of the inbox from which the page was opened.
    let inbox: String?
    let title: String
    let hint: String
    let button: String
    let choices: [Choice]
    let directions: [Choice]
    let day: String
    let time: String
    let reason: String
    /// Asked for where the clocks showed the time twice.
    let occurrences: [Choice]
    let hasOccurrences: Bool

    /// - Parameters:
    ///   - isRequest: somebody else decides.
    ///   - inbox: where one goes back to; `nil` for the day itself.
    init(
        _ input: CorrectionInput,
        for detail: DayDetail,
        isRequest: Bool,
        inbox: InboxFilter?,
        teller: CorrectionTeller,
        clock: SiteClock
    ) {
        let t = clock.texts.days
        let day = detail.sheet.day
        self.t = t
        dayLabel = clock.texts.attendance.day
        csrfToken = teller.incoming.csrfToken
        action = TimesheetController.address(detail.person.id, on: day) + "/corrections"
        key = input.key
        self.inbox = inbox?.query
        title = isRequest ? t.request : t.make
        hint = isRequest ? t.requestHint : t.makeHint
        button = isRequest ? t.send : t.apply
        self.day = input.day
        time = input.time.isEmpty ? Self.time(of: input.what, detail, clock) : input.time
        reason = input.reason
        directions = [Punch.Direction.in, .out, .breakBegin, .breakEnd].map {
            let chosen = input.direction.isEmpty ? Self.direction(of: input.what, detail) : input.direction
            return Choice(
                value: $0.rawValue,
                label: clock.texts.history.direction($0),
                isChosen: $0.rawValue == chosen
            )
        }
        var choices = [("add", t.whatAdd)]
        for (target, words) in Self.targets(detail, clock) {
            choices.append(("replace-\(target.text)", t.whatReplace(words)))
            choices.append(("remove-\(target.text)", t.whatRemove(words)))
        }
        for state in detail.corrections where state.isInForce && !state.correction.isReversal {
            let words = teller.what(state.correction, day: day)
            choices.append(("reverse-correction:\(state.correction.id.rawValue)", t.whatReverse(words)))
        }
        self.choices = choices.map { Choice(value: $0.0, label: $0.1, isChosen: $0.0 == input.what) }
        hasOccurrences = !input.occurrence.isEmpty || Self.isTwice(input, detail.person.number, teller.snapshot)
        occurrences = [("first", t.first), ("second", t.second)].map {
            Choice(value: $0.0, label: $0.1, isChosen: $0.0 == input.occurrence)
        }
    }

    /// Whether the clocks showed the time twice.
    private static func isTwice(_ input: CorrectionInput, _ number: PersonNumber, _ snapshot: Snapshot) -> Bool {
        do {
            _ = try input.request(for: number, isRequest: false).change(in: snapshot.attendance.zones)
            return false
        } catch WallTimeError.twice {
            return true
        } catch {
            return false
        }
    }

    /// The punches that count, and those that say the same, each as what would be corrected.
    private static func targets(_ detail: DayDetail, _ clock: SiteClock) -> [(CorrectionTarget, String)] {
        let standing = detail.sheet.sessions.flatMap(\.punches) + detail.sheet.strays
        return standing.sorted().map { punch in
            let target = CorrectionTarget(punch.target)
            let time = clock.time(punch.happened, on: detail.sheet.day)
            return (target, "\(clock.texts.history.direction(punch.direction)) \(time)")
        }
    }

    private static func punch(of what: String, _ detail: DayDetail) -> StandingPunch? {
        let standing = detail.sheet.sessions.flatMap(\.punches) + detail.sheet.strays
        return standing.first { punch in
            let target = CorrectionTarget(punch.target)
            return what == "replace-\(target.text)"
        }
    }

    private static func time(of what: String, _ detail: DayDetail, _ clock: SiteClock) -> String {
        guard let punch = punch(of: what, detail) else { return "" }
        let moment = CivilTime(punch.happened, offset: clock.offset(at: punch.happened))
        return (moment.hour < 10 ? "0" : "") + "\(moment.hour):" + (moment.minute < 10 ? "0" : "") + "\(moment.minute)"
    }

    /// What is missing most likely, where nothing is chosen.
    private static func direction(of what: String, _ detail: DayDetail) -> String {
        if let punch = punch(of: what, detail) { return punch.direction.rawValue }
        return detail.sheet.exceptions.contains { [.missingOut, .closedAutomatically].contains($0.kind) } ? "out" : "in"
    }
}
