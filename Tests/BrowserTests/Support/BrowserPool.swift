import Attendance
import MusterWeb

/// Browsers that the tests of a suite hand on to each other: starting one takes longer than most of what is tried in it.
///
/// Each is given away as if it were new, with one empty window and nothing kept. One in which a test failed, or whose test
/// opened further windows, is not given to the next.
actor BrowserPool {
    /// What cannot be changed while a browser runs.
    private struct Kind: Hashable {
        let engine: Engine
        let language: String
        let timeZone: String
        let isDark: Bool
        let isReduced: Bool

        init(_ settings: BrowserSettings) {
            engine = settings.engine
            language = settings.language.rawValue
            timeZone = settings.timeZone
            // Chromium can be told; see `Browser.setMedia(isDark:isReduced:)`.
            isDark = settings.engine != .chromium && settings.isDark
            isReduced = settings.engine != .chromium && settings.isReduced
        }
    }

    private struct Order: Sendable {
        let settings: BrowserSettings
        let reply: CheckedContinuation<Browser, any Error>
    }

    /// The pool of the suite that runs.
    @TaskLocal static var current: BrowserPool?

    /// Idle ones hold memory.
    private static let mostIdle = 4

    private let orders: AsyncStream<Order>.Continuation
    /// The longest idle first.
    private var idle: [Browser] = []
    /// What ends each browser, by its session.
    private var ends: [String: AsyncStream<Never>.Continuation] = [:]

    private init(orders: AsyncStream<Order>.Continuation) { self.orders = orders }

    /// Has a pool while `body` runs, and ends all its browsers after.
    static func with(_ body: @concurrent @Sendable () async throws -> Void) async throws {
        let (orders, continuation) = AsyncStream.makeStream(of: Order.self)
        let pool = BrowserPool(orders: continuation)
        async let serving: Void = pool.serve(orders)
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await $current.withValue(pool) { try await body() })
        } catch {
            outcome = .failure(error)
        }
        await pool.close()
        await serving
        try outcome.get()
    }

    /// A browser as if it had just been started.
    func take(_ settings: BrowserSettings) async throws -> Browser {
        let kind = Kind(settings)
        guard let index = idle.lastIndex(where: { Kind($0.settings) == kind }) else {
            return try await withCheckedThrowingContinuation { orders.yield(Order(settings: settings, reply: $0)) }
        }
        let old = idle.remove(at: index)
        let browser = Browser(settings: settings, driver: old.driver, folder: old.folder)
        do {
            try await browser.applySettings()
        } catch {
            end(browser)
            throw error
        }
        return browser
    }

    /// Takes a browser back.
    func put(_ browser: Browser) async {
        do {
            guard try await browser.forget() else { return end(browser) }
        } catch {
            return end(browser)
        }
        idle.append(browser)
        if idle.count > Self.mostIdle { end(idle.removeFirst()) }
    }

    /// Ends a browser that nobody is to have any more.
    func end(_ browser: Browser) { ends.removeValue(forKey: browser.driver.base)?.finish() }

    private func close() {
        orders.finish()
        for end in ends.values { end.finish() }
        ends = [:]
    }

    /// Runs the browsers that are ordered, until nobody orders any more and all have ended.
    private func serve(_ orders: AsyncStream<Order>) async {
        await withDiscardingTaskGroup { group in
            for await order in orders { group.addTask { await self.run(order) } }
        }
    }

    private func run(_ order: Order) async {
        var isGiven = false
        do {
            try await Browser.start(order.settings) { browser in
                let end = begin(browser)
                isGiven = true
                order.reply.resume(returning: browser)
                for await _ in end {}
            }
        } catch {
            // Afterwards it is nobody's error: whoever has the browser sees that it does not answer.
            if !isGiven { order.reply.resume(throwing: error) }
        }
    }

    private func begin(_ browser: Browser) -> AsyncStream<Never> {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        ends[browser.driver.base] = continuation
        return stream
    }
}
