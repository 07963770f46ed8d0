import Attendance

/// An alert on the page.
struct AlertRow: Sendable {
    struct Snooze: Sendable {
        let minutes: Int
        let label: String
    }

    let id: String
    /// Changes when it is told again, so that the page sounds.
    let telling: String
    let title: String
    let place: String?
    let told: String
    let answer: String?
    let isOpen: Bool
    /// Whether the principal may answer.
    let canAnswer: Bool
    let canSnooze: Bool
    let csrfToken: String
    let snoozes: [Snooze]
    let t: ItemTexts

    init(
        _ record: AlertRecord,
        name: String?,
        item: String?,
        canAnswer: Bool,
        csrfToken: String,
        clock: SiteClock,
        day: LocalDay
    ) {
        let texts = clock.texts.items
        let alert = record.alert
        t = texts
        id = alert.id.rawValue
        telling = "\(alert.id.rawValue)-\(alert.repetition)"
        title = texts.title(alert, item: item, name: name ?? item)
        place = alert.lastSeen.map { texts.lastPlace(alert.room ?? "", clock.time($0, on: day)) }
        told = texts.told(clock.time(record.told, on: day), alert.repetition)
        isOpen = record.ended == nil
        switch record.answer {
        case .seen: answer = texts.seen
        case .snoozed(let until): answer = texts.snoozedUntil(clock.time(until, on: day))
        case nil: answer = nil
        }
        self.canAnswer = canAnswer && isOpen && record.answer != .seen
        canSnooze = alert.kind.isLeaving
        self.csrfToken = csrfToken
        snoozes = [15, 60, 480].map { Snooze(minutes: $0, label: texts.snooze($0)) }
    }
}
