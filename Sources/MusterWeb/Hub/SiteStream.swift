import Hummingbird
import ServiceLifecycle
import Station

/// The answer of `GET /sites/events` and of a site's own: that something is new, until the browser leaves. The page asks for
/// what it is.
///
/// An event is named by the state that it tells of, which is the same in every process that serves pages: a browser goes on
/// from it wherever it comes back.
struct SiteStream: Sendable {
    let sites: any SiteSource
    /// `nil` for all that may be seen.
    let site: Int64?
    let sight: SiteSight
    /// What comes closer together than this is told as one.
    private static let interval = Duration.milliseconds(200)

    func response(to incoming: IncomingRequest) -> Response {
        let start = incoming.request.headers[.lastEventID] ?? incoming.query("after")
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store",
                // A proxy would collect events until it has enough of them.
                .accelBuffering: "no",
            ],
            body: ResponseBody { writer in
                try await write(to: &writer, after: start)
                try await writer.finish(nil)
            }
        )
    }

    @concurrent
    private func write(to writer: inout any ResponseBodyWriter, after start: String?) async throws {
        try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
        let wakings = await sites.news(of: site, seenBy: sight)
        var iterator = wakings.cancelOnGracefulShutdown().makeAsyncIterator()
        var shown = start
        repeat {
            // While the database is away the connection stays; what is new is told when it is back.
            if let version = try? await sites.version(of: site, seenBy: sight), version != shown {
                shown = version
                try await writer.write(Self.event("sites", version))
                try await Task.sleep(for: Self.interval)
            } else {
                try await writer.write(Self.event("time", nil))
            }
        } while await iterator.next() != nil && !Task.isCancelled
    }

    private static func event(_ name: String, _ id: String?) -> ByteBuffer {
        ByteBuffer(string: (id.map { "id: \($0)\n" } ?? "") + "event: \(name)\ndata: {}\n\n")
    }
}
