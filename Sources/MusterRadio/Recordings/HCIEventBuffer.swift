/// Puts the packet indicator `04` in front of events from formats that record them without it.
package struct HCIEventBuffer {
    /// The H4 packet indicator of an HCI event (Bluetooth Core, Vol. 4, Part A, 2).
    package static let eventIndicator: UInt8 = 0x04

    // One buffer for all packets, so that a record costs no allocation.
    private var bytes: [UInt8] = []

    package mutating func withIndicator(_ event: Span<UInt8>, _ body: (Span<UInt8>) -> Void) {
        bytes.removeAll(keepingCapacity: true)
        bytes.append(Self.eventIndicator)
        for index in event.indices { bytes.append(event[index]) }
        body(bytes.span)
    }
}
