import BeaconKit
import Station

/// A transmitter in the middle of its work: which adapter it uses, and what it has put on the air.
struct TransmitterWork {
    private var selection: AdapterSelection
    private let clock: @Sendable () -> Instant
    private let happened = AdapterEvents()
    private var management: ManagementChannel?
    /// The adapter that is used, which is on.
    private var adapter: Adapter?
    private var plan = AdvertisingPlan()
    private var placement = AdvertisingPlacement()
    private var state = TransmitterState.idle
    /// Until when nothing is tried, and how often in a row it failed.
    private var notBefore = Instant(microseconds: .min)
    private var failures = 0

    init(selection: AdapterSelection, clock: @escaping @Sendable () -> Instant) {
        self.selection = selection
        self.clock = clock
    }

    /// Does what is due.
    ///
    /// - Returns: how the transmitter is doing.
    mutating func transmit(_ wanted: [Transmission]) async -> TransmitterState {
        let (events, isIncomplete) = happened.drain()
        for event in events { handle(event) }
        if isIncomplete { plan.lostAll() }
        if wanted != plan.wanted {
            plan.wanted = wanted
            // Whoever wants something new gets an answer at once.
            notBefore = clock()
        }
        let now = clock()
        if plan.wanted.isEmpty, plan.instances.isEmpty { state = .idle }
        guard now >= notBefore, plan.isDue(at: now) else { return state }
        do throws(BluetoothError) {
            try await synchronise()
            failures = 0
        } catch {
            fail(error)
        }
        return state
    }

    private mutating func handle(_ event: ManagementEvent) {
        // A new adapter may be the one that is waited for.
        // And so may one that was just switched on.
        switch event.kind {
        case .added where adapter == nil: notBefore = clock()
        case .settings(let settings) where adapter == nil && AdapterSupervisor.isReady(settings): notBefore = clock()
        default: break
        }
        guard event.adapter == adapter?.index else { return }
        switch event.kind {
        case .advertisingRemoved(let instance): plan.lost(instance: instance)
        case .removed: lose(.absent)
        case .settings(let settings):
            if !AdapterSupervisor.isReady(settings) { lose(.off) }
        default: break
        }
    }

    /// The adapter went away, or it was switched off: in that case it is not switched on again at once.
    private mutating func lose(_ condition: RadioCondition) {
        let name = adapter?.name
        adapter = nil
        placement = AdvertisingPlacement()
        plan.lostAll()
        guard !plan.wanted.isEmpty else { return }
        if condition == .off, let block = name.map({ RadioSwitch.block(of: $0) }), block != .none {
            return wait(as: .blocked(byHardware: block == .hardware))
        }
        wait(as: condition)
    }

    private mutating func fail(_ error: BluetoothError) {
        if case .system = error.cause { management = nil }
        switch error.condition {
        case .failed: break
        default:
            adapter = nil
            placement = AdvertisingPlacement()
            plan.lostAll()
        }
        wait(as: error.condition)
    }

    private mutating func wait(as condition: RadioCondition) {
        state = .unable(condition)
        if case .blocked = condition {
            notBefore = clock().adding(microseconds: AdapterSupervisor.Patience.blocked)
            return
        }
        failures += 1
        let patience = condition == .off ? AdapterSupervisor.Patience.off : AdapterSupervisor.Patience.failed
        notBefore = clock().adding(microseconds: patience(failures))
    }

    private mutating func synchronise() async throws(BluetoothError) {
        let management = try open()
        guard let adapter = try await useAdapter(management) else { return }
        while true {
            let features = try await management.send(
                .readAdvertisingFeatures,
                to: adapter.index,
                reading: AdvertisingFeatures.init
            )
            guard let step = plan.nextStep(features, at: clock()) else { break }
            try await placement.perform(step, features, management, adapter.index)
            plan.did(step, at: clock())
        }
        if plan.wanted.isEmpty {
            state = .idle
        } else if plan.instances.isEmpty {
            throw BluetoothError("transmit alongside other programs", .refused(.noResources))
        } else {
            state = .transmitting(adapter)
        }
    }

    private mutating func open() throws(BluetoothError) -> ManagementChannel {
        if let management { return management }
        let happened = happened
        let opened = try ManagementChannel { event in
            switch event.kind {
            case .added, .advertisingRemoved, .removed, .settings: happened.append(event)
            case .discovering, .monitorRemoved, .resumed: break
            }
        }
        management = opened
        return opened
    }

    /// The adapter in use, or the first that can be used, switched on.
    private mutating func useAdapter(_ management: ManagementChannel) async throws(BluetoothError) -> Adapter? {
        if let adapter { return adapter }
        var reason: BluetoothError?
        let entries = try await AdapterDirectory(management).entries()
        for entry in entries where selection.includes(entry.adapter) {
            do throws(BluetoothError) {
                try await switchOn(entry, management)
                adapter = entry.adapter
                return entry.adapter
            } catch {
                reason = reason ?? error
            }
        }
        let obstacle = AdapterDirectory.obstacle(among: entries, to: selection)
        throw reason ?? BluetoothError("find an adapter", .noAdapter(obstacle))
    }

    private func switchOn(
        _ entry: AdapterDirectory.Entry,
        _ management: ManagementChannel
    ) async throws(BluetoothError) {
        guard entry.isLowEnergy else { throw BluetoothError("transmit", .noAdapter(.notLowEnergy)) }
        guard !AdapterSupervisor.isReady(entry.info.settings) else { return }
        do throws(BluetoothError) {
            _ = try await management.send(.setLowEnergy(true), to: entry.adapter.index)
            _ = try await management.send(.setPowered(true), to: entry.adapter.index)
        } catch {
            // The kernel doesn't say clearly when rfkill is the reason.
            switch RadioSwitch.block(of: entry.adapter.name) {
            case .none: throw error
            case .software: throw BluetoothError(error.operation, .blocked(byHardware: false))
            case .hardware: throw BluetoothError(error.operation, .blocked(byHardware: true))
            }
        }
    }
}
