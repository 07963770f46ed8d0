/// How a channel tells.
package enum ChannelKind: String, Hashable, Sendable, CaseIterable, Codable {
    case webhook, ntfy, gotify, mqtt

    /// What it is called, in every language.
    package var title: String {
        switch self {
        case .webhook: "Webhook"
        case .ntfy: "ntfy"
        case .gotify: "Gotify"
        case .mqtt: "MQTT"
        }
    }

    /// Whether programs are told, which may act on it, and not people.
    package var isForPrograms: Bool { self == .webhook || self == .mqtt }

    /// The schemes that its address may have.
    package var schemes: [String] { self == .mqtt ? ["mqtt", "mqtts"] : ["http", "https"] }
}
