import BeaconKit

/// A controller in an air, with what its host has not taken yet.
struct PluggedController: Sendable {
    let id: NodeID
    var controller: VirtualController
    var random: SeededGenerator
    var packets = PacketBuffer()

    mutating func execute(_ packet: Span<UInt8>, at instant: Instant) {
        controller.execute(packet, at: instant, into: &packets)
    }

    /// - Returns: Whether its host was told.
    mutating func hear(_ advertisement: Advertisement, rssi: Int8) -> Bool {
        controller.hear(advertisement, rssi: rssi, into: &packets)
    }

    /// - Returns: What it sends of what is due.
    mutating func send(at time: Int64) -> [Advertisement] {
        controller.send(
            at: time,
            delay: { Int64.random(in: 0...PlainTransmitter.specifiedDelay, using: &random) },
            into: &packets
        )
    }
}
