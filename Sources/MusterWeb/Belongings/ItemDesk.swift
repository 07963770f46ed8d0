import Attendance
import BeaconKit
import Hummingbird
import Station

/// What the pages and the API of items, alerts and rules share.
struct ItemDesk: Sendable {
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        ItemPages(desk: self).routes + AlertPages(desk: self).routes + ItemAPI(desk: self).routes
            + QuietHoursPages(desk: self).routes
            + RulePages(desk: self).routes + RuleAPI(desk: self).routes
    }

    /// The item of the address.
    ///
    /// - Throws: a 404 if there is none, a 409 if another station watches it.
    func item(_ visit: Visit) throws -> Item {
        let id = ItemID(rawValue: visit.parameter("id"))
        let state = try services.journal.state()
        if let item = state.items[id] { return item }
        guard let shared = state.sharedItems.first(where: { $0.item.id == id }) else { throw HTTPError(.notFound) }
        throw HTTPError(.conflict, message: visit.texts.items.changedThere(shared.stationLabel))
    }

    /// Changes items, or answers an alert, in the visitor's name and at the station's time.
    @discardableResult
    func change<Result>(_ visit: Visit, _ change: (ItemCommands, Instant) throws -> Result) async throws -> Result {
        let commands = ItemCommands(store: services.journal, actor: visit.visitor.actor, source: visit.source)
        let result = try change(commands, await services.board.board().now)
        await services.board.rosterChanged()
        return result
    }

    func changeRules(_ visit: Visit, _ change: (RuleCommands, Instant) throws -> Void) async throws {
        let commands = RuleCommands(store: services.journal, actor: visit.visitor.actor, source: visit.source)
        try change(commands, await services.board.board().now)
        await services.board.rosterChanged()
    }

    /// The clock on the site's wall.
    func clock(_ board: Board, _ texts: Texts) -> SiteClock { SiteClock(timeZone: board.timeZone, texts: texts) }
}

extension Visit {
    /// From where what the visitor changes comes.
    var source: Source {
        if case .program = visitor { return .api }
        return .supervisor
    }
}
