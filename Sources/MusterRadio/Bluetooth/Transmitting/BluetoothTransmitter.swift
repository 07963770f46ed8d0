import Glibc
package import BeaconKit
package import Station
import Synchronization

/// One of this machine's Bluetooth adapters as a transmitter of iBeacons, through the kernel and without bluetoothd.
///
/// What others transmit is left alone. What we transmit is gone when the program ends: it is removed on the way out and,
/// should there be no way out, the kernel takes it off the air after ``AdvertisingPlan/lease``.
package final class BluetoothTransmitter: Station.Transmitter, Sendable {
    private struct Shared {
        var wanted: [Transmission] = []
        var waiting: [CheckedContinuation<TransmitterState, Never>] = []
        var isRunning = false
    }

    private let selection: AdapterSelection
    private let clock: @Sendable () -> Instant
    private let shared = Mutex(Shared())
    private let inputs: AsyncStream<Input>
    private let tell: AsyncStream<Input>.Continuation

    enum Input: Sendable {
        case event(ManagementEvent)
        /// What is wanted may have changed.
        case wanted
        /// Time has passed.
        case tick
    }

    /// - Parameters:
    ///   - selection: the adapters that may be used; the first that can transmit is.
    ///   - clock: tells the present in steady time.
    package init(selection: AdapterSelection = .all, clock: @escaping @Sendable () -> Instant) {
        self.selection = selection
        self.clock = clock
        // A lost input is made up for by the next tick.
        (inputs, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(64))
    }

    /// Keeps on the air what is wanted until the task is cancelled, then takes it off. Can be run once.
    package func run() async {
        shared.withLock { $0.isRunning = true }
        let tell = tell
        await withDiscardingTaskGroup { group in
            group.addTask {
                repeat { tell.yield(.tick) } while (try? await Task.sleep(for: .seconds(1))) != nil
            }
            await work()
            group.cancelAll()
        }
    }

    /// Makes exactly these be on the air, once ``run()`` runs; before, it only remembers them.
    package func transmit(_ wanted: [Transmission]) async -> TransmitterState {
        await withCheckedContinuation { continuation in
            let isRunning = shared.withLock { shared in
                shared.wanted = wanted
                if shared.isRunning { shared.waiting.append(continuation) }
                return shared.isRunning
            }
            if isRunning {
                tell.yield(.wanted)
            } else {
                continuation.resume(returning: wanted.isEmpty ? .idle : .unable(.starting))
            }
        }
    }

    /// What could be transmitted, and by which adapter.
    ///
    /// - Throws: why nothing could.
    package func abilities() async throws(BluetoothError) -> TransmitterAbilities {
        var selection = selection
        let management = try ManagementChannel { _ in }
        let entries = try await AdapterDirectory(management).entries()
        guard let entry = entries.first(where: { selection.includes($0.adapter) && $0.isLowEnergy }) else {
            throw BluetoothError("find an adapter", .system(ENODEV))
        }
        let features = try await management.send(
            .readAdvertisingFeatures,
            to: entry.adapter.index,
            reading: AdvertisingFeatures.init
        )
        return TransmitterAbilities(adapter: entry.adapter, features: features)
    }

    private func work() async {
        let tell = tell
        var work = TransmitterWork(selection: selection, clock: clock, onEvent: { tell.yield(.event($0)) })
        for await input in inputs {
            let (wanted, waiting) = shared.withLock { shared in
                defer { shared.waiting = [] }
                return (shared.wanted, shared.waiting)
            }
            let state = await work.take(input, wanted: wanted)
            for continuation in waiting { continuation.resume(returning: state) }
        }
        await work.end()
        let waiting = shared.withLock { shared in
            shared.isRunning = false
            defer { shared.waiting = [] }
            return shared.waiting
        }
        for continuation in waiting { continuation.resume(returning: .idle) }
    }
}
