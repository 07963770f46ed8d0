import MusterRadio
import Station

extension Transmit {
    /// One beacon on the air, until the task is cancelled.
    struct Broadcast {
        /// Why it never came on the air.
        struct Obstacle: Error {
            let condition: RadioCondition
        }

        let transmitter: BluetoothTransmitter
        let transmission: Transmission

        /// Keeps it on the air, and says how that goes. Once it was on the air, whatever happens is waited for.
        func run() async throws {
            var said: TransmitterState?
            var wasOnAir = false
            while !Task.isCancelled {
                let state = await transmitter.transmit([transmission])
                if case .unable(let condition) = state, !wasOnAir { throw Obstacle(condition: condition) }
                wasOnAir = true
                if state != said { say(state) }
                said = state
                try? await Task.sleep(for: .seconds(1))
            }
            _ = await transmitter.transmit([])
        }

        private func say(_ state: TransmitterState) {
            switch state {
            case .transmitting(let adapter): Notice.print("\(adapter.name) transmits. Ctrl-C ends.")
            case .unable(let condition): Notice.print(condition, of: nil)
            case .idle: break
            }
        }
    }
}
