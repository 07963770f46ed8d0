package import BeaconKit
package import Station

/// One of this machine's Bluetooth adapters as a transmitter of iBeacons, through the kernel and without bluetoothd.
///
/// What others transmit is left alone. What we transmit is gone when the program ends: an empty wish takes it off the
/// air, and if nobody asks any more, as the program was killed, the kernel does so after ``AdvertisingPlan/lease``.
package actor BluetoothTransmitter: Station.Transmitter {
    /// What is under way, out of the actor while it waits for the kernel.
    private var work: TransmitterWork?
    private var wanted: [Transmission] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private let selection: AdapterSelection

    /// - Parameters:
    ///   - selection: the adapters that may be used; the first that can transmit is.
    ///   - clock: tells the present in steady time.
    package init(selection: AdapterSelection = .all, clock: @escaping @Sendable () -> Instant) {
        self.selection = selection
        work = TransmitterWork(selection: selection, clock: clock)
    }

    /// Makes exactly these be on the air, and renews what the kernel has lent: call it again every second or so.
    ///
    /// Calls that come while one is under way wait for it. What the latest call wants counts.
    package func transmit(_ wanted: [Transmission]) async -> TransmitterState {
        self.wanted = wanted
        var work = await nextWork()
        let state = await work.transmit(self.wanted)
        putBack(work)
        return state
    }

    /// What could be transmitted, and by which adapter.
    ///
    /// - Throws: why nothing could.
    package func abilities() async throws(BluetoothError) -> TransmitterAbilities {
        var selection = selection
        let management = try ManagementChannel { _ in }
        let entries = try await AdapterDirectory(management).entries()
        guard let entry = entries.first(where: { selection.includes($0.adapter) && $0.isLowEnergy }) else {
            throw BluetoothError(
                "find an adapter",
                .noAdapter(AdapterDirectory.obstacle(among: entries, to: selection))
            )
        }
        let features = try await management.send(
            .readAdvertisingFeatures,
            to: entry.adapter.index,
            reading: AdvertisingFeatures.init
        )
        return TransmitterAbilities(adapter: entry.adapter, features: features)
    }

    private func nextWork() async -> TransmitterWork {
        while true {
            if let work {
                self.work = nil
                return work
            }
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func putBack(_ work: TransmitterWork) {
        self.work = work
        if !waiting.isEmpty { waiting.removeFirst().resume() }
    }
}
