package import BeaconKit
package import Station

/// This machine's Bluetooth adapters as receivers, through the kernel and without bluetoothd.
///
/// Adapters may come, go, be blocked and be switched off at any time: the sink is told, and what can be heard is heard.
package struct BluetoothReceiver: Receiver {
    private let selection: AdapterSelection
    private let mayChange: Bool
    private let clock: @Sendable () -> Instant

    /// - Parameters:
    ///   - mayChange: whether adapters may be switched on, and off and on when they are silent. Without, adapters that
    ///     are off are reported and left so.
    ///   - clock: tells the present in steady time.
    package init(
        selection: AdapterSelection = .all,
        mayChange: Bool = true,
        clock: @escaping @Sendable () -> Instant
    ) {
        self.selection = selection
        self.mayChange = mayChange
        self.clock = clock
    }

    /// Hears until the task is cancelled. Nothing that happens to a radio is an error.
    package func run(into sink: any ReceiverSink) async {
        let (inputs, continuation) = AsyncStream.makeStream(
            of: Roster.Input.self,
            // Should events be lost, the next look at all adapters makes up for them.
            bufferingPolicy: .bufferingNewest(256)
        )
        await withDiscardingTaskGroup { group in
            group.addTask { await Self.tick(continuation) }
            var roster = Roster(
                selection: selection,
                mayChange: mayChange,
                clock: clock,
                sink: sink,
                tell: { continuation.yield($0) }
            )
            for await input in inputs { await roster.handle(input, sessions: &group) }
            await roster.finish()
            group.cancelAll()
        }
    }

    /// Time comes in once a second.
    private static func tick(_ inputs: AsyncStream<Roster.Input>.Continuation) async {
        repeat { inputs.yield(.tick) } while (try? await Task.sleep(for: .seconds(1))) != nil
    }
}
