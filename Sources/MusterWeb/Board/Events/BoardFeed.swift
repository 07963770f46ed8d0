package import Attendance
import BeaconKit
import Hummingbird
import ServiceLifecycle
package import Station

/// Hands the board's changes to all who watch: each change is written once per language, however many they are.
///
/// A subscriber has no queue of its own. It is woken, and asks for all that is new since what it has: if it was slow that
/// is several changes in one, and if it was very slow it is the whole board. So the slowest costs no memory.
package actor BoardFeed: Service {
    private struct FrameKey: Hashable {
        let language: Language
        /// `nil` stands for the whole board.
        let after: Int?
        /// What a plan shows; `nil` for the board's page.
        var plan: PlanScope?
    }

    /// The state of the page and of the events from one source.
    package struct State: Sendable {
        package let board: Board
        package let id: EventID
    }

    /// The markup of the whole board in one language, and the state that it shows.
    package struct Content: Sendable {
        package let state: State
        package let html: String
    }

    /// Without any other event the time is sent this often, in microseconds of real time.
    private static let heartbeat: Int64 = 4_000_000

    private let source: any BoardSource
    private let renderer: EventRenderer
    /// Changes that come closer together than this are sent as one.
    private let interval: Duration
    private let capacity: Int
    /// Names this run of the station.
    private let name: String

    private var log: ChangeLog?
    /// What was written since the last publication, for whoever else asks for the same.
    private var frames: [FrameKey: EventFrame] = [:]
    private var contents: [Language: Content] = [:]
    private var subscribers: [Int: AsyncStream<Void>.Continuation] = [:]
    private var nextSubscriber = 0
    /// The station's time when the subscribers were last woken.
    private var woken = Instant(microseconds: .min)

    package init(source: any BoardSource, renderer: EventRenderer, interval: Duration, capacity: Int) {
        self.source = source
        self.renderer = renderer
        self.interval = interval
        self.capacity = capacity
        name = String(UInt64.random(in: 0 ... .max), radix: 36)
    }

    /// Follows the source until the shutdown.
    package func run() async throws {
        let updates = await source.boardUpdates()
        await start()
        let (ticks, tick) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        await withDiscardingTaskGroup { group in
            group.addTask { await self.publish(on: ticks) }
            for await update in updates.cancelOnGracefulShutdown() {
                log?.record(update)
                tick.yield()
            }
            tick.finish()
        }
        // The source may end first; the pages stay, and say themselves that nothing comes any more.
        try? await gracefulShutdown()
    }

    /// The board as published, with the name of that state.
    package func state() async -> State {
        let log = await start()
        return State(board: log.board, id: EventID(run: name, step: log.step))
    }

    /// The whole board as published: for the page, and for browsers of which nothing is known.
    package func content(_ language: Language) async -> Content {
        content(of: await state(), language: language)
    }

    /// A stream that wakes its reader when something is new, and the number to ``unsubscribe(_:)`` with. Wakings that are
    /// not waited for become one.
    package func subscribe() -> (number: Int, wakings: AsyncStream<Void>) {
        let (wakings, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        nextSubscriber += 1
        subscribers[nextSubscriber] = continuation
        return (nextSubscriber, wakings)
    }

    package func unsubscribe(_ number: Int) {
        subscribers.removeValue(forKey: number)?.finish()
    }

    /// How many watch.
    package var subscriberCount: Int { subscribers.count }

    /// What a browser in that state has to be told; the whole board if its state is unknown or too long ago.
    package func frame(after id: EventID?, language: Language) async -> EventFrame {
        let log = await start()
        let newest = EventID(run: name, step: log.step)
        var change = id.flatMap { $0.run == name ? log.change(after: $0.step) : nil }
        if change?.all == true { change = nil }
        if let change, change.isEmpty { return renderer.time(log.board, id: newest) }

        let key = FrameKey(language: language, after: change == nil ? nil : id?.step)
        if let frame = frames[key] { return frame }
        let frame: EventFrame
        if let change {
            frame = renderer.update(log.board, change: change, id: newest, language: language)
        } else {
            let state = State(board: log.board, id: newest)
            frame = renderer.snapshot(content(of: state, language: language))
        }
        frames[key] = frame
        return frame
    }

    /// What a browser in that state has to be told of a roll call that goes on.
    func rollCallFrame(after id: EventID?, language: Language) async -> EventFrame {
        let log = await start()
        let newest = EventID(run: name, step: log.step)
        let change = id.flatMap { $0.run == name ? log.change(after: $0.step) : nil }
        if let change, !change.all, !change.parts.contains(.rollCall) { return renderer.time(log.board, id: newest) }
        return renderer.rollCall(log.board, id: newest, language: language)
    }

    /// What a plan in that state has to be told; where everybody is if its state is unknown or too long ago.
    func planFrame(after id: EventID?, language: Language, scope: PlanScope) async -> EventFrame {
        let log = await start()
        let newest = EventID(run: name, step: log.step)
        var change = id.flatMap { $0.run == name ? log.change(after: $0.step) : nil }
        if change?.all == true { change = nil }
        if let change, !change.isOfPlan { return renderer.time(log.board, id: newest) }

        let key = FrameKey(language: language, after: change == nil ? nil : id?.step, plan: scope)
        if let frame = frames[key] { return frame }
        let frame = renderer.plan(log.board, change: change, scope: scope, id: newest, language: language)
        frames[key] = frame
        return frame
    }

    private func content(of state: State, language: Language) -> Content {
        if let content = contents[language] { return content }
        let content = Content(state: state, html: renderer.content(state.board, language: language))
        contents[language] = content
        return content
    }

    @discardableResult
    private func start() async -> ChangeLog {
        if let log { return log }
        let board = await source.board()
        // Somebody else may have been first meanwhile.
        let log = self.log ?? ChangeLog(board: board, capacity: capacity)
        self.log = log
        return log
    }

    private func publish(on ticks: AsyncStream<Void>) async {
        for await _ in ticks {
            guard let changed = log?.publish(), let board = log?.board else { continue }
            frames.removeAll(keepingCapacity: true)
            contents.removeAll(keepingCapacity: true)
            let silence = Double(board.now.microseconds(since: woken)) / max(board.speed, 0.001)
            // A clock that was set back must not silence the heartbeat.
            if changed || silence < 0 || silence >= Double(Self.heartbeat) {
                woken = board.now
                for subscriber in subscribers.values { subscriber.yield() }
            }
            if interval > .zero { try? await Task.sleep(for: interval) }
        }
    }
}
