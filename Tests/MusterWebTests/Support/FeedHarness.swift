import Attendance
import Hummingbird
import Logging
import MusterWeb
import ServiceLifecycle
import Testing

/// Runs a feed over a scripted board, for the time of a test.
func withFeed(
    _ source: InMemoryBoardSource,
    changesKept: Int = 512,
    _ test: @escaping @Sendable (FeedHarness) async throws -> Void
) async throws {
    let feed = BoardFeed(
        source: source,
        renderer: EventRenderer(templates: try Templates(), assets: AssetStore()),
        interval: .zero,
        capacity: changesKept
    )
    let services = ServiceGroup(services: [feed], logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await services.run() }
        while await source.subscriberCount == 0 { await Task.yield() }
        do {
            try await test(FeedHarness(feed: feed))
        } catch {
            await services.triggerGracefulShutdown()
            group.cancelAll()
            throw error
        }
        await services.triggerGracefulShutdown()
        try await group.waitForAll()
    }
}

struct FeedHarness: Sendable {
    let feed: BoardFeed

    /// Opens a stream as a browser does, for the time of `use`.
    func browse(
        lang: String = "en",
        after: EventID? = nil,
        lastEventID: EventID? = nil,
        only: Part? = nil,
        _ use: @escaping @Sendable (EventReader) async throws -> Void
    ) async throws {
        var path = "/events?lang=\(lang)"
        if let after { path += "&after=\(after)" }
        if let only { path += "&only=\(only.rawValue)" }
        var headers = HTTPFields()
        if let lastEventID { headers[.lastEventID] = lastEventID.description }
        let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path, headerFields: headers)
        let response = EventStream(feed: feed).response(
            to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
            in: try #require(Language(rawValue: lang))
        )
        let reader = EventReader()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await response.body.write(reader) }
            try await use(reader)
            group.cancelAll()
            await reader.drain()
        }
    }

    /// Waits until the feed has published a step.
    func published(step: Int) async {
        while await feed.state().id.step < step { await Task.yield() }
    }
}
