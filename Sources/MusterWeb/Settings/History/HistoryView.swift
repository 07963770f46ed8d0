import Attendance
import BeaconKit
import Station

/// A month of somebody's punches, the newest day first.
struct HistoryView: Sendable {
    struct Day: Sendable {
        let title: String
        let rows: [Row]
    }

    struct Row: Sendable {
        /// A class of the style sheet.
        let kind: String
        let time: String
        let direction: String
        let source: String
        let marks: [Mark]
        let signature: String?
        let signatureName: String
        let photo: String?
        let photoName: String
    }

    /// What is to be known of a punch besides.
    struct Mark: Sendable {
        let text: String
        let hint: String
    }

    let t: HistoryTexts
    let title: String
    let month: String
    let days: [Day]
    let earlier: String
    /// `nil` in the present month.
    let later: String?
    let recordAccess: String
    let files: PersonFiles
    let allData: String
    let back: String?

    /// - Parameters:
    ///   - punches: of the month, in order of time.
    ///   - photos: of who made them, by their entries.
    ///   - actors: the names of those whom the journal names otherwise.
    ///   - isOwn: whether they look at themselves.
    init(
        _ punches: [RecordedPunch],
        photos: [EntryID: Commitment],
        of person: Person,
        month: Month,
        latest: Month,
        clock: SiteClock,
        zone: ZoneClock,
        actors: Actors,
        isOwn: Bool,
        back: String?
    ) {
        let texts = clock.texts.history
        t = texts
        allData = texts.allData(isOwn: isOwn)
        title = texts.title(person.details.name)
        self.month = texts.month(month.year, month.month)
        let address = HistoryPages.address(person.id)
        earlier = "\(address)?month=\(month.previous.text)"
        later = month.first < latest.first ? "\(address)?month=\(month.next.text)" : nil
        recordAccess = RecordAccessPages.address(person.id)
        files = PersonFiles(of: person, since: latest.first)
        self.back = back
        let byDay = Dictionary(grouping: punches) { zone.day(of: $0.happened) }
        days = byDay.keys.sorted(by: >).map { day in
            Day(
                title: clock.day(day),
                rows: byDay[day, default: []].reversed().map {
                    Row($0, photo: photos[$0.id], of: person, on: day, clock: clock, actors: actors)
                }
            )
        }
    }
}

extension HistoryView.Row {
    fileprivate init(
        _ recorded: RecordedPunch,
        photo: Commitment?,
        of person: Person,
        on day: LocalDay,
        clock: SiteClock,
        actors: Actors
    ) {
        let texts = clock.texts.history
        let punch = recorded.punch
        kind = punch.direction == .in || punch.direction == .breakEnd ? "came" : "went"
        time = clock.time(recorded.happened, on: day)
        direction = texts.direction(punch.direction)
        source = texts.source(recorded.source, recorded.receiver ?? actors.known(recorded.actor))
        marks = HistoryView.Mark.all(recorded, clock: clock)
        signature = punch.signature.map { SignatureRoute.address($0, of: person.id) }
        signatureName = texts.signature(person.details.name, time)
        self.photo = photo.map { PunchPhotoAPI.address($0, of: person.id) }
        photoName = texts.photo(person.details.name, time)
    }
}

extension HistoryView.Mark {
    /// All that is to be known of a punch.
    static func all(_ recorded: RecordedPunch, clock: SiteClock) -> [HistoryView.Mark] {
        let texts = clock.texts.history
        var marks: [HistoryView.Mark] = []
        if recorded.punch.isOffline {
            let hint = texts.offlineHint(clock.moment(recorded.recorded))
            marks.append(HistoryView.Mark(text: texts.offline, hint: hint))
        }
        if recorded.isClockDoubtful {
            marks.append(HistoryView.Mark(text: texts.clockDoubtful, hint: texts.clockDoubtfulHint))
        }
        if recorded.punch.isProvisional {
            marks.append(HistoryView.Mark(text: texts.provisional, hint: texts.provisionalHint))
        }
        if recorded.punch.isPresenceWeak { marks.append(HistoryView.Mark(text: texts.weak, hint: texts.weakHint)) }
        return marks
    }
}

/// Where somebody's own data are to be had as files.
struct PersonFiles: Sendable {
    let record: String
    /// Of a quarter of a year.
    let shifts: String

    init(of person: Person, since day: LocalDay) {
        let address = "/api/v1/people/\(person.number)"
        record = "\(address)/record"
        shifts = "\(address)/shifts.ics?from=\(day)&to=\(day.adding(92))"
    }
}

/// The way from a person's page to their punches, and to all that is kept about them.
struct HistoryLink: Sendable {
    let t: HistoryTexts
    let title: String
    let show: String
    let address: String
    let files: PersonFiles
    let allData: String

    /// - Returns: `nil` for who may not see them.
    init?(to person: Person, on day: LocalDay, for incoming: IncomingRequest) {
        guard incoming.principal.maySeeHistory(of: person.id) else { return nil }
        t = incoming.texts.history
        files = PersonFiles(of: person, since: day)
        allData = incoming.texts.history.allData(isOwn: incoming.principal.account?.person == person.id)
        title = incoming.texts.history.punches
        show = incoming.texts.history.show
        address = HistoryPages.address(person.id)
    }
}
