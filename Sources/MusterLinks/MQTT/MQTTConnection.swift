package import MusterMQTT
package import Station

/// The station's lasting connection with a broker: made again whenever it ends, and what is retained there kept right.
package actor MQTTConnection {
    /// Seconds after so many attempts in a row that failed; from then on the last counts.
    package static let pauses: [Int64] = [1, 2, 5, 10, 30, 60]

    package nonisolated let target: MQTTTarget
    private var client: MQTTClient?
    private var isConnected = false
    private var isClosed = false
    private var failure = SendOutcome(.unreachable, detail: "Connecting.")
    private var mirror = RetainedMirror()
    /// Before the station has said what it wants, nothing may be taken away.
    private var hasWants = false
    private let wakings: AsyncStream<Void>
    private let waker: AsyncStream<Void>.Continuation

    package init(_ target: MQTTTarget) {
        self.target = target
        (wakings, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Keeps the connection until ``close()`` or the end of the task. Call it once.
    package func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { for await _ in self.wakings { await self.tidy() } }
            await connect()
            group.cancelAll()
        }
    }

    private func connect() async {
        var failures = 0
        while !isClosed, !Task.isCancelled {
            let wasConnected = await connectOnce()
            failures = wasConnected ? 1 : failures + 1
            var pause = Self.pauses[min(failures, Self.pauses.count) - 1]
            while pause > 0, !isClosed, !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                pause -= 1
            }
        }
    }

    /// - Returns: whether there was a connection, until it ended.
    private func connectOnce() async -> Bool {
        let client: MQTTClient
        do {
            client = try MQTTClient(target, willTopic: target.statusTopic)
        } catch {
            failure = SendOutcome(.other, detail: "\(error)")
            return false
        }
        self.client = client
        client.start()
        var wasConnected = false
        for await event in client.events {
            switch event {
            case .connected:
                wasConnected = true
                came(client)
            case .message(let topic, let payload, let isRetained):
                receive(topic, payload, isRetained: isRetained)
            case .ended(let outcome): failure = outcome
            }
        }
        isConnected = false
        self.client = nil
        // Ended on purpose, the broker does not publish the will.
        if wasConnected { client.publishLast(Array("offline".utf8), to: target.statusTopic) }
        await client.close()
        return wasConnected
    }

    private func came(_ client: MQTTClient) {
        isConnected = true
        mirror.connected()
        client.publishLast(Array("online".utf8), to: target.statusTopic)
        for topic in HomeAssistant.subscriptions(base: target.base) { client.subscribe(to: topic) }
        waker.yield()
    }

    private func receive(_ topic: String, _ payload: [UInt8], isRetained: Bool) {
        if topic == HomeAssistant.birthTopic {
            // Only this word counts; whatever else is there, text or not, means nothing.
            guard payload == Array("online".utf8), !isRetained else { return }
            mirror.forget()
        } else if isRetained {
            mirror.received(topic, payload)
        }
        waker.yield()
    }

    /// How the connection is now.
    package var condition: ChannelConnection { isConnected ? .connected : .failing(failure) }

    /// Says what the broker is to retain.
    package func want(_ topics: [String: [UInt8]]) {
        hasWants = true
        mirror.want(topics)
        if isConnected { waker.yield() }
    }

    private func tidy() async {
        guard hasWants else { return }
        for (topic, payload) in mirror.missing {
            guard isConnected, let client, await client.publish(payload, to: topic, retained: true) == nil else {
                return
            }
            mirror.published(topic, payload)
        }
    }

    /// Publishes a message, and waits for the broker's acknowledgement.
    package func publish(_ message: OutgoingMessage) async -> SendOutcome {
        guard isConnected, let client else { return failure }
        return await client.publish(message.body, to: target.topic(of: message.type)) ?? SendOutcome(.delivered)
    }

    /// Ends the connection for good.
    package func close() {
        isClosed = true
        client?.abandon()
    }
}
