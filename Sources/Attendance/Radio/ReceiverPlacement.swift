import Crypto

/// What a receiver is called, and the room in which it stands, as people said.
package struct ReceiverPlacement: Hashable, Sendable {
    /// The most characters of a name.
    package static let longest = 60

    /// What stands for the receiver, whatever it is called: an adapter's address, or a fixed receiver's first name.
    package let receiver: String
    package let name: String
    package let room: String

    /// - Throws: ``ReceiverError/empty(_:)``, ``ReceiverError/tooLong(_:)`` or ``ReceiverError/controlCharacter(_:)``.
    package init(receiver: String, name: String, room: String) throws(ReceiverError) {
        try Self.check(name, as: .name)
        try Self.check(room, as: .room)
        self.receiver = receiver
        self.name = name
        self.room = room
    }

    /// Checks what a receiver, a room or a floor is to be called.
    ///
    /// - Throws: ``ReceiverError/empty(_:)``, ``ReceiverError/tooLong(_:)`` or ``ReceiverError/controlCharacter(_:)``.
    package static func check(_ value: String, as field: ReceiverError.Field) throws(ReceiverError) {
        guard !value.allSatisfy(\.isWhitespace) else { throw .empty(field) }
        guard value.count <= longest else { throw .tooLong(field) }
        guard !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw .controlCharacter(field)
        }
    }

    /// Stands for what can be changed, so that a form notices a change made meanwhile.
    package var version: String {
        var fields = CanonicalBytes(tag: "muster receiver 1")
        fields.append(name)
        fields.append(room)
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }
}
