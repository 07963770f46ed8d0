package import Attendance
package import Hummingbird
import ServiceLifecycle

/// The answer of `GET /events`: server-sent events until the browser leaves or the station stops.
package struct EventStream: Sendable {
    /// What of the board a stream tells.
    enum Topic: Sendable {
        case board, rollCall
        case plan(PlanScope)

        /// How an address asks for a plan.
        static let planName = "plan"
    }

    package let feed: BoardFeed

    package init(feed: BoardFeed) {
        self.feed = feed
    }

    /// Where the browser goes on: its `Last-Event-ID` on reconnecting, the address's `after` on the first connection.
    ///
    /// - Parameter plan: what a plan shows to whoever asks.
    package func response(to request: Request, in language: Language, plan: PlanScope = PlanScope()) -> Response {
        let text = request.headers[.lastEventID] ?? request.uri.queryParameters["after"].map { String($0) }
        let position = text.flatMap { EventID($0) }
        let only = request.uri.queryParameters["only"].map { String($0) }
        let topic: Topic = only == Part.rollCall.rawValue ? .rollCall : only == Topic.planName ? .plan(plan) : .board
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8",
                .cacheControl: "no-store",
            ],
            body: ResponseBody { writer in
                try await write(to: &writer, from: position, language: language, topic: topic)
                try await writer.finish(nil)
            }
        )
    }

    @concurrent
    private func write(
        to writer: inout any ResponseBodyWriter,
        from start: EventID?,
        language: Language,
        topic: Topic
    ) async throws {
        let (number, wakings) = await feed.subscribe()
        do {
            try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
            var position = start
            var wakeups = wakings.cancelOnGracefulShutdown().makeAsyncIterator()
            repeat {
                let frame =
                    switch topic {
                    case .board: await feed.frame(after: position, language: language)
                    case .rollCall: await feed.rollCallFrame(after: position, language: language)
                    case .plan(let scope): await feed.planFrame(after: position, language: language, scope: scope)
                    }
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
