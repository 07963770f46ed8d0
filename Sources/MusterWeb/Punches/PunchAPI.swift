import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Punches for kiosks and programs: made, and read.
struct PunchAPI: Sendable {
    /// The most days that are asked for at once.
    private static let mostDays = 366

    let services: WebServices
    let directory: PeopleDirectory

    var routes: [Route] {
        [
            .post("/api/v1/punches", .permission(.punchAtKiosk), body: .bytes(PunchBody.limit), create),
            .get("/api/v1/people/:number/punches", .signedIn, list).showing(.punches),
        ]
    }

    private func create(_ incoming: IncomingRequest) async throws -> Response {
        let board = await services.board.board()
        let clock = SiteClock(timeZone: board.timeZone, texts: incoming.texts)
        do {
            let body = try PunchBody(json: Array(buffer: incoming.bytes))
            let now = services.now()
            let person = try await services.punches.person(number: try body.personNumber())
            let request = try body.request(of: person, from: incoming.principal, at: now)
            try await services.access.checkPIN(body.pin, of: person, at: now)
            let receipt = try await services.punches.record(request)
            return .json(
                PunchJSON.bytes(receipt, hours: try await hours(after: receipt, incoming), clock: clock, on: board.day),
                status: receipt.isRepeated ? .ok : .created
            )
        } catch {
            guard let problem = Problem(refusing: error, texts: incoming.texts, clock: clock, on: board.day) else {
                throw error
            }
            return problem.response
        }
    }

    /// What the person who punched is told of their hours: at a kiosk, and whoever may see them anyway.
    private func hours(after receipt: PunchReceipt, _ incoming: IncomingRequest) async throws -> PersonHours? {
        switch incoming.principal {
        case .kiosk: break
        default: guard incoming.principal.maySeeHistory(of: receipt.person.id) else { return nil }
        }
        // As of the punch: whoever sends it again gets the same.
        return try await services.attendance.snapshot().hours(of: receipt.person, at: receipt.punch.happened)
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let roster = try await directory.current()
        let person = Int(incoming.parameter("number")).flatMap(PersonNumber.init(rawValue:)).flatMap {
            roster.anyone(number: $0)
        }
        guard incoming.principal.maySeeHistory(of: person?.id) else { throw HTTPError(.forbidden) }
        guard let person else { throw HTTPError(.notFound, message: incoming.texts.kiosk.noSuchPerson) }
        let board = await services.board.board()
        let zone = try ZoneClock(board.timeZone)
        let to = try day(incoming.query("to"), incoming) ?? board.day
        let from = try day(incoming.query("from"), incoming) ?? to.adding(-30)
        guard from <= to, from.adding(Self.mostDays) > to else {
            throw HTTPError(.unprocessableContent, message: incoming.texts.history.badRange)
        }
        let (begin, end) = (zone.instant(of: from, minutes: 0), zone.instant(of: to.adding(1), minutes: 0))
        let punches = try services.journal.punches(of: person.id, from: begin, to: end)
        let page = try ListPage(incoming).cut(punches.sorted { Self.place($0) < Self.place($1) }, by: Self.place)
        return .json(
            PunchJSON.bytes(
                Array(page.elements),
                photos: try services.journal.punchPhotos(of: person.id, from: begin, to: end),
                of: person,
                from: from,
                to: to,
                timeZone: board.timeZone,
                next: page.next
            )
        )
    }

    /// The oldest first; of two at one instant the one that was recorded first.
    private static func place(_ punch: RecordedPunch) -> String {
        "\(punch.happened.microseconds) \(punch.recorded.microseconds) \(punch.id.text)"
    }

    private func day(_ text: String?, _ incoming: IncomingRequest) throws -> LocalDay? {
        guard let text else { return nil }
        guard let day = LocalDay(text) else {
            throw HTTPError(.unprocessableContent, message: incoming.texts.history.badRange)
        }
        return day
    }
}

extension Principal {
    /// Whether it may see somebody's punches: everybody's, or its own.
    func maySeeHistory(of person: PersonID?) -> Bool {
        may(.viewHistory) || (may(.viewOwnHistory) && person != nil && account?.person == person)
    }
}
