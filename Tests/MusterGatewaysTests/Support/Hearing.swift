import BeaconKit
import EndToEndSupport
import MusterGateways
import Station
import Synchronization
import Testing

/// What a station would get of gateways.
final class Hearing: GatewaySink {
    private struct State {
        var gateways: [Gateway] = []
        var conditions: [ReceiverID: [RadioCondition]] = [:]
        var sightings: [Sighting] = []
        var others = 0
        var lost = 0
        var decoder = PacketDecoder()
    }

    private let state = Mutex(State())

    var sightings: [Sighting] { state.withLock { $0.sightings } }
    var others: Int { state.withLock { $0.others } }
    var lost: Int { state.withLock { $0.lost } }

    func conditions(_ gateway: Gateway) -> [RadioCondition] {
        state.withLock { state in
            guard let place = state.gateways.firstIndex(of: gateway) else { return [] }
            return state.conditions[ReceiverID(rawValue: UInt16(place))] ?? []
        }
    }

    func attach(_ gateway: Gateway) -> ReceiverID {
        state.withLock { state in
            if !state.gateways.contains(gateway) { state.gateways.append(gateway) }
            return ReceiverID(rawValue: UInt16(state.gateways.firstIndex(of: gateway) ?? 0))
        }
    }

    func detach(_ gateway: Gateway) {}

    func ingest(_ batch: ReportBatch) {
        state.withLock { state in
            var (sightings, others) = (state.sightings, state.others)
            var decoder = state.decoder
            batch.forEach { packet, receiver, instant in
                decoder.decode(packet: packet, receiver: receiver, at: instant) {
                    sightings.append($0)
                } otherReport: { _, _ in
                    others += 1
                }
            }
            (state.sightings, state.others, state.decoder) = (sightings, others, decoder)
        }
    }

    func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        guard let receiver else { return }
        state.withLock { $0.conditions[receiver, default: []].append(condition) }
    }

    func lost(_ packets: Int, by receiver: ReceiverID) { state.withLock { $0.lost += packets } }

    /// Runs sources while `body` looks what is heard.
    static func of<Result: Sendable>(
        _ settings: [GatewaySettings],
        filter: GatewayFilter = GatewayFilter(known: Payload.known),
        _ body: @Sendable (Hearing, GatewayRunner) async throws -> Result
    ) async throws -> Result {
        let hearing = Hearing()
        let clock = SteadyClock(start: Instant(microseconds: 1_700_000_000_000_000))
        let runner = GatewayRunner(sink: hearing, time: GatewayTime(steady: { clock.now() }, wall: { clock.now() }))
        let sources = settings.enumerated().map {
            GatewaySource(id: "\($0.offset)", settings: $0.element, created: clock.now())
        }
        let works = await runner.update(sources, filter: filter)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            for work in works { group.addTask { await work() } }
            defer { group.cancelAll() }
            return try await body(hearing, runner)
        }
    }

    func require(_ isSo: (Hearing) -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try #require(try await comesTrue { isSo(self) }, sourceLocation: sourceLocation)
    }
}
