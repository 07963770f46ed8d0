package import Station

/// Sends through channels of every kind.
package struct LinkSender: ChannelSender {
    private let http: HTTPSender

    package init(http: HTTPSender = HTTPSender()) { self.http = http }

    package func send(_ message: OutgoingMessage, to channel: Channel) async throws -> SendOutcome {
        guard let post = HTTPPost(message, settings: channel.settings) else {
            return SendOutcome(.badAddress, detail: channel.settings.address)
        }
        return try await http.post(post, allowedHost: channel.settings.allowedHost)
    }
}
