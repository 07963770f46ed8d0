import Attendance
import BeaconKit
import Hummingbird
import Station

/// Who looked at somebody's record: for themselves, and for who may see it.
struct RecordAccessPages: Sendable {
    /// How many lines are shown.
    private static let shown = 200

    let desk: PeopleDesk

    static func address(_ person: PersonID) -> String { "/people/\(person.rawValue)/record-access" }

    var routes: [Route] {
        [
            .get("/people/:id/record-access", .signedIn, page),
            .get("/api/v1/people/:number/record-access", .signedIn, list),
        ]
    }

    private func page(_ visit: Visit) async throws -> Response {
        guard visit.visitor.maySeeHistory(of: desk.id(visit)) else {
            throw HTTPError(.forbidden, message: visit.texts.access.notAllowed)
        }
        let person = try await desk.person(visit)
        let t = visit.texts.history
        let board = await desk.services.board.board()
        let clock = SiteClock(timeZone: board.timeZone, texts: visit.texts)
        let actors = Actors(try await desk.services.desk.actorNames(), station: "—")
        let rows = try await desk.services.desk.accesses(to: person.id, limit: Self.shown).map { access in
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
        return desk.pages.page(view.title, content: desk.pages.templates.render(view, .recordAccess), for: visit)
    }

    private func list(_ visit: Visit) async throws -> Response {
        let number = Int(visit.parameter("number")).flatMap(PersonNumber.init(rawValue:))
        let roster = try await desk.roster()
        let person = number.flatMap { roster.anyone(number: $0) }
        guard visit.visitor.maySeeHistory(of: person?.id) else { throw HTTPError(.forbidden) }
        guard let person else { throw HTTPError(.notFound, message: visit.texts.kiosk.noSuchPerson) }
        let accesses = try await desk.services.desk.accesses(to: person.id, limit: Self.shown)
        let actors = try await desk.services.desk.actorNames()
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
