import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// What all pages about attendance share: the snapshot, whose they are, and what time it is where.
struct TimesheetController: Sendable {
    let attendance: AttendanceController
    let pages: Pages

    init(services: WebServices, pages: Pages) {
        attendance = AttendanceController(services: services)
        self.pages = pages
    }

    var services: WebServices { attendance.services }

    /// What these pages need beside the style of all.
    static let style = "time.css"
    /// The most days that are asked for at once.
    static let mostDays = 366
    /// The most records that are signed at once.
    static let mostSheets = 500

    var routes: [Route] {
        DayPages(controller: self).routes + MonthPages(controller: self).routes + SigningPages(controller: self).routes
            + CorrectionPages(controller: self).routes
            + InboxPages(controller: self).routes
            + SheetPages(controller: self).routes + PunchImportPages(controller: self).routes
            + RollCallPages(controller: self).routes
            + PlanPages(controller: self).routes + OwnPlanPages(controller: self).routes
            + PeriodPages(controller: self).routes
            + PolicyPages(controller: self).routes + PayPages(controller: self).routes
            + HoursAccountPages(controller: self).routes
            + LeavePages(controller: self).routes + OwnPunchPages(controller: self).routes
    }

    static func address(_ person: PersonID, on day: LocalDay) -> String { "/people/\(person.rawValue)/days/\(day)" }

    static func address(_ person: PersonID, month: Month) -> String {
        "/people/\(person.rawValue)/months/\(month.text)"
    }

    static func planAddress(_ person: PersonID, month: Month) -> String {
        "/people/\(person.rawValue)/plan/\(month.text)"
    }

    /// Somebody whose record the principal may see, archived or not.
    ///
    /// - Throws: a 403, which says nothing of whether there is such a person, or a 404.
    func person(_ incoming: IncomingRequest, in snapshot: Snapshot) throws -> Person {
        let id = PersonID(rawValue: incoming.parameter("id"))
        guard incoming.principal.maySeeHistory(of: id) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        guard let person = snapshot.roster.anyone(id) else { throw HTTPError(.notFound) }
        return person
    }

    /// The site's clock at an instant, in the principal's language.
    func clock(_ snapshot: Snapshot, at instant: Instant, _ incoming: IncomingRequest) -> SiteClock {
        SiteClock(timeZone: snapshot.attendance.zones.clock(at: instant).name, texts: incoming.texts)
    }

    /// The departments to choose from.
    ///
    /// - Parameter chosen: `nil` for all.
    func departments(_ snapshot: Snapshot, chosen: String?) -> [Choice] {
        Set(snapshot.roster.people.values.map(\.details.department)).filter { !$0.isEmpty }.sorted().map {
            Choice(value: $0, label: $0, isChosen: $0 == chosen)
        }
    }

    /// The names of those who change things, by what the journal calls them.
    func actors(_ incoming: IncomingRequest) async throws -> Actors {
        Actors(try await services.access.actorNames(), station: incoming.texts.attendance.station)
    }

    /// The way back from a correction that was just made, as the address names it; `nil` where it no longer counts.
    ///
    /// - Parameter inbox: that from which it was made.
    func undo(_ incoming: IncomingRequest, in snapshot: Snapshot, inbox: InboxFilter? = nil) -> Undo? {
        let corrections = snapshot.attendance.corrections
        guard incoming.principal.may(.correctTimes),
            let state = incoming.query(Undo.field[...]).flatMap({ corrections.state(CorrectionID(rawValue: $0)) }),
            state.isInForce, !state.correction.isReversal,
            incoming.principal.account?.person != state.correction.person,
            let day = snapshot.days(touchedBy: state.correction).min()
        else { return nil }
        return Undo(
            Self.address(state.correction.person, on: day) + "/corrections",
            [
                "what": "reverse-correction:\(state.correction.id.rawValue)", "day": "\(day)",
                "reason": incoming.texts.days.undone, "key": UUID().uuidString,
                InboxFilter.field: inbox?.query ?? "",
            ],
            for: incoming
        )
    }

    /// Why something was refused, as pages say it; `nil` for an error that is none of a request.
    func reason(_ error: any Error, _ incoming: IncomingRequest) -> String? {
        switch error {
        case let problem as FormProblem: problem.words
        case let error as RequestError: incoming.texts.reason(typed: error)
        default: incoming.texts.attendance.reason(error)
        }
    }

    /// Answers, or throws what was refused as a notice for the page that asked.
    ///
    /// - Parameter retry: the page with what was sent still in it.
    func refusable(
        _ incoming: IncomingRequest,
        _ work: () async throws -> Response,
        retry: (Notice) async throws -> Response
    ) async throws -> Response {
        do {
            return try await work()
        } catch {
            guard let reason = reason(error, incoming) else { throw error }
            return try await retry(Notice(refused: reason))
        }
    }
}
