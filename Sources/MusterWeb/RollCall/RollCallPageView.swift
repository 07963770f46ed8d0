import Attendance
import BeaconKit
import Station

/// A roll call as a warden sees it.
struct RollCallPageView: Sendable {
    struct Button: Sendable {
        let value: String
        let label: String
        let fullLabel: String
        let isPressed: Bool
    }

    struct Row: Sendable {
        /// The identifier of the line's element.
        let element: String
        let action: String
        let csrfToken: String
        let subject: String
        let name: String
        /// For somebody unlisted: the name goes with each mark.
        let isUnlisted: Bool
        let number: String
        let photo: String?
        let initials: String
        let hue: Int
        let work: String
        let presence: String
        let seen: String?
        /// `safe`, `missing`, `not-on-site` or empty: a class of the style sheet.
        let state: String
        let stateWords: String
        let markedBy: String?
        let buttons: [Button]
        let mayMark: Bool
        let isExpected: Bool
    }

    let t: RollCallTexts
    let time: TimeTexts
    let notice: Notice?
    let csrfToken: String
    let id: String
    let title: String
    let isDrill: Bool
    let began: String
    let closed: String?
    let isClosed: Bool
    let isComplete: Bool
    let mayMark: Bool
    let toFind: Int
    let safe: Int
    let missing: Int
    let notOnSite: Int
    /// How many marks there are.
    let version: Int
    var rows: [Row]
    var others: [Row]
    let othersTitle: String
    let hasOthers: Bool
    let closeHint: String
    let newSubject: String
    let assets: String
    /// Where the journal stands.
    let anchor: AnchorView?
    /// Whom each mark is about, as elements are called.
    private let marked: [String]

    init(
        _ call: RollCallView,
        clock: SiteClock,
        actors: Actors,
        incoming: IncomingRequest,
        assets: AssetStore,
        anchor: AnchorView?,
        notice: Notice?
    ) {
        let words = clock.texts.rollCall
        let record = call.record
        t = words
        time = clock.texts.attendance
        self.notice = notice
        self.assets = assets.base
        self.anchor = anchor
        csrfToken = incoming.csrfToken
        id = record.id.rawValue
        isDrill = record.isDrill
        title = words.title(record.isDrill)
        began = words.began(clock.moment(record.began), actors.name(record.startedBy))
        closed = record.closed.map { words.closedAt(clock.moment($0.at), actors.name($0.by)) }
        isClosed = record.closed != nil
        isComplete = call.counts.isComplete
        let mayMark = incoming.principal.may(.callRoll) && record.closed == nil
        self.mayMark = mayMark
        toFind = call.counts.unaccounted
        safe = call.counts.safe
        missing = call.counts.missing
        notOnSite = call.counts.notOnSite
        version = record.marks.count
        closeHint = words.closeHint(call.counts.unaccounted)
        newSubject = PersonID().rawValue
        marked = record.marks.map { Row.element($0.subject) }
        let day = clock.localDay(record.began)
        let all = call.lines.map { line in
            Row(
                line,
                call: record.id,
                day: day,
                clock: clock,
                actors: actors,
                mayMark: mayMark,
                csrfToken: incoming.csrfToken
            )
        }
        rows = all.filter(\.isExpected)
        others = all.filter { !$0.isExpected }
        othersTitle = words.notExpected(others.count)
        hasOthers = !others.isEmpty
    }

    /// Only the lines of those who were marked after so many marks.
    func changed(after count: Int) -> RollCallPageView {
        var view = self
        let changed = Set(marked.dropFirst(max(0, count)))
        view.rows = (rows + others).filter { changed.contains($0.element) }
        view.others = []
        return view
    }
}

extension RollCallPageView.Row {
    static func element(_ subject: RollCallMark.Subject) -> String {
        switch subject {
        case .person(let id): "call-\(id.rawValue)"
        case .unlisted(let id, _): "call-unlisted-\(id.rawValue)"
        }
    }

    fileprivate init(
        _ line: RollCallView.Line,
        call: RollCallID,
        day: LocalDay,
        clock: SiteClock,
        actors: Actors,
        mayMark: Bool,
        csrfToken: String
    ) {
        let words = clock.texts.rollCall
        element = Self.element(line.subject)
        action = "/roll-call/\(call.rawValue)/marks"
        self.csrfToken = csrfToken
        switch line.subject {
        case .person(let id):
            subject = id.rawValue
            isUnlisted = false
        case .unlisted(let id, _):
            subject = id.rawValue
            isUnlisted = true
        }
        name = line.name
        number = line.person.map { "\($0.number)" } ?? ""
        photo = line.person?.photo.map { PhotoRoute.address($0) }
        initials = Initials.of(line.name)
        hue = Initials.hue(of: subject)
        work = line.person?.details.department ?? line.visitor.map { clock.texts.visitors.visitor($0) } ?? ""
        presence = line.presence.map { words.presence($0) } ?? words.unlisted
        seen = line.lastSeen.map { words.lastSeen(clock.time($0, on: day)) }
        state = line.mark?.state.rawValue ?? ""
        stateWords = line.mark.map { words.mark($0.state) } ?? ""
        markedBy = line.mark.map { words.markedBy(actors.name($0.warden), clock.time($0.at, on: day)) }
        buttons = RollCallMark.State.allCases.map { state in
            RollCallPageView.Button(
                value: state.rawValue,
                label: words.mark(state),
                fullLabel: words.markLabel(line.name, words.mark(state)),
                isPressed: line.mark?.state == state
            )
        }
        self.mayMark = mayMark
        isExpected = line.mark != nil || line.presence != .notOnSite
    }
}
