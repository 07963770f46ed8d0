import Hummingbird

/// What one write sends to a subscriber, and the state in which that leaves the browser.
struct EventFrame: Sendable {
    enum Kind: String {
        /// The whole board.
        case board
        /// What changed.
        case update
        /// The time alone, so that both sides know that the connection lives.
        case time
    }

    let kind: Kind
    let id: EventID
    let bytes: ByteBuffer

    /// Lays an event out as the HTML standard has it (section 9.2.6): `data` is one line.
    init(_ kind: Kind, id: EventID, data: [UInt8]) {
        self.kind = kind
        self.id = id
        var bytes = ByteBuffer()
        bytes.writeString("id: \(id)\nevent: \(kind.rawValue)\ndata: ")
        bytes.writeBytes(data)
        bytes.writeString("\n\n")
        self.bytes = bytes
    }
}
