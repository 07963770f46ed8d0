import Attendance
import BeaconKit
import Station

/// A punch of a day, with what became of it.
struct PunchRow: Sendable {
    let at: Instant
    /// When it counts since it was corrected, where that is another time.
    let correctedTo: Instant?
    /// A class of the style sheet.
    let kind: String
    let time: String
    let direction: String
    let source: String
    let marks: [HistoryView.Mark]
    /// It does not count as it was recorded.
    let isStruck: Bool
    /// What became of it.
    let fate: String?
    let signature: String?
    let signatureName: String
    let photo: String?
    let photoName: String
    /// Where it is corrected; `nil` where it cannot be.
    let correct: String?
    let correctLabel: String

    /// All punches of a day: those that were recorded, and those that corrections added, in order of time.
    ///
    /// - Parameter photos: of who made them, by their entries.
    static func all(
        _ detail: DayDetail,
        photos: [EntryID: Commitment],
        clock: SiteClock,
        actors: Actors,
        mayCorrect: Bool,
        inbox: InboxFilter?
    ) -> [PunchRow] {
        let standing = detail.sheet.sessions.flatMap(\.punches) + detail.sheet.strays
        let byID = Dictionary(standing.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let recorded = detail.evidence.map { evidence in
            PunchRow(
                evidence,
                now: byID[evidence.punch.id],
                photo: photos[evidence.punch.id],
                of: detail,
                clock: clock,
                actors: actors,
                mayCorrect: mayCorrect,
                inbox: inbox
            )
        }
        let known = Set(detail.evidence.map(\.punch.id))
        let added = standing.filter { $0.correction != nil && !known.contains($0.id) }.map {
            PunchRow(added: $0, of: detail, clock: clock, actors: actors, mayCorrect: mayCorrect, inbox: inbox)
        }
        return (recorded + added).sorted { $0.at < $1.at }
    }

    private init(
        _ evidence: DayDetail.Evidence,
        now standing: StandingPunch?,
        photo: Commitment?,
        of detail: DayDetail,
        clock: SiteClock,
        actors: Actors,
        mayCorrect: Bool,
        inbox: InboxFilter?
    ) {
        let history = clock.texts.history
        let t = clock.texts.days
        let day = detail.sheet.day
        let recorded = evidence.punch
        at = recorded.happened
        kind = Self.kind(recorded.punch.direction)
        time = clock.time(recorded.happened, on: day)
        direction = history.direction(recorded.punch.direction)
        source = history.source(recorded.source, recorded.receiver ?? actors.known(recorded.actor))
        marks = HistoryView.Mark.all(recorded, clock: clock)
        signature = recorded.punch.signature.map { SignatureRoute.address($0, of: detail.person.id) }
        signatureName = history.signature(detail.person.details.name, time)
        self.photo = photo.map { PunchPhotoAPI.address($0, of: detail.person.id) }
        photoName = history.photo(detail.person.details.name, time)
        var target: CorrectionTarget? = .entry(recorded.id)
        switch evidence.fate {
        case .counts:
            (isStruck, fate, correctedTo) = (false, nil, nil)
        case .duplicate:
            (isStruck, fate, correctedTo) = (false, t.duplicate, nil)
        case .corrected(let correction):
            isStruck = true
            func words(_ direction: Punch.Direction, _ instant: Instant) -> String {
                t.asCorrected("\(history.direction(direction)) \(clock.time(instant, on: day))")
            }
            if let standing {
                fate = words(standing.direction, standing.happened)
                correctedTo = standing.happened
                target = standing.correction.map { .correction($0) }
            } else {
                // On another day, or nowhere.
                let change = detail.corrections.first { $0.correction.id == correction }?.correction.change
                if case .replace(_, let direction, let happened)? = change {
                    fate = words(direction, happened)
                } else {
                    fate = t.removed
                }
                correctedTo = nil
                target = nil
            }
        case .locked: (isStruck, fate, correctedTo, target) = (true, t.locked, nil, nil)
        case .elsewhere: (isStruck, fate, correctedTo, target) = (false, t.elsewhere, nil, nil)
        }
        correct = mayCorrect ? target.map { $0.address(detail, inbox: inbox) } : nil
        correctLabel = t.correctLabel("\(time) \(direction)")
    }

    private init(
        added punch: StandingPunch,
        of detail: DayDetail,
        clock: SiteClock,
        actors: Actors,
        mayCorrect: Bool,
        inbox: InboxFilter?
    ) {
        at = punch.happened
        correctedTo = nil
        kind = Self.kind(punch.direction) + " corrected"
        time = clock.time(punch.happened, on: detail.sheet.day)
        direction = clock.texts.history.direction(punch.direction)
        let state = detail.corrections.first { $0.correction.id == punch.correction }
        source = clock.texts.days.added(state.map { actors.name($0.author) } ?? "—")
        marks = []
        isStruck = false
        fate = nil
        signature = nil
        signatureName = ""
        photo = nil
        photoName = ""
        correct =
            mayCorrect ? punch.correction.map { CorrectionTarget.correction($0).address(detail, inbox: inbox) } : nil
        correctLabel = clock.texts.days.correctLabel("\(time) \(direction)")
    }

    private static func kind(_ direction: Punch.Direction) -> String {
        switch direction {
        case .in, .breakEnd, .undirected: "came"
        case .out, .breakBegin: "went"
        }
    }
}
