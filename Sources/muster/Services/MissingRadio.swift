import Station

/// Stands where Bluetooth will, and says that it isn't there.
struct MissingRadio: Receiver, Transmitter {
    func run(into sink: any ReceiverSink) async throws {
        await sink.note(.unsupported, of: nil)
        while true { try await Task.sleep(for: .seconds(3600)) }
    }

    func transmit(_ wanted: [Transmission]) async -> TransmitterState {
        wanted.isEmpty ? .idle : .unable(.unsupported)
    }
}
