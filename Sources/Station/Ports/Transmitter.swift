/// A radio that transmits iBeacons, as the station needs it.
package protocol Transmitter: Sendable {
    /// Makes exactly these be on the air. What the radio cannot do at once is sent in turns.
    ///
    /// - Returns: whether they are on the air, or why not. Calling again tries again.
    func transmit(_ wanted: [Transmission]) async -> TransmitterState
}

/// How a transmitter is doing.
package enum TransmitterState: Hashable, Sendable {
    /// Nothing is wanted.
    case idle
    /// Everything wanted is on the air, through this adapter.
    case transmitting(Adapter)
    /// Why it isn't: absent, off, blocked, not permitted, unsupported or failed.
    case unable(RadioCondition)
}
