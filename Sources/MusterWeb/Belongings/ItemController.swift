import Attendance
import BeaconKit
import Hummingbird
import Station

/// What the pages and the API of items, alerts and rules share.
struct ItemController: Sendable {
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        ItemPages(controller: self).routes + AlertPages(controller: self).routes + ItemAPI(controller: self).routes
            + QuietHoursPages(controller: self).routes
            + RulePages(controller: self).routes + RuleAPI(controller: self).routes
    }

    /// The item of the address.
    ///
    /// - Throws: a 404 if there is none, a 409 if another station watches it.
    func item(_ incoming: IncomingRequest) throws -> Item {
        let id = ItemID(rawValue: incoming.parameter("id"))
        let state = try services.journal.state()
        if let item = state.items[id] { return item }
        guard let shared = state.sharedItems.first(where: { $0.item.id == id }) else { throw HTTPError(.notFound) }
        throw HTTPError(.conflict, message: incoming.texts.items.changedThere(shared.stationLabel))
    }

    /// Changes items, or answers an alert, in the principal's name and at the station's time.
    @discardableResult
    func change<Result>(_ incoming: IncomingRequest, _ change: (ItemCommands, Instant) throws -> Result) async throws
        -> Result
    {
        let commands = ItemCommands(store: services.journal, actor: incoming.principal.actor, source: incoming.source)
        let result = try change(commands, await services.board.board().now)
        await services.board.rosterChanged()
        return result
    }

    @discardableResult
    func changeRules<Result>(_ incoming: IncomingRequest, _ change: (RuleCommands, Instant) throws -> Result)
        async throws
        -> Result
    {
        let commands = RuleCommands(store: services.journal, actor: incoming.principal.actor, source: incoming.source)
        let result = try change(commands, await services.board.board().now)
        await services.board.rosterChanged()
        return result
    }

    /// The clock on the site's wall.
    func clock(_ board: Board, _ texts: Texts) -> SiteClock { SiteClock(timeZone: board.timeZone, texts: texts) }
}

extension IncomingRequest {
    /// From where what the principal changes comes.
    var source: Source {
        if case .program = principal { return .api }
        return .supervisor
    }
}
