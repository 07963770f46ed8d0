package import Attendance
package import BeaconKit
import Foundation

/// What people do with gateways: the same from the page, the API and the command line.
package struct GatewayManager: Sendable {
    /// A gateway with its source and how it was last.
    package struct Line: Hashable, Sendable {
        package let gateway: Gateway
        package let source: GatewaySource
        package let placement: ReceiverPlacement?
        package let state: GatewayState?
    }

    /// How many gateways one station takes.
    package static let most = 500
    /// How long a test listens, in seconds.
    package static let testTime = 8

    package let store: any GatewayStore & JournalStore & PeerStore
    package let probe: (any GatewayProbe)?

    package init(store: any GatewayStore & JournalStore & PeerStore, probe: (any GatewayProbe)?) {
        self.store = store
        self.probe = probe
    }

    /// What people call a kind.
    package func title(of kind: String) -> String { probe?.kinds.first { $0.kind == kind }?.title ?? kind }

    /// What a gateway calls itself: a paired receiver by its name, others by what their broker knows them as.
    package func name(of gateway: Gateway) -> String {
        guard gateway.kind == Gateway.musterKind, let id = PeerID(gateway.device),
            let name = try? store.peer(id)?.name
        else { return gateway.device }
        return name
    }

    package func sources() throws -> [GatewaySource] { try store.gatewaySources() }

    /// All gateways that are receivers, in order of their names.
    package func lines() throws -> [Line] {
        let (states, placements) = (try store.gatewayStates(), try store.state().receivers)
        return try store.gatewaySources().flatMap { source in
            source.settings.gateways.map { gateway in
                Line(
                    gateway: gateway,
                    source: source,
                    placement: placements[gateway.id],
                    state: states[gateway.id]
                )
            }
        }.sorted { ($0.placement?.name ?? $0.gateway.id) < ($1.placement?.name ?? $1.gateway.id) }
    }

    /// Adds a device with its room, a broker, or a gateway of a broker with its room; or changes how a source is reached.
    ///
    /// - Throws: ``GatewayError``, ``ReceiverError``, ``StoreError``.
    @discardableResult
    package func add(
        _ request: GatewayRequest,
        actor: String,
        source: Source,
        at now: Instant
    ) throws -> GatewaySource {
        let sources = try store.gatewaySources()
        let old = try self.source(of: request, among: sources)
        var settings = try request.settings(over: old?.settings)
        var new: Gateway?
        if settings.isUplink {
            // Whoever was never paired proves nothing with its key.
            guard let peer = PeerID(settings.host), try store.peer(peer) != nil else { throw GatewayError.notPaired }
            new = Gateway(kind: Gateway.musterKind, device: settings.host)
        } else if !settings.isBroker {
            let port = settings.port == 6053 ? "" : ":\(settings.port)"
            new = Gateway(kind: "esphome", device: settings.host + port)
        } else if let id = request.gateway {
            let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw GatewayError.noSuchGateway }
            new = Gateway(kind: parts[0], device: parts[1])
        }
        var placement: ReceiverPlacement?
        if let new {
            let others = sources.filter { $0.id != old?.id }.flatMap(\.settings.gateways)
            guard !others.contains(new) else { throw GatewayError.taken }
            guard others.count + settings.gateways.count < Self.most || settings.gateways.contains(new) else {
                throw GatewayError.tooMany
            }
            if settings.isBroker || settings.gateways.isEmpty || request.room != nil {
                guard let room = request.room else { throw GatewayError.roomNeeded }
                placement = try ReceiverPlacement(receiver: new.id, name: request.name ?? name(of: new), room: room)
            }
            if settings.isBroker {
                if !settings.gateways.contains(new) { settings.gateways.append(new) }
            } else {
                settings.gateways = [new]
            }
        }
        if let placement {
            let draft = EntryDraft(.receiverPlaced(placement), happened: now, source: source, actor: actor)
            _ = try store.append([draft], recorded: now) { state in
                let names = state.receivers.values.filter { $0.receiver != placement.receiver }.map(\.name)
                guard !names.contains(where: { $0.lowercased() == placement.name.lowercased() }) else {
                    throw ReceiverError.nameTaken(placement.name)
                }
            }
        }
        let saved = GatewaySource(
            id: old?.id ?? UUID().uuidString.lowercased(),
            settings: settings,
            created: old?.created ?? now
        )
        try store.save(saved)
        return saved
    }

    /// Keeps how a source is reached, before any of its gateways has a room.
    ///
    /// - Throws: ``GatewayError``, ``StoreError``.
    package func keep(_ request: GatewayRequest, at now: Instant) throws -> GatewaySource {
        let old = try source(of: request, among: try store.gatewaySources())
        let kept = GatewaySource(
            id: old?.id ?? UUID().uuidString.lowercased(),
            settings: try request.settings(over: old?.settings),
            created: old?.created ?? now
        )
        try store.save(kept)
        return kept
    }

    /// Removes a gateway, or a source with all its gateways. A device goes with its source.
    ///
    /// - Throws: ``GatewayError/noSuchGateway``, ``StoreError``.
    package func remove(_ id: String) throws {
        let sources = try store.gatewaySources()
        if sources.contains(where: { $0.id == id }) { return try store.removeGatewaySource(id) }
        guard var source = sources.first(where: { $0.settings.gateways.contains { $0.id == id } }) else {
            throw GatewayError.noSuchGateway
        }
        guard source.settings.isBroker else { return try store.removeGatewaySource(source.id) }
        source.settings.gateways.removeAll { $0.id == id }
        try store.save(source)
    }

    /// Connects and says what is heard there, and of which gateways.
    package func test(_ request: GatewayRequest) async throws -> GatewayFindings {
        guard let probe else { throw GatewayError.noProbe }
        let old = try source(of: request, among: try store.gatewaySources())
        let settings = try request.settings(over: old?.settings)
        return await probe.listen(to: settings, for: Self.testTime, filter: GatewayFilter(try store.state()))
    }

    /// The source that a request means: the one that it names, or the one at the same address.
    private func source(of request: GatewayRequest, among sources: [GatewaySource]) throws -> GatewaySource? {
        if let id = request.source {
            guard let source = sources.first(where: { $0.id == id }) else { throw GatewayError.noSuchGateway }
            return source
        }
        return sources.first { $0.settings.address == request.address && $0.settings.user == request.user }
    }
}
