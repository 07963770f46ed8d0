package import Attendance
package import Hummingbird
import ServiceLifecycle

/// The answer of `GET /events`: server-sent events until the browser leaves or the station stops.
package struct EventStream: Sendable {
    package let feed: BoardFeed

    package init(feed: BoardFeed) {
        self.feed = feed
    }

    /// Where the browser goes on: its `Last-Event-ID` on reconnecting, the address's `after` on the first connection.
    package func response(to request: Request, in language: Language) -> Response {
        let text = request.headers[.lastEventID] ?? request.uri.queryParameters["after"].map { String($0) }
        let position = text.flatMap { EventID($0) }
        let isOfRollCall = request.uri.queryParameters["only"].map { String($0) } == Part.rollCall.rawValue
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody { writer in
                try await write(to: &writer, from: position, language: language, isOfRollCall: isOfRollCall)
                try await writer.finish(nil)
            }
        )
    }

    @concurrent
    private func write(
        to writer: inout any ResponseBodyWriter,
        from start: EventID?,
        language: Language,
        isOfRollCall: Bool
    ) async throws {
        let (number, wakings) = await feed.subscribe()
        do {
            try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
            var position = start
            var wakeups = wakings.cancelOnGracefulShutdown().makeAsyncIterator()
            repeat {
                let frame =
                    isOfRollCall
                    ? await feed.rollCallFrame(after: position, language: language)
                    : await feed.frame(after: position, language: language)
                try await writer.write(frame.bytes)
                position = frame.id
            } while await wakeups.next() != nil
        } catch {
            await feed.unsubscribe(number)
            throw error
        }
        await feed.unsubscribe(number)
    }
}
