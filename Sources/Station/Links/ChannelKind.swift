/// How a channel tells.
package enum ChannelKind: String, Hashable, Sendable, CaseIterable, Codable {
    case webhook, ntfy, gotify, mqtt

    /// The schemes that its address may have.
    package var schemes: [String] { self == .mqtt ? ["mqtt", "mqtts"] : ["http", "https"] }
}
