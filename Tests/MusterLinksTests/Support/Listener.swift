import EndToEndSupport
import MusterLinks
import MusterMQTT
import Station
import Synchronization
import Testing

/// Somebody else at a broker, who listens.
final class Listener: Sendable {
    struct Heard: Hashable, Sendable {
        let topic: String
        let text: String
    }

    private let client: MQTTClient
    private let state = Mutex<[Heard]>([])

    private init(_ client: MQTTClient) { self.client = client }

    var heard: [Heard] { state.withLock { $0 } }

    /// The last word on each topic, without those that were removed.
    var retained: [String: String] {
        heard.reduce(into: [:]) { $0[$1.topic] = $1.text.isEmpty ? nil : $1.text }
    }

    /// Runs `body` while somebody listens.
    static func with<Result: Sendable>(
        _ port: Int,
        to topics: [String],
        _ body: @Sendable (Listener) async throws -> Result
    ) async throws -> Result {
        let target = try target(port)
        let client = try MQTTClient(target, willTopic: nil)
        let listener = Listener(client)
        client.start()
        let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
        do {
            let result = try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for await event in client.events {
                        switch event {
                        case .connected:
                            for topic in topics + ["probe"] { client.subscribe(to: topic) }
                            client.publishLast([], to: "probe")
                        // Subscriptions count in their order: what comes back shows that all do.
                        case .message("probe", _, _): isReady.finish()
                        case .message(let topic, let payload, _):
                            let heard = Heard(topic: topic, text: String(decoding: payload, as: UTF8.self))
                            listener.state.withLock { $0.append(heard) }
                        case .ended: isReady.finish()
                        }
                    }
                }
                for await _ in ready {}
                let result = try await body(listener)
                client.abandon()
                return result
            }
            await client.close()
            return result
        } catch {
            await client.close()
            throw error
        }
    }

    static func target(_ port: Int) throws -> MQTTTarget {
        guard let target = MQTTTarget(ChannelSettings(kind: .mqtt, address: "mqtt://127.0.0.1:\(port)")) else {
            throw CancellationError()
        }
        return target
    }

    func publish(_ payload: [UInt8], to topic: String, retained: Bool) async {
        _ = await client.publish(payload, to: topic, retained: retained)
    }

    /// Waits until a condition holds; it is an issue if it never does.
    func require(
        _ condition: @Sendable (Listener) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        if try await comesTrue({ condition(self) }) { return }
        Issue.record("It did not come to that: \(heard.suffix(20))", sourceLocation: sourceLocation)
    }
}
