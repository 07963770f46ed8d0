package import BeaconKit

/// Where the radio of a receiver delivers to: its ``HearingBuffer``.
package actor HearingSink: ReceiverSink {
    private var buffer: HearingBuffer
    private var adapters: [String: ReceiverID] = [:]
    private var known: [ReceiverID: Adapter] = [:]
    private let steady: @Sendable () -> Instant
    private let wall: @Sendable () -> Instant
    private let tell: @Sendable (RadioCondition, Adapter?) -> Void

    /// - Parameters:
    ///   - run: 32 random hexadecimal digits.
    ///   - tell: is told how a radio is, when that changes.
    package init(
        run: String,
        steady: @escaping @Sendable () -> Instant,
        wall: @escaping @Sendable () -> Instant,
        tell: @escaping @Sendable (RadioCondition, Adapter?) -> Void
    ) {
        buffer = HearingBuffer(run: run)
        self.steady = steady
        self.wall = wall
        self.tell = tell
    }

    package func attach(_ adapter: Adapter) -> ReceiverID {
        let receiver = adapters[adapter.address] ?? ReceiverID(rawValue: UInt16(truncatingIfNeeded: adapters.count))
        adapters[adapter.address] = receiver
        known[receiver] = adapter
        return receiver
    }

    package func ingest(_ batch: ReportBatch) { buffer.append(batch, at: steady(), wall: wall()) }

    package func update(_ condition: RadioCondition, of receiver: ReceiverID?) {
        buffer.update(condition, of: receiver)
        tell(condition, receiver.flatMap { known[$0] })
    }

    package func lost(_ packets: Int, by receiver: ReceiverID) { buffer.lost(packets) }

    /// Reads and changes what waits.
    package func change<Result: Sendable>(_ body: @Sendable (inout HearingBuffer) -> Result) -> Result { body(&buffer) }
}
