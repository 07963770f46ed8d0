package import Hummingbird

/// What one write sends to a subscriber, and the state in which that leaves the browser.
package struct EventFrame: Sendable {
    package enum Kind: String {
        /// The whole board.
        case board
        /// What changed.
        case update
        /// The time alone, so that both sides know that the connection lives.
        case time
    }

    package let kind: Kind
    package let id: EventID
    package let bytes: ByteBuffer

    /// Lays an event out as the HTML standard has it (section 9.2.6): `data` is one line.
    package init(_ kind: Kind, id: EventID, data: [UInt8]) {
        self.kind = kind
        self.id = id
        var bytes = ByteBuffer()
        bytes.writeString("id: \(id)\nevent: \(kind.rawValue)\ndata: ")
        bytes.writeBytes(data)
        bytes.writeString("\n\n")
        self.bytes = bytes
    }
}
