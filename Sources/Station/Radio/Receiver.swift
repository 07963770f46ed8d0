package import BeaconKit

/// A radio that hears, as the station needs it.
package protocol Receiver: Sendable {
    /// Hears until the task is cancelled. What happens to adapters is told to the sink and is no error.
    func run(into sink: any ReceiverSink) async throws
}

/// Where a receiver delivers to.
package protocol ReceiverSink: Sendable {
    /// An adapter is there. The same address always gets the same number, whatever the kernel calls it this time.
    func attach(_ adapter: Adapter) async -> ReceiverID
    /// Packets were heard, in the order in which they were, stamped in steady time.
    func ingest(_ batch: ReportBatch) async
    /// An adapter's condition changed; without a receiver, that of the radio as a whole.
    func update(_ condition: RadioCondition, of receiver: ReceiverID?) async
    /// The kernel dropped so many packets, as nobody read them in time.
    func lost(_ packets: Int, by receiver: ReceiverID) async
}
