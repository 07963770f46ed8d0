/// How a channel tells.
package enum ChannelKind: String, Hashable, Sendable, CaseIterable, Codable {
    case webhook, ntfy, gotify, mqtt

    /// Whether programs are told, which may act on it, and not people.
    package var isForPrograms: Bool { self == .webhook || self == .mqtt }

    /// The schemes that its address may have.
    package var schemes: [String] { self == .mqtt ? ["mqtt", "mqtts"] : ["http", "https"] }
}
