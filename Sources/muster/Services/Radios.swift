package import Station

/// This machine's radios.
package struct Radios: Sendable {
    package let receiver: any Receiver
    package let transmitter: any Transmitter
    /// Keeps on the air what the transmitter was told, until the task is cancelled.
    package let keepOnAir: @Sendable () async -> Void

    package init(
        receiver: any Receiver,
        transmitter: any Transmitter,
        keepOnAir: @escaping @Sendable () async -> Void
    ) {
        self.receiver = receiver
        self.transmitter = transmitter
        self.keepOnAir = keepOnAir
    }

    /// The radios of some adapters: the one place where they are made.
    ///
    /// - Parameter clock: stamps what is heard.
    /// - Returns: `nil` if none are wanted.
    static func make(_ adapters: AdapterChoice, clock: SteadyClock) -> Radios? {
        guard adapters != .disabled else { return nil }
        return Radios(receiver: MissingRadio(), transmitter: MissingRadio(), keepOnAir: {})
    }
}
