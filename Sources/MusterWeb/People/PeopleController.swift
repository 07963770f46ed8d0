import Attendance
import BeaconKit
import Hummingbird
import Station

/// What the pages about people share: the roster, and how it is changed.
struct PeopleController: Sendable {
    let services: WebServices
    let pages: Pages
    let directory: PeopleDirectory

    /// All routes about people.
    var routes: [Route] {
        PeoplePages(controller: self).routes + BulkPages(controller: self).routes + PersonPages(controller: self).routes
            + PhotoPages(controller: self).routes
            + BadgePages(controller: self).routes + ImportPages(controller: self).routes
            + PeopleAPI(controller: self).routes + PeopleImportAPI(controller: self).routes
            + HistoryPages(controller: self).routes
            + PINPages(controller: self).routes + RecordAccessPages(controller: self).routes
    }

    /// Somebody of the roster, archived or not, by the address's `id`.
    ///
    /// - Throws: a 404 if nobody has it.
    func person(_ incoming: IncomingRequest) async throws -> Person {
        guard let person = try await roster().anyone(id(incoming)) else { throw HTTPError(.notFound) }
        return person
    }

    func id(_ incoming: IncomingRequest) -> PersonID { PersonID(rawValue: incoming.parameter("id")) }

    func roster() async throws -> Roster { try await directory.current() }

    /// Changes the roster in the principal's name, at the station's time; the board shows it at once.
    @discardableResult
    func change<Result>(
        _ incoming: IncomingRequest,
        source: Source? = nil,
        _ change: (RosterCommands, Instant) async throws -> Result
    ) async throws -> Result {
        let isProgram = if case .program = incoming.principal { true } else { false }
        let commands = RosterCommands(
            store: services.journal,
            actor: incoming.principal.actor,
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
