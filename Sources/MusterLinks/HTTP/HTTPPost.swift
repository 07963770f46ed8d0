import Foundation
package import Station

/// A request that tells something, as one kind of receiver wants it.
package struct HTTPPost: Hashable, Sendable {
    package let address: String
    /// Name and value, in order.
    package let headers: [Header]
    package let body: [UInt8]

    /// A header's name and value.
    package struct Header: Hashable, Sendable {
        package let name: String
        package let value: String
    }

    init(address: String, headers: [Header], body: [UInt8]) {
        self.address = address
        self.headers = headers
        self.body = body
    }

    /// The request for a message.
    ///
    /// - Returns: `nil` for a channel that is no HTTP, or an address that cannot be one.
    package init?(_ message: OutgoingMessage, settings: ChannelSettings) {
        let json = Header(name: "content-type", value: "application/json")
        switch settings.kind {
        case .webhook:
            address = settings.address
            body = message.body
            let signature = WebhookSignature.header(
                id: message.id,
                timestamp: message.timestamp,
                body: message.body,
                secrets: settings.secrets
            )
            headers = [
                json, Header(name: "webhook-id", value: message.id),
                Header(name: "webhook-timestamp", value: String(message.timestamp)),
                Header(name: "webhook-signature", value: signature),
            ]
        case .ntfy:
            guard let topic = Self.topic(of: settings.address) else { return nil }
            address = topic.server
            headers =
                [json] + (settings.secrets.first.map { [Header(name: "authorization", value: "Bearer \($0)")] } ?? [])
            body = Self.json(
                NtfyBody(
                    topic: topic.name,
                    title: message.words.title,
                    message: message.words.text,
                    priority: message.type.isUrgent ? 4 : 3
                )
            )
        case .gotify:
            address = (settings.address.hasSuffix("/") ? settings.address : settings.address + "/") + "message"
            headers = [json] + (settings.secrets.first.map { [Header(name: "x-gotify-key", value: $0)] } ?? [])
            body = Self.json(
                GotifyBody(
                    title: message.words.title,
                    message: message.words.text,
                    priority: message.type.isUrgent ? 8 : 5
                )
            )
        case .mqtt: return nil
        }
    }

    /// ntfy takes JSON at its root, and the topic in it.
    private struct NtfyBody: Encodable {
        let topic: String
        let title: String
        let message: String
        let priority: Int
    }

    private struct GotifyBody: Encodable {
        let title: String
        let message: String
        let priority: Int
    }

    private static func topic(of address: String) -> (server: String, name: String)? {
        guard let url = URL(string: address), !url.lastPathComponent.isEmpty, url.lastPathComponent != "/" else {
            return nil
        }
        return (url.deletingLastPathComponent().absoluteString, url.lastPathComponent)
    }

    private static func json(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and numbers can always be encoded.
        return (try? encoder.encode(value)).map { Array($0) } ?? []
    }
}
