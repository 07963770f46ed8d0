package import BeaconKit

/// What a recording is read into, item by item, in the order of the file.
package protocol RecordingSink {
    /// The number of the receiver with that name; the same name always gives the same number.
    ///
    /// - Returns: `nil` when the numbers are used up.
    mutating func receiver(named name: String) -> ReceiverID?

    /// Receives one HCI event packet with its leading packet indicator (`04`).
    mutating func receive(packet: Span<UInt8>, receiver: ReceiverID, at instant: Instant)

    /// Receives a sighting that was recorded as such.
    mutating func receive(_ sighting: Sighting)
}
