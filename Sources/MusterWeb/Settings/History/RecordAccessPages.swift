import Attendance
import BeaconKit
import Hummingbird
import Station

/// Who looked at somebody's record: for themselves, and for who may see it.
struct RecordAccessPages: Sendable {
    /// How many lines are shown.
    private static let shown = 200

    let controller: PeopleController

    static func address(_ person: PersonID) -> String { "/people/\(person.rawValue)/record-access" }

    var routes: [Route] {
        [
            .get("/people/:id/record-access", .signedIn, page),
            .get("/api/v1/people/:number/record-access", .signedIn, list),
        ]
    }

    private func page(_ incoming: IncomingRequest) async throws -> Response {
        guard incoming.principal.maySeeHistory(of: controller.id(incoming)) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let person = try await controller.person(incoming)
        let t = incoming.texts.history
        let board = await controller.services.board.board()
        let clock = SiteClock(timeZone: board.timeZone, texts: incoming.texts)
        let actors = Actors(try await controller.services.access.actorNames(), station: "—")
        let rows = try await controller.services.access.accesses(to: person.id, limit: Self.shown).map { access in
            RecordAccessView.Row(
                who: actors.name(access.actor),
                what: t.part(access.part) + (access.person == nil ? t.ofEverybody : ""),
                when: t.looked(clock.moment(access.last), access.count)
            )
        }
        let view = RecordAccessView(
            t: t,
            title: t.recordAccess(person.details.name),
            rows: rows,
            back: HistoryPages.address(person.id)
        )
        return controller.pages.page(
            view.title,
            content: controller.pages.templates.render(view, .recordAccess),
            for: incoming
        )
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let number = Int(incoming.parameter("number")).flatMap(PersonNumber.init(rawValue:))
        let roster = try await controller.roster()
        let person = number.flatMap { roster.anyone(number: $0) }
        guard incoming.principal.maySeeHistory(of: person?.id) else { throw HTTPError(.forbidden) }
        guard let person else { throw HTTPError(.notFound, message: incoming.texts.kiosk.noSuchPerson) }
        let accesses = try await controller.services.access.accesses(to: person.id, limit: Self.shown)
        let actors = try await controller.services.access.actorNames()
        var json = JSONWriter()
        json.object { json in
            json.key("accesses")
            json.array(accesses) { json, access in
                json.object { json in
                    json.key("actor")
                    json.string(access.actor)
                    json.key("by")
                    json.string(actors.text(access.actor))
                    json.key("part")
                    json.string(access.part.rawValue)
                    json.key("ofEverybody")
                    json.boolean(access.person == nil)
                    json.key("day")
                    json.string(access.day.description)
                    json.key("first")
                    json.instant(access.first)
                    json.key("last")
                    json.instant(access.last)
                    json.key("count")
                    json.integer(access.count)
                }
            }
        }
        return .json(json.bytes)
    }
}

/// The page of who looked at somebody's record.
struct RecordAccessView: Sendable {
    struct Row: Sendable {
        let who: String
        let what: String
        let when: String
    }

    let t: HistoryTexts
    let title: String
    let rows: [Row]
    let back: String
}
