import Attendance
import BeaconKit
import Hummingbird
import Station

/// What all addresses about visitors share.
struct VisitorController: Sendable {
    /// Bytes of a form with a photo and a signature.
    static let formLimit = 2 * 1024 * 1024
    static let style = "visitors.css"
    static let badgeStyle = "visitorBadge.css"

    let time: TimesheetController
    /// The station listens only to its own machine.
    private let isOnlyLocal: Bool

    init(services: WebServices, pages: Pages, isOnlyLocal: Bool) {
        time = TimesheetController(services: services, pages: pages)
        self.isOnlyLocal = isOnlyLocal
    }

    var routes: [Route] {
        VisitorPages(controller: self).routes + VisitorRulesPages(controller: self).routes
            + VisitorKioskPages(controller: self).routes + VisitorPassPages(controller: self).routes
            + VisitorAPI(controller: self).routes
    }

    var attendance: AttendanceController { time.attendance }
    var pages: Pages { time.pages }
    var services: WebServices { time.services }

    static func address(_ visit: PersonID) -> String { "/visitors/\(visit.rawValue)" }

    /// Whose visitors a principal deals with: everybody's, or those of the person whose account it is.
    func mayDeal(_ principal: Principal, with visit: Visit) -> Bool {
        principal.may(.receiveVisitors) || principal.account?.person.map { $0 == visit.host } ?? false
    }

    /// The visit that an address names.
    ///
    /// - Throws: a 404, also for whoever may not see it.
    func visitor(_ incoming: IncomingRequest, in snapshot: Snapshot, at now: Instant) throws -> VisitorRecord {
        guard let visit = snapshot.visitors.visits[PersonID(rawValue: incoming.parameter("id"))],
            mayDeal(incoming.principal, with: visit)
        else { throw HTTPError(.notFound) }
        return try snapshot.visitor(visit, from: services.journal, at: now)
    }

    /// A request in the name of somebody who deals with their own visitors only.
    func own(_ request: VisitorRequest, _ incoming: IncomingRequest, in snapshot: Snapshot) throws -> VisitorRequest {
        guard !incoming.principal.may(.receiveVisitors) else { return request }
        guard let person = incoming.principal.account?.person.flatMap({ snapshot.roster.anyone($0) }) else {
            throw VisitorError.needed(.host)
        }
        return request.hosted(by: person)
    }

    /// Where a visitor's own page is, as another machine reaches it.
    func link(_ pass: String, _ incoming: IncomingRequest) -> String {
        let asked = incoming.request.head.authority ?? ""
        let known = TabletAddress.authority(asked: asked, isOnlyLocal: isOnlyLocal) ?? asked
        return "\(pages.isSecure ? "https" : "http")://\(known)/visit/\(pass)"
    }

    /// Why no other machine reaches a link; `nil` where one does.
    func linkProblem(_ incoming: IncomingRequest) -> String? {
        let asked = incoming.request.head.authority ?? ""
        return TabletAddress.authority(asked: asked, isOnlyLocal: isOnlyLocal) == nil
            ? incoming.texts.visitors.onlyThisMachine : nil
    }

    func badge(_ record: VisitorRecord, _ incoming: IncomingRequest, site: String, clock: SiteClock, now: Instant)
        -> VisitorBadgeView
    {
        VisitorBadgeView(
            t: incoming.texts.visitors,
            site: site,
            name: record.name,
            company: record.details.flatMap { $0.company.isEmpty ? nil : $0.company },
            host: record.host?.details.name,
            day: clock.day(clock.localDay(record.visit.arrived ?? now)),
            photo: record.visit.photo.map { PhotoRoute.address($0) },
            qr: record.details.flatMap { QRCode(link($0.pass, incoming)) }
        )
    }
}
