import Hummingbird
import ServiceLifecycle
import Station

/// The answer of `GET /beacons/events`: the list of beacons as it changes, until the browser leaves or the station stops.
struct BeaconStream: Sendable {
    /// How often the list is looked at.
    static let interval = Duration.milliseconds(500)
    /// After so many looks without news the browser is told that the connection lives.
    private static let heartbeat = 8

    let feed: BeaconFeed
    let templates: Templates

    func response(to incoming: IncomingRequest, filter: BeaconFilter) -> Response {
        let (texts, viewer) = (incoming.texts, incoming.principal)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody { writer in
                try await write(to: &writer) { list in
                    BeaconListView(list, filter: filter, texts: texts, viewer: viewer)
                }
                try await writer.finish(nil)
            }
        )
    }

    @concurrent
    private func write(
        to writer: inout any ResponseBodyWriter,
        view: @Sendable (BeaconList) -> BeaconListView
    ) async throws {
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        let ticks = AsyncStream<Void>(unfolding: { try? await Task.sleep(for: Self.interval) })
        var iterator = ticks.cancelOnGracefulShutdown().makeAsyncIterator()
        var changes = BeaconChanges()
        var silence = 0
        repeat {
            let list = view(await feed.list())
            let rows = list.rows.map { (id: $0.id, html: templates.render($0, .beaconRow)) }
            if let news = changes.update(rows: rows, count: list.count) {
                silence = 0
                try await writer.write(Self.event("beacons", news))
            } else {
                silence += 1
                if silence.isMultiple(of: Self.heartbeat) {
                    try await writer.write(Self.event("time", Array("{}".utf8)))
                }
            }
        } while await iterator.next() != nil && !Task.isCancelled
    }

    private static func event(_ name: String, _ data: [UInt8]) -> ByteBuffer {
        var bytes = ByteBuffer(string: "event: \(name)\ndata: ")
        bytes.writeBytes(data)
        bytes.writeString("\n\n")
        return bytes
    }
}
