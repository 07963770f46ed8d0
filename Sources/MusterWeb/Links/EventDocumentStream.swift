import Attendance
import Hummingbird
import ServiceLifecycle
import Station

/// `GET /api/v1/events`: the event documents as server-sent events, from the journal itself. Whoever comes back with a
/// `Last-Event-ID` misses nothing, however long they were away.
struct EventDocumentStream: Sendable {
    /// How often it is looked for new entries. Other processes append, too, so the journal is asked; that costs some 20 µs.
    private static let tick = Duration.milliseconds(100)
    /// How often a comment shows that the connection lives, in ticks.
    private static let heartbeat = 150
    /// How many entries are read at once.
    private static let batch = 200

    let journal: any JournalStore

    var routes: [Route] { [.get("/api/v1/events", .permission(.followEvents)) { try response(to: $0) }] }

    private func response(to incoming: IncomingRequest) throws -> Response {
        let start = try position(incoming.request.headers[.lastEventID] ?? incoming.query("after"))
        return Response(
            status: .ok,
            headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await write(to: &writer, after: start)
                try await writer.finish(nil)
            }
        )
    }

    /// The number of the entry after which the stream begins: the last, unless an event is named.
    private func position(_ text: String?) throws -> Int64 {
        guard let text, !text.isEmpty else { return try journal.state().head }
        guard let id = EventDocumentID(text) else {
            throw Refusal(.badRequest, "problems.badEventID", ["id": text.prefix(80)])
        }
        guard let entry = try journal.entry(at: id.sequence),
            EventDocumentID(entry) == id
        else {
            throw Refusal(.notFound, "problems.unknownEvent", ["id": id])
        }
        return id.sequence
    }

    @concurrent
    private func write(to writer: inout any ResponseBodyWriter, after start: Int64) async throws {
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        var position = start
        var silent = 0
        let ticks = AsyncStream<Void> { try? await Task.sleep(for: Self.tick) }.cancelOnGracefulShutdown()
        var iterator = ticks.makeAsyncIterator()
        repeat {
            let entries = try journal.entries(after: position, limit: Self.batch)
            for entry in entries {
                position = entry.sequence
                guard let event = EventDocument(entry) else { continue }
                try await writer.write(try Self.frame(event))
                silent = 0
            }
            if entries.count == Self.batch { continue }
            silent += 1
            if silent >= Self.heartbeat {
                silent = 0
                try await writer.write(ByteBuffer(string: ": \n\n"))
            }
            if await iterator.next() == nil { return }
        } while !Task.isCancelled
    }

    private static func frame(_ event: EventDocument) throws -> ByteBuffer {
        var bytes = ByteBuffer(string: "id: \(event.id)\nevent: \(event.type.rawValue)\ndata: ")
        bytes.writeBytes(try event.json())
        bytes.writeString("\n\n")
        return bytes
    }
}
