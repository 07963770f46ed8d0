import Attendance
package import BeaconKit
import Foundation

/// What people do with channels: the same from the page, the API and the command line.
package struct ChannelManager: Sendable {
    package let store: any LinkStore & JournalStore
    private let sender: any ChannelSender

    package init(store: any LinkStore & JournalStore, sender: any ChannelSender) {
        self.store = store
        self.sender = sender
    }

    /// - Throws: ``LinkError/noSuchChannel`` or ``StoreError``.
    package func channel(_ id: String) throws -> Channel {
        guard let channel = try store.channel(id) else { throw LinkError.noSuchChannel }
        return channel
    }

    /// Adds a channel.
    ///
    /// - Parameter subscriptions: what it is told; nothing, unless somebody says otherwise.
    /// - Returns: the channel. The secret that was made for a webhook without one is in its settings: show it once.
    /// - Throws: ``LinkError/impossible(_:_:)`` or ``StoreError``.
    @discardableResult
    package func add(
        _ request: ChannelRequest,
        subscriptions: Set<Subscription> = [],
        at now: Instant
    ) throws -> Channel {
        let settings = try settings(request, changing: nil)
        let channel = Channel(
            id: UUID().uuidString.lowercased(),
            name: request[.name],
            settings: settings,
            subscriptions: subscriptions,
            created: now
        )
        try store.save(channel)
        return channel
    }

    /// Changes a channel. What was typed as its secret replaces all before; nothing typed keeps them.
    ///
    /// - Throws: ``LinkError`` or ``StoreError``.
    @discardableResult
    package func change(_ id: String, _ request: ChannelRequest) throws -> Channel {
        var channel = try channel(id)
        channel.settings = try settings(request, changing: channel.settings)
        channel.name = request[.name]
        try store.save(channel)
        return channel
    }

    private func settings(_ request: ChannelRequest, changing old: ChannelSettings?) throws -> ChannelSettings {
        guard let settings = request.settings(changing: old) else {
            let problems = request.problems
            let field = ChannelRequest.Field.allCases.first { problems[$0] != nil } ?? .address
            throw LinkError.impossible(field, problems[field] ?? .missing)
        }
        return settings
    }

    /// Turns a channel off, or on again.
    package func setOff(_ isOff: Bool, _ id: String) throws {
        var channel = try channel(id)
        channel.off = isOff ? .byHand : nil
        try store.save(channel)
    }

    package func remove(_ id: String) throws {
        _ = try channel(id)
        try store.removeChannel(id)
    }

    /// Gives a webhook a new secret; the one before still signs, too.
    ///
    /// - Returns: the new secret, to be shown once.
    package func rotate(_ id: String) throws -> String {
        var channel = try channel(id)
        guard channel.settings.kind == .webhook else { throw LinkError.notAWebhook }
        let secret = WebhookSecret.make()
        channel.settings.secrets = [secret] + channel.settings.secrets.prefix(1)
        try store.save(channel)
        return secret
    }

    /// Lets the older secret of a webhook sign no more.
    package func endRotation(_ id: String) throws {
        var channel = try channel(id)
        guard channel.settings.kind == .webhook else { throw LinkError.notAWebhook }
        channel.settings.secrets = Array(channel.settings.secrets.prefix(1))
        try store.save(channel)
    }

    /// What a subscription is that somebody typed.
    ///
    /// - Parameters:
    ///   - type: a type of events, or `all`.
    ///   - person: a person's number; empty for everybody.
    package func subscription(type: String, person: String) throws -> Subscription {
        let known = EventType.subscribable.first { $0.rawValue == type }
        guard type == "all" || known != nil else { throw LinkError.noSuchType(type) }
        if known == .presence, person.isEmpty { throw LinkError.personNeeded }
        guard !person.isEmpty else { return Subscription(type: known, person: nil) }
        guard let number = Int(person).flatMap(PersonNumber.init(rawValue:)),
            let found = try store.state().roster.person(number: number)
        else { throw LinkError.noSuchPerson(person) }
        return Subscription(type: known, person: found.id)
    }

    package func subscribe(_ id: String, to subscription: Subscription) throws {
        var channel = try channel(id)
        channel.subscriptions.insert(subscription)
        try store.save(channel)
    }

    /// Ends a subscription, also of a person who is not on the roster any more.
    ///
    /// - Parameter person: the number, or what the journal calls the person; empty for everybody.
    /// - Throws: as ``subscription(type:person:)``.
    package func unsubscribe(_ id: String, type: String, person: String) throws {
        var channel = try channel(id)
        let shown = channel.subscriptions.first { told in
            told.person?.rawValue == person && told.type?.rawValue ?? "all" == type
        }
        channel.subscriptions.remove(try shown ?? subscription(type: type, person: person))
        try store.save(channel)
    }

    /// Sends a test at once, whether the channel is on or off.
    package func test(_ id: String, at now: Instant) async throws -> SendOutcome {
        let channel = try channel(id)
        let site = try store.site()
        let event = EventDocument(
            test: UUID().uuidString.lowercased(),
            at: now,
            timeZone: site?.timeZone ?? "UTC",
            offset: site?.offset(at: now) ?? 0
        )
        let words = EventWords(event, name: nil, site: site?.name ?? "", language: channel.settings.language)
        let message = try OutgoingMessage(event, words: words, timestamp: now.microseconds / 1_000_000)
        return try await sender.send(message, to: channel)
    }

    /// How a channel's lasting connection is; `nil` for a channel that has none, or is off.
    package func connection(of channel: Channel) async -> ChannelConnection? {
        channel.off == nil ? await sender.connection(of: channel) : nil
    }

    /// Delivers again what was delivered or given up.
    package func replay(_ delivery: Int64, of id: String, at now: Instant) throws {
        _ = try channel(id)
        guard try store.replay(delivery, of: id, at: now) else { throw LinkError.noSuchDelivery }
    }
}
