import Station

/// Keeps the scan of one adapter on, by the management channel's advertisement monitor or, where that doesn't do, by the
/// controller's own commands; see docs/decisions/scanning.md.
struct AdapterScan {
    /// How a scan is kept on.
    private enum Method {
        /// By this monitor of ours; `nil` where others' monitors leave no place, and keep the scan on as well.
        case monitor(handle: UInt16?)
        case commands(isExtended: Bool)
    }

    /// HCI's error for a command that the controller does not know.
    private static let unknownCommand: UInt8 = 0x01

    private let adapter: UInt16
    private let management: ManagementChannel
    private var method: Method?
    /// The scan's rhythm before we set it.
    private var formerRhythm: [SystemParameter]?

    init(adapter: UInt16, management: ManagementChannel) {
        self.adapter = adapter
        self.management = management
    }

    /// Whether a monitor that was removed is ours; 0 stands for all.
    func isOurs(_ removed: UInt16) -> Bool {
        guard case .monitor(let handle) = method else { return false }
        return handle == nil || removed == 0 || removed == handle
    }

    /// Whether the scan was last started by commands of our own, which our own channel doesn't show.
    private(set) var isUnseen = false

    /// Starts the scan, or starts it anew.
    ///
    /// - Parameter isSearching: another program searches for devices, which needs an active scan.
    mutating func start(on channel: AdapterChannel, isSearching: Bool) async throws(BluetoothError) {
        if try await monitorDoes() {
            isUnseen = false
            try await startMonitor()
            // The kernel minds monitors when a search begins. One that had begun before ours was set would hold repeats
            // back to its end.
            if isSearching {
                _ = try await sendCommands(on: channel, isSearching: true)
                isUnseen = true
            }
        } else {
            method = .commands(isExtended: try await sendCommands(on: channel, isSearching: isSearching))
            isUnseen = true
        }
    }

    /// Takes away what was set up, as far as it goes: another program may have the adapter by now.
    mutating func stop(on channel: AdapterChannel?) async {
        switch method {
        case .monitor(let handle?): _ = try? await management.send(.removeMonitor(handle: handle), to: adapter)
        case .commands(let isExtended):
            _ = try? await channel?.send(.stop(isExtended: isExtended))
        case .monitor(nil), nil: break
        }
        if let formerRhythm {
            _ = try? await management.send(.setSystemConfiguration(formerRhythm), to: adapter)
        }
        method = nil
        formerRhythm = nil
    }

    /// Whether there are monitors, and the controller doesn't do the picking: it would keep to itself everything that is
    /// no iBeacon, and with it the proof that it hears.
    private func monitorDoes() async throws(BluetoothError) -> Bool {
        do throws(BluetoothError) {
            return try await !monitorFeatures().isOffloaded
        } catch {
            guard error.cause == .refused(.unknownCommand) || error.cause == .refused(.notSupported) else {
                throw error
            }
            return false
        }
    }

    private func monitorFeatures() async throws(BluetoothError) -> MonitorFeatures {
        try await management.send(.readMonitorFeatures, to: adapter, reading: MonitorFeatures.init)
    }

    /// Adding a monitor makes the kernel start its scan anew, with the rhythm that was set.
    private mutating func startMonitor() async throws(BluetoothError) {
        await stopMonitor()
        await listenAllTheTime()
        do throws(BluetoothError) {
            method = .monitor(handle: try await addMonitor())
        } catch {
            guard try await othersMonitor() else { throw error }
            method = .monitor(handle: nil)
        }
    }

    private mutating func stopMonitor() async {
        guard case .monitor(let handle?) = method else { return }
        method = nil
        _ = try? await management.send(.removeMonitor(handle: handle), to: adapter)
    }

    /// Whether others have set all the monitors that there can be.
    private func othersMonitor() async throws(BluetoothError) -> Bool {
        let features = try await monitorFeatures()
        return features.handles.count >= features.maximum && !features.handles.isEmpty
    }

    private func addMonitor() async throws(BluetoothError) -> UInt16 {
        try await management.send(.addMonitor([.beacon]), to: adapter, reading: MonitorFeatures.handle)
    }

    /// A kernel without this setting, or one that refuses it, scans half the time: that is no reason not to scan.
    private mutating func listenAllTheTime() async {
        let wanted = SystemParameter.continuousMonitoring
        if formerRhythm == nil {
            let types = Set(wanted.map(\.type))
            let former = try? await management.send(
                .readSystemConfiguration,
                to: adapter,
                reading: SystemParameter.list
            )
            formerRhythm = former?.filter { types.contains($0.type) }
        }
        _ = try? await management.send(.setSystemConfiguration(wanted), to: adapter)
    }

    /// Starts the scan past the kernel.
    ///
    /// - Returns: whether the controller has the commands of Bluetooth 5. That is not to be asked of the kernel.
    private func sendCommands(on channel: AdapterChannel, isSearching: Bool) async throws(BluetoothError) -> Bool {
        var refusal: UInt8 = 0
        for isExtended in [true, false] {
            var status: UInt8 = 0
            for command in ScanCommand.start(isExtended: isExtended, isActive: isSearching) {
                status = try await channel.send(command)
                if status != 0, command.isNecessary { break }
            }
            if status == 0 { return isExtended }
            // One of the two families is refused by every controller.
            if refusal == 0 || status != Self.unknownCommand { refusal = status }
        }
        throw BluetoothError("start the scan", .refusedScan(refusal))
    }
}
