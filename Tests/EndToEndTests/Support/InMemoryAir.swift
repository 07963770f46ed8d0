import BeaconKit
import muster
import Station
import Synchronization

/// An air in memory: radios hear, every 20 ms, what all others transmit.
final class InMemoryAir: Sendable {
    private struct State {
        var transmissions: [String: [Transmission]] = [:]
        /// The most that was on the air at once, and everything that ever was.
        var everything: Set<Transmission> = []
    }

    private let state = Mutex(State())
    private let clock: SteadyClock

    init(clock: SteadyClock) { self.clock = clock }

    /// What is on the air now.
    var transmissions: [Transmission] { state.withLock { $0.transmissions.values.flatMap { $0 } } }

    /// Everything that ever was.
    var everything: Set<Transmission> { state.withLock { $0.everything } }

    /// A machine's radios.
    func radios(_ address: String, rssi: Int8 = -60) -> Radios {
        let radio = InMemoryRadio(address: address, rssi: rssi, air: self)
        return Radios(receiver: radio, transmitter: radio)
    }

    func transmit(_ wanted: [Transmission], from address: String) {
        state.withLock { state in
            state.transmissions[address] = wanted
            state.everything.formUnion(wanted)
        }
    }

    /// What a radio hears at a moment: the others, and a device that is no beacon.
    func batch(for address: String, receiver: ReceiverID, rssi: Int8) -> ReportBatch {
        let heard = state.withLock { state in
            state.transmissions.filter { $0.key != address }.values.flatMap { $0 }
        }
        var batch = ReportBatch()
        let now = clock.now()
        func append(_ data: [UInt8]) {
            var packet: [UInt8] = []
            AdvertisingReports.encodeLegacy(address: 0x0CF3_EE00_2D00, rssi: rssi, data: data.span, into: &packet)
            batch.append(packet: packet.span, receiver: receiver, at: now)
        }
        append([0x02, 0x01, 0x06])
        for transmission in heard {
            let data = transmission.frame.advertisingData
            append(data.indices.map { data[$0] })
        }
        return batch
    }
}

/// One machine's radio on that air.
private struct InMemoryRadio: Receiver, Station.Transmitter {
    let address: String
    let rssi: Int8
    let air: InMemoryAir

    func run(into sink: any ReceiverSink) async throws {
        let receiver = await sink.attach(Adapter(index: 0, address: address))
        await sink.update(.listening, of: receiver)
        while true {
            await sink.ingest(air.batch(for: address, receiver: receiver, rssi: rssi))
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    func transmit(_ wanted: [Transmission]) async -> TransmitterState {
        air.transmit(wanted, from: address)
        return wanted.isEmpty ? .idle : .transmitting(Adapter(index: 0, address: address))
    }
}
