package import Attendance
package import Station

/// What the pages about messages between stations say.
package struct MessageTexts: Sendable {
    package let messages: String
    package let messagesHint: String
    package let nobody: String
    package let write: String
    package let to: String
    package let text: String
    package let wall: String
    package let wallPicture: String
    package let send: String
    package let sendFile: String
    package let sendFileHint: String
    package let file: String
    package let sending: String
    package let failed: String
    package let choose: String
    package let isSent: String
    package let inbox: String
    package let inboxEmpty: String
    package let sent: String
    package let sentEmpty: String
    package let back: String
    package let download: String
    package let pause: String
    package let resume: String
    package let markRead: String
    package let delete: String
    package let deleteHint: String
    package let isDeleted: String
    package let saved: String
    package let empty: String
    package let tooLarge: @Sendable (_ size: String) -> String
    package let noSuchStation: String
    package let notThere: String
    package let from: @Sendable (_ station: String) -> String
    package let toStation: @Sendable (_ station: String) -> String
    package let written: @Sendable (_ time: String) -> String
    package let arrived: @Sendable (_ time: String) -> String
    package let delivered: @Sendable (_ time: String) -> String
    package let read: @Sendable (_ time: String) -> String
    package let picture: @Sendable (_ station: String) -> String
    /// What a message is.
    package let kind: @Sendable (MessageForm) -> String
    /// How it is with a message; with percent for one on its way.
    package let state: @Sendable (Message.State, _ percent: Int, _ isRead: Bool) -> String
    /// Why it was not taken.
    package let refusal: @Sendable (MessageRefusal) -> String
}
