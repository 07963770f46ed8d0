import MusterMQTT
package import Station

/// Sends through channels of every kind.
package struct LinkSender: ChannelSender {
    private let http: HTTPSender
    /// The station's lasting connections; without them each message to a broker makes its own.
    private let hub: MQTTHub?

    package init(http: HTTPSender = HTTPSender(), hub: MQTTHub? = nil) {
        self.http = http
        self.hub = hub
    }

    package func send(_ message: OutgoingMessage, to channel: Channel) async throws -> SendOutcome {
        if channel.settings.kind == .mqtt { return await publish(message, to: channel) }
        guard let post = HTTPPost(message, settings: channel.settings) else {
            return SendOutcome(.badAddress, detail: channel.settings.address)
        }
        return try await http.post(
            post,
            allowedHost: channel.settings.allowedHost,
            authority: channel.settings.authority
        )
    }

    package func connection(of channel: Channel) async -> ChannelConnection? {
        await hub?.connection(channel.id)?.condition
    }

    private func publish(_ message: OutgoingMessage, to channel: Channel) async -> SendOutcome {
        guard let target = MQTTTarget(channel.settings) else {
            return SendOutcome(.badAddress, detail: channel.settings.address)
        }
        // A test is to show what making a connection gives now, and not how an old one is.
        if message.type != .test, let connection = await hub?.connection(channel.id) {
            return await connection.publish(message)
        }
        let client: MQTTClient
        do {
            client = try MQTTClient(target, willTopic: nil)
        } catch {
            return SendOutcome(.other, detail: "\(error)")
        }
        client.start()
        var outcome = SendOutcome(.dropped)
        for await event in client.events {
            switch event {
            case .connected:
                outcome =
                    await client.publish(message.body, to: target.topic(of: message.type)) ?? SendOutcome(.delivered)
            case .ended(let end): outcome = end
            case .message: continue
            }
            break
        }
        await client.close()
        return outcome
    }
}
