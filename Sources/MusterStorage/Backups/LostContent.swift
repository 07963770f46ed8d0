package import Attendance
import Station

/// A message of which only that it was there is left, because its content is missing or is not what it was.
package struct LostContent: Hashable, Sendable, CustomStringConvertible {
    package let message: MessageID
    package let name: String
    package let peerName: String
    package let isIncoming: Bool

    init(_ message: Message) {
        self.message = message.id
        name = message.name
        peerName = message.peerName
        isIncoming = message.isIncoming
    }

    package var description: String { "“\(name)” \(isIncoming ? "from" : "to") \(peerName)" }
}
