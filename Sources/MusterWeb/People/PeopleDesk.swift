import Attendance
import BeaconKit
import Hummingbird
import Station

/// What the pages about people share: the roster, and how it is changed.
struct PeopleDesk: Sendable {
    let services: WebServices
    let pages: Pages
    let directory: PeopleDirectory

    /// All routes about people.
    var routes: [Route] {
        PeoplePages(desk: self).routes + PersonPages(desk: self).routes + PhotoPages(desk: self).routes
            + BadgePages(desk: self).routes + ImportPages(desk: self).routes
            + PeopleAPI(desk: self).routes + PeopleImportAPI(desk: self).routes + HistoryPages(desk: self).routes
            + PINPages(desk: self).routes + RecordAccessPages(desk: self).routes
    }

    /// Somebody of the roster, archived or not, by the address's `id`.
    ///
    /// - Throws: a 404 if nobody has it.
    func person(_ visit: Visit) async throws -> Person {
        guard let person = try await roster().anyone(id(visit)) else { throw HTTPError(.notFound) }
        return person
    }

    func id(_ visit: Visit) -> PersonID { PersonID(rawValue: visit.parameter("id")) }

    func roster() async throws -> Roster { try await directory.current() }

    /// Changes the roster in the visitor's name, at the station's time; the board shows it at once.
    @discardableResult
    func change<Result>(
        _ visit: Visit,
        source: Source? = nil,
        _ change: (RosterCommands, Instant) async throws -> Result
    ) async throws -> Result {
        let isProgram = if case .program = visit.visitor { true } else { false }
        let commands = RosterCommands(
            store: services.journal,
            actor: visit.visitor.actor,
            source: source ?? (isProgram ? .api : .supervisor)
        )
        let result = try await change(commands, await services.board.board().now)
        await services.board.rosterChanged()
        return result
    }

    /// A part of a page, for scripts to put in place of an older one.
    static func fragment(_ html: String) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html))
        )
    }

    /// A person's page, where a notice of what was done stands at its head.
    static func address(_ id: PersonID, done: String? = nil) -> String {
        "/people/\(id.rawValue)" + (done.map { "?done=\($0)" } ?? "")
    }
}
