import Attendance
import Hummingbird
import ServiceLifecycle
import Station

/// The answer of `GET /items/events`: items and alerts as they change, until the browser leaves or the station stops.
struct ItemStream: Sendable {
    /// After so many wakings without news the browser is told that the connection lives.
    private static let heartbeat = 12

    let controller: ItemController

    func response(to incoming: IncomingRequest) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await write(to: &writer, ItemListing(controller: controller, incoming: incoming))
                try await writer.finish(nil)
            }
        )
    }

    @concurrent
    private func write(to writer: inout any ResponseBodyWriter, _ listing: ItemListing) async throws {
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        let wakings = await controller.services.items.itemNews()
        var iterator = wakings.cancelOnGracefulShutdown().makeAsyncIterator()
        let templates = controller.pages.templates
        var changes = BeaconChanges()
        var shownAlerts: String?
        var shownOthers: (list: [SharedItem], day: LocalDay)?
        var silence = 0
        repeat {
            let list = await controller.services.items.items()
            let rows = try await listing.rows(list).map { (id: "item-\($0.id)", html: templates.render($0, .itemRow)) }
            let alerts = templates.render(try await listing.alerts(list), .alerts)
            let day = await controller.services.board.board().day
            silence += 1
            if let news = changes.update(rows: rows, count: "") {
                silence = 0
                try await writer.write(Self.event("items", news))
            }
            if alerts != shownAlerts {
                silence = 0
                shownAlerts = alerts
                try await writer.write(Self.event("alerts", Self.html(alerts)))
            }
            // What others share changes seldom; a new day writes its times otherwise.
            if list.others != shownOthers?.list ?? [] || (shownOthers.map { $0.day != day } ?? false) {
                silence = 0
                shownOthers = (list.others, day)
                let others = templates.render(try await listing.others(list), .sharedItems)
                try await writer.write(Self.event("others", Self.html(others)))
            }
            if silence.isMultiple(of: Self.heartbeat), silence > 0 {
                try await writer.write(Self.event("time", Array("{}".utf8)))
            }
        } while await iterator.next() != nil && !Task.isCancelled
    }

    private static func html(_ text: String) -> [UInt8] {
        var json = JSONWriter(capacity: text.utf8.count + 64)
        json.object { json in
            json.key("html")
            json.string(text)
        }
        return json.bytes
    }

    private static func event(_ name: String, _ data: [UInt8]) -> ByteBuffer {
        var bytes = ByteBuffer(string: "event: \(name)\ndata: ")
        bytes.writeBytes(data)
        bytes.writeString("\n\n")
        return bytes
    }
}
