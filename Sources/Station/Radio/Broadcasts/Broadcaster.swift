package import BeaconKit

/// What transmits for people, as the web needs it.
package protocol Broadcaster: Sendable {
    func broadcastState() async -> BroadcastState
    /// Starts a beacon, or changes the one of the same id, at once.
    ///
    /// - Throws: ``BroadcastError``.
    func start(_ broadcast: Broadcast) async throws
    /// - Returns: whether there was such a one.
    func stopBroadcast(_ id: String) async -> Bool
    /// Broadcasts a number, and waits for another station's answer. One at a time: a new one ends the one before.
    func startCheckin(_ number: UInt16, site: BeaconUUID) async
    func stopCheckin() async
}

/// Where beacons are kept that somebody may want to transmit again.
package protocol PresetStore: Sendable {
    /// In order of their names.
    ///
    /// - Throws: ``StoreError``.
    func presets() throws -> [Broadcast]
    /// Adds one, or changes the one of the same id.
    ///
    /// - Throws: ``StoreError``.
    func savePreset(_ preset: Broadcast) throws
    /// - Throws: ``StoreError``.
    func removePreset(_ id: String) throws
}
