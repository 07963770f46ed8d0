import Station

/// Does the steps of a plan with the commands that the kernel and the controller have.
struct AdvertisingPlacement {
    /// The adapter scans while it transmits, and can't do so in the usual way; see ``AdvertisingInstance/isConnectable``.
    private var sharesWithScan = false

    /// Does a step.
    mutating func perform(
        _ step: AdvertisingPlan.Step,
        _ features: AdvertisingFeatures,
        _ management: ManagementChannel,
        _ adapter: UInt16
    ) async throws(BluetoothError) {
        switch step {
        case .remove(let instance):
            // One that is not there need not be removed.
            _ = try? await management.send(.removeAdvertising(instance: instance), to: adapter)
        case .place(let instance):
            if features.isExtended { return try await placeWithInterval(instance, management, adapter) }
            if !sharesWithScan {
                do throws(BluetoothError) {
                    _ = try await management.send(.addAdvertising(instance), to: adapter)
                    return
                } catch {
                    guard error.isRefusedByController else { throw error }
                    sharesWithScan = true
                }
            }
            var instance = instance
            instance.isConnectable = true
            // Without an interval of its own, the kernel would send such an instance every 1.28 s only.
            if features.takesInterval { return try await placeWithInterval(instance, management, adapter) }
            _ = try await management.send(.addAdvertising(instance), to: adapter)
        }
    }

    private func placeWithInterval(
        _ instance: AdvertisingInstance,
        _ management: ManagementChannel,
        _ adapter: UInt16
    ) async throws(BluetoothError) {
        do throws(BluetoothError) {
            _ = try await management.send(.addAdvertisingParameters(instance), to: adapter)
        } catch {
            guard error.cause == .refused(.invalidParameters) || error.cause == .refused(.notSupported) else {
                throw error
            }
            let interval = Int(instance.transmission.interval / .milliseconds(1))
            throw BluetoothError("transmit every \(interval) ms (try 100 ms or more)", .refused(.invalidParameters))
        }
        _ = try await management.send(.addAdvertisingData(instance), to: adapter)
    }
}
