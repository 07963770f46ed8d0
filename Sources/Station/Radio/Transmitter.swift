/// A radio that transmits iBeacons, as the station needs it.
package protocol Transmitter: Sendable {
    /// Makes exactly these be on the air. What the radio cannot do at once is sent in turns.
    ///
    /// It has to be called again every second or so: what is on the air may be only lent, so that nothing stays there
    /// when the program is killed. None takes everything off the air.
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
