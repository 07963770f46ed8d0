package import Station

/// How one kind of gateway speaks at a broker. To add a kind, write a file with one of these and add it to ``all``.
///
/// A value per connection: what it remembers is bounded, and nothing that comes in may make it fail.
package protocol GatewayKind: Sendable {
    /// How it is called in settings and addresses; never changed.
    static var kind: String { get }
    /// What people call it.
    static var title: String { get }
    /// What is to be subscribed.
    static var topics: [String] { get }
    /// What a device may do at a broker, as lines of mosquitto's access list: write its own topics, and read its commands.
    static func rights(of device: String) -> [String]

    init()

    /// Reads a message.
    ///
    /// - Parameters:
    ///   - topic: the levels of its topic.
    ///   - payload: at most ``GatewayKinds/longest`` bytes.
    ///   - isRetained: whether the broker had kept it: then it says how things were, and not that something was heard.
    /// - Returns: which gateway said what; `nil` where it is no message of this kind.
    mutating func read(_ topic: [Substring], _ payload: [UInt8], isRetained: Bool) -> GatewayMessage?
}

/// What one message says.
package struct GatewayMessage: Hashable, Sendable {
    package var device: String
    package var news: [GatewayNews]

    package init(_ device: some StringProtocol, _ news: [GatewayNews]) {
        self.device = String(device)
        self.news = news
    }
}

/// The kinds that are spoken at brokers.
package enum GatewayKinds {
    /// The longest message that is looked at, in bytes, and the longest name of a gateway, in characters.
    package static let (longest, longestName) = (65_536, 80)

    package static let all: [any GatewayKind.Type] = [
        OpenMQTTGateway.self, RuuviGateway.self, ShellyGateway.self, ESPresense.self,
    ]

    /// What is subscribed at a broker.
    package static var topics: [String] { Array(Set(all.flatMap { $0.topics })).sorted() }
}

/// Reads what a broker sends, by all kinds.
package struct GatewayReader: Sendable {
    private var kinds: [any GatewayKind] = GatewayKinds.all.map { $0.init() }

    package init() {}

    /// - Returns: `nil` for what says nothing.
    package mutating func read(
        _ topic: String,
        _ payload: [UInt8],
        isRetained: Bool
    ) -> (gateway: Gateway, news: [GatewayNews])? {
        guard payload.count <= GatewayKinds.longest, topic.utf8.count <= 1_024 else { return nil }
        let levels = topic.split(separator: "/", maxSplits: 8, omittingEmptySubsequences: false)
        for index in kinds.indices {
            guard var message = kinds[index].read(levels, payload, isRetained: isRetained) else { continue }
            guard Self.isName(message.device) else { return nil }
            // What was kept was heard then, and not now.
            if isRetained { message.news.removeAll { if case .advert = $0 { true } else { false } } }
            return (Gateway(kind: type(of: kinds[index]).kind, device: message.device), message.news)
        }
        return nil
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.count <= GatewayKinds.longestName
            && !text.unicodeScalars.contains { [.control, .format].contains($0.properties.generalCategory) }
    }
}
