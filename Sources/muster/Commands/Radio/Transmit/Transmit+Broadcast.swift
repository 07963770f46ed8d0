import MusterRadio
import Station

extension Transmit {
    /// One beacon on the air, until the task is cancelled.
    struct Broadcast {
        /// Why it never came on the air.
        struct Obstacle: Error {
            let condition: RadioCondition
        }

        /// How often it is tried at first, once a second: an adapter that was just plugged in may still be set up.
        private static let firstTries = 4

        let transmitter: BluetoothTransmitter
        let transmission: Transmission

        /// Keeps it on the air, and says how that goes. Once it was on the air, whatever happens is waited for.
        func run() async throws {
            var said: TransmitterState?
            var tries = 0
            var wasOnAir = false
            while !Task.isCancelled {
                let state = await transmitter.transmit([transmission])
                tries += 1
                switch state {
                case .transmitting, .idle: wasOnAir = true
                case .unable(let condition) where !wasOnAir:
                    if Self.isLasting(condition) || tries == Self.firstTries { throw Obstacle(condition: condition) }
                case .unable: break
                }
                if wasOnAir, state != said {
                    say(state)
                    said = state
                }
                try? await Task.sleep(for: .seconds(1))
            }
            _ = await transmitter.transmit([])
        }

        private static func isLasting(_ condition: RadioCondition) -> Bool {
            if case .blocked = condition { return true }
            return condition.isFinal
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
