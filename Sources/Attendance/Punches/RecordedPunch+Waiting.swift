package import BeaconKit

extension RecordedPunch {
    /// A punch that is decided and not recorded yet, as it will be in the journal but for its hash.
    ///
    /// - Parameter place: its place among all that wait, from 0, which orders those of one instant.
    package init(
        waiting punch: Punch,
        at happened: Instant,
        from source: Source,
        place: Int,
        recorded: Instant,
        zones: ZoneHistory
    ) {
        let clock = zones.clock(at: happened)
        let number = (0..<8).map { UInt8(truncatingIfNeeded: (place + 1) >> (56 - 8 * $0)) }
        self.init(
            // After those that are recorded.
            id: EntryID(hash: [UInt8](repeating: 0xFF, count: 24) + number),
            punch: punch,
            happened: happened,
            recorded: recorded,
            timeZone: clock.name,
            offset: clock.offset(at: happened),
            source: source,
            actor: ""
        )
    }
}
