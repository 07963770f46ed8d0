import Attendance
import BeaconKit
import Logging
import MusterGateways
import MusterStorage
import ServiceLifecycle
import Station

/// Keeps the station's gateways at work, as they are settled, and writes down how they are for commands.
struct GatewayService: Service {
    /// How often it is looked whether something was settled otherwise.
    private static let tick = Duration.seconds(1)
    /// After so many of these, how gateways are is written down although nothing changed.
    private static let refresh = 30

    let runner: GatewayRunner
    let radio: any RadioSource
    let store: SQLiteJournal
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                var filter = GatewayFilter()
                var written: [String: String]?
                var ticks = 0
                while !Task.isCancelled {
                    do {
                        let sources = try store.gatewaySources()
                        let hasGateways = sources.contains { !$0.settings.gateways.isEmpty }
                        // Reading all badges costs; new ones are let in as strangers until then.
                        if hasGateways, ticks.isMultiple(of: 10) { filter = GatewayFilter(try store.state()) }
                        for work in await runner.update(sources, filter: filter) { group.addTask { await work() } }
                        var conditions = await runner.conditions()
                        // What one gateway cannot say of itself: that it contradicts others.
                        let doubted = await radio.receiverReports().filter {
                            $0.receiver.condition == .gateway(.implausible)
                        }
                        for gateway in conditions.keys where doubted.contains(where: { $0.id == gateway.id }) {
                            conditions[gateway] = .gateway(.implausible)
                        }
                        let codes = Dictionary(uniqueKeysWithValues: conditions.map { ($0.key.id, $0.value.code) })
                        if codes != written ?? [:] || (hasGateways && ticks.isMultiple(of: Self.refresh)) {
                            try write(conditions)
                            written = codes
                        }
                    } catch {
                        logger.error("gateways cannot be read or written down", metadata: ["error": "\(error)"])
                    }
                    ticks += 1
                    try? await Task.sleep(for: Self.tick)
                }
                group.cancelAll()
            }
        }
    }

    private func write(_ conditions: [Gateway: RadioCondition]) throws {
        let placements = try store.state().receivers
        var states: [String: GatewayState] = [:]
        for (gateway, condition) in conditions {
            let words = condition.words(for: placements[gateway.id]?.name ?? gateway.device)
            states[gateway.id] = GatewayState(
                condition: condition.code,
                title: words.title,
                remedy: words.remedy,
                isFault: condition.isFault,
                at: .present
            )
        }
        try store.saveGatewayStates(states)
    }
}
