import Attendance
import Hummingbird
import Station

/// Puts the list of items and its alerts together, for the page and for its live changes.
struct ItemListing: Sendable {
    let controller: ItemController
    let incoming: IncomingRequest

    func view(_ list: ItemList, notice: Notice?) async throws -> ItemsView {
        let rows = try await rows(list)
        return ItemsView(
            t: incoming.texts.items,
            assets: controller.pages.assets.base,
            events: "/items/events?lang=\(incoming.language.rawValue)",
            notice: notice,
            canEdit: incoming.principal.may(.editPeople),
            canRule: incoming.principal.may(.changeSettings),
            alerts: try await alerts(list),
            rows: rows,
            isEmpty: rows.isEmpty,
            others: try await others(list)
        )
    }

    func others(_ list: ItemList) async throws -> SharedItemsView {
        let texts = incoming.texts.items
        guard !list.others.isEmpty else { return SharedItemsView(t: texts, rows: [], isEmpty: true) }
        let board = await controller.services.board.board()
        let roster = try await controller.services.attendance.state().roster
        let clock = controller.clock(board, incoming.texts)
        let rows = list.others.map { SharedItemRow($0, roster: roster, clock: clock, day: board.day) }
        return SharedItemsView(t: texts, rows: rows, isEmpty: false)
    }

    func rows(_ list: ItemList) async throws -> [ItemRow] {
        let board = await controller.services.board.board()
        let clock = controller.clock(board, incoming.texts)
        return list.items.map { ItemRow($0, texts: incoming.texts.items, clock: clock, day: board.day) }
    }

    func alerts(_ list: ItemList) async throws -> AlertsView {
        let journal = controller.services.journal
        let board = await controller.services.board.board()
        let clock = controller.clock(board, incoming.texts)
        let items = Dictionary(list.items.map { ($0.item.id, $0.item.name) }) { first, _ in first }
        let names = Dictionary(board.people.map { ($0.id, $0.details.name) }) { first, _ in first }
        let canAnswer = incoming.principal.may(.editPeople)
        let make = { (record: AlertRecord) in
            AlertRow(
                record,
                name: record.alert.person.flatMap { names[$0] },
                item: record.alert.item.flatMap { items[$0] },
                canAnswer: canAnswer,
                csrfToken: incoming.csrfToken,
                clock: clock,
                day: board.day
            )
        }
        let open = try journal.alerts(open: true, limit: AlertsView.mostOpen).map(make)
        let ended = try journal.alerts(open: false, limit: AlertsView.mostEarlier * 3)
        let earlier = ended.filter { $0.alert.kind != .shown }.prefix(AlertsView.mostEarlier).map(make)
        return AlertsView(
            t: incoming.texts.items,
            open: open,
            isEmpty: open.isEmpty,
            earlier: earlier,
            hasEarlier: !earlier.isEmpty
        )
    }
}
