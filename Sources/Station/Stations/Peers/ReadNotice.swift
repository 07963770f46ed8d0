package import Attendance

/// Tells a sender which of its messages somebody has read.
package struct ReadNotice: Hashable, Sendable, Codable {
    package let messages: [MessageID]

    package init(messages: [MessageID]) { self.messages = messages }
}
