import MusterMQTT
import Station
import Synchronization

/// One connection with a broker, over which its gateways are heard.
struct BrokerSession {
    private let settings: GatewaySettings
    private let intake: SourceIntake

    init(_ settings: GatewaySettings, intake: SourceIntake) {
        self.settings = settings
        self.intake = intake
    }

    /// - Returns: whether there was a connection, until it ended.
    func run() async -> Bool {
        let target = MQTTTarget(
            address: settings.address,
            user: settings.user,
            password: settings.secret,
            authority: settings.authority
        )
        let reader = Reader()
        let intake = intake
        let client: MQTTClient
        do {
            guard let target else { throw GatewayError.badAddress }
            client = try MQTTClient(target, willTopic: nil) { topic, payload, isRetained in
                guard payload.count <= GatewayKinds.longest else { return }
                if let (gateway, news) = reader.read(topic, Array(payload), isRetained: isRetained) {
                    intake.deliver(news, of: gateway)
                }
            }
        } catch {
            intake.disconnected(.brokerUnreachable("\(error)"))
            return false
        }
        client.start()
        var worked = false
        await withTaskCancellationHandler {
            for await event in client.events {
                switch event {
                case .connected:
                    worked = true
                    for topic in GatewayKinds.topics { client.subscribe(to: topic, quality: 0) }
                    intake.connected()
                case .message: break
                case .ended(let outcome): intake.disconnected(Self.trouble(outcome))
                }
            }
        } onCancel: {
            client.abandon()
        }
        await client.close()
        return worked
    }

    private static func trouble(_ outcome: SendOutcome) -> GatewayTrouble {
        // It stands in a sentence.
        let detail = outcome.detail.hasSuffix(".") ? String(outcome.detail.dropLast()) : outcome.detail
        return switch outcome.reason {
        case .unauthorized, .rejected, .untrusted: .brokerRefuses(detail)
        default: .brokerUnreachable(detail)
        }
    }

    /// What is remembered of what was read, in the library's thread.
    private final class Reader: Sendable {
        private let reader = Mutex(GatewayReader())

        func read(
            _ topic: String,
            _ payload: [UInt8],
            isRetained: Bool
        ) -> (gateway: Gateway, news: [GatewayNews])? {
            reader.withLock { $0.read(topic, payload, isRetained: isRetained) }
        }
    }
}
