import MusterRadio
package import Station

/// This machine's radios.
package struct Radios: Sendable {
    package let receiver: any Receiver
    package let transmitter: any Transmitter

    package init(receiver: any Receiver, transmitter: any Transmitter) {
        self.receiver = receiver
        self.transmitter = transmitter
    }

    /// The radios of some adapters: the one place where they are made.
    ///
    /// - Parameter clock: stamps what is heard.
    /// - Returns: `nil` if none are wanted.
    static func make(_ adapters: AdapterChoice, clock: SteadyClock) -> Radios? {
        guard adapters != .disabled else { return nil }
        let selection = AdapterSelection(adapters)
        return Radios(
            receiver: BluetoothReceiver(selection: selection, clock: { clock.now() }),
            transmitter: BluetoothTransmitter(selection: selection, clock: { clock.now() })
        )
    }
}
