import Station

/// This machine's radios, made in one place.
enum Radios {
    /// The receiver and the transmitter for some adapters.
    ///
    /// - Parameter clock: stamps what is heard.
    /// - Returns: `nil` if none are wanted.
    static func make(_ adapters: AdapterChoice, clock: SteadyClock) -> (any Receiver, any Transmitter)? {
        guard adapters != .disabled else { return nil }
        return (MissingRadio(), MissingRadio())
    }
}
