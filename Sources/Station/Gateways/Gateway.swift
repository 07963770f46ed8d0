/// A box that hears for the station over the network: one more receiver.
package struct Gateway: Hashable, Sendable, Codable {
    /// How it speaks, as `openmqttgateway`.
    package let kind: String
    /// What it is called at its broker, or the address of its network card.
    package let device: String

    package init(kind: String, device: String) {
        self.kind = kind
        self.device = device
    }

    /// The kind of another machine with `muster gateway`, whose device is its key.
    package static let musterKind = "muster"

    /// What stands for the receiver, whatever people call it: see ``ReceiverPlacement``.
    package var id: String { "\(kind):\(device)" }
}
