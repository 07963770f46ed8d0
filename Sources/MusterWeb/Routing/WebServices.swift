package import BeaconKit
package import Station

/// What the pages need of the station.
package struct WebServices: Sendable {
    package let board: any BoardSource
    package let radio: any RadioSource
    package let journal: any JournalStore
    package let storage: any StorageInspector
    package let broadcaster: any Broadcaster
    package let presets: any PresetStore
    package let desk: AccessDesk
    /// The wall clock, for sessions. What happens at the station has the station's time, which a demo hurries.
    package let now: @Sendable () -> Instant

    package init(
        board: any BoardSource,
        radio: any RadioSource & Broadcaster,
        journal: any JournalStore & StorageInspector & PresetStore,
        desk: AccessDesk,
        now: @escaping @Sendable () -> Instant
    ) {
        self.board = board
        self.radio = radio
        self.journal = journal
        storage = journal
        broadcaster = radio
        presets = journal
        self.desk = desk
        self.now = now
    }
}
