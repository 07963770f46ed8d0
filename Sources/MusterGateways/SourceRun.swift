package import BeaconKit
import Station
import Synchronization

/// The clocks by which gateways are heard.
package struct GatewayTime: Sendable {
    let steady: @Sendable () -> Instant
    let wall: @Sendable () -> Instant

    package init(steady: @escaping @Sendable () -> Instant, wall: @escaping @Sendable () -> Instant) {
        self.steady = steady
        self.wall = wall
    }
}

/// What both kinds of connections share: the hub of their source, under a lock.
final class SourceIntake: Sendable {
    let time: GatewayTime
    private let hub: Mutex<GatewayHub>

    init(time: GatewayTime, filter: GatewayFilter) {
        self.time = time
        hub = Mutex(GatewayHub(filter: filter))
    }

    func change<Result: Sendable>(_ body: (inout GatewayHub) -> sending Result) -> sending Result {
        hub.withLock { body(&$0) }
    }

    func connected() { hub.withLock { $0.connected() } }
    func disconnected(_ trouble: GatewayTrouble) {
        let now = time.steady()
        hub.withLock { $0.disconnected(trouble, at: now) }
    }

    func deliver(_ news: [GatewayNews], of gateway: Gateway) {
        let (steady, wall) = (time.steady(), time.wall())
        hub.withLock { $0.ingest(news, of: gateway, at: steady, wall: wall) }
    }
}

/// A source at work: connected again whenever the connection ends, and what is heard passed on.
final class SourceRun: Sendable {
    /// How often what was heard is passed on.
    private static let tick = Duration.milliseconds(100)
    /// How long it is waited after so many attempts in a row that failed; from then on the last counts.
    static let pauses: [Duration] = [.seconds(10), .seconds(30), .seconds(60)]

    let settings: GatewaySettings
    let intake: SourceIntake
    private let uplinks: HearingHost?
    private let isClosed = Mutex(false)
    private let ends: AsyncStream<Void>
    private let end: AsyncStream<Void>.Continuation

    init(_ settings: GatewaySettings, intake: SourceIntake, uplinks: HearingHost?) {
        self.settings = settings
        self.intake = intake
        self.uplinks = uplinks
        (ends, end) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Whether it connects to the same, in the same way.
    func isSame(as other: GatewaySettings) -> Bool {
        var (own, other) = (settings, other)
        (own.gateways, other.gateways) = ([], [])
        return own == other
    }

    func close() {
        isClosed.withLock { $0 = true }
        end.yield()
        end.finish()
    }

    /// Runs until ``close()`` or the end of the task.
    func run(into sink: any GatewaySink) async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.connect() }
            group.addTask {
                while !Task.isCancelled {
                    await self.deliver(to: sink)
                    try? await Task.sleep(for: Self.tick)
                }
            }
            for await _ in ends { break }
            group.cancelAll()
        }
    }

    private func deliver(to sink: any GatewaySink) async {
        let now = intake.time.steady()
        let output = intake.change { $0.drain(at: now) }
        // First how they are: whoever hears again is heard after that.
        for (receiver, condition) in output.conditions { await sink.update(condition, of: receiver) }
        if !output.batch.isEmpty { await sink.ingest(output.batch) }
        for (receiver, count) in output.lost { await sink.lost(count, by: receiver) }
    }

    private func connect() async {
        var failures = 0
        while !Task.isCancelled {
            let worked = await connectOnce()
            failures = worked ? 1 : failures + 1
            try? await Task.sleep(for: Self.pauses[min(failures, Self.pauses.count) - 1])
        }
    }

    /// - Returns: whether there was a connection, until it ended.
    func connectOnce() async -> Bool {
        if settings.isUplink { return await UplinkSession(settings, intake: intake, host: uplinks).run() }
        return settings.isBroker
            ? await BrokerSession(settings, intake: intake).run()
            : await ESPHomeSession(settings, intake: intake).run()
    }
}
