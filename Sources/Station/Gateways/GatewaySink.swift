package import BeaconKit

/// Where gateways deliver to.
package protocol GatewaySink: Sendable {
    /// A gateway is a receiver from now on. The same one always gets the same number.
    func attach(_ gateway: Gateway) async -> ReceiverID
    /// The gateway was removed: people whom it alone heard are no longer held as present.
    func detach(_ gateway: Gateway) async
    func ingest(_ batch: ReportBatch) async
    func update(_ condition: RadioCondition, of receiver: ReceiverID?) async
    func lost(_ packets: Int, by receiver: ReceiverID) async
}
