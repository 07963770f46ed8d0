package import Attendance
package import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the pages about messages between stations say.
package struct MessageTexts: Sendable, Decodable {
    let texts: TextTable

    package let messages, messagesHint, nobody, write, to, text, wall, wallPicture, send, sendFile: String
    package let sendFileHint, file, sending, failed, choose, isSent, inbox, inboxEmpty, sent, sentEmpty, back: String
    package let download, pause, resume, markRead, delete, deleteHint, isDeleted, saved, empty, noSuchStation: String
    package let notThere: String

    package func tooLarge(_ size: String) -> String { texts["tooLarge", ["size": size]] }
    package func from(_ station: String) -> String { texts["from", ["station": station]] }
    package func toStation(_ station: String) -> String { texts["toStation", ["station": station]] }
    package func written(_ time: String) -> String { texts["written", ["time": time]] }
    package func arrived(_ time: String) -> String { texts["arrived", ["time": time]] }
    package func delivered(_ time: String) -> String { texts["delivered", ["time": time]] }
    package func read(_ time: String) -> String { texts["read", ["time": time]] }
    package func picture(_ station: String) -> String { texts["picture", ["station": station]] }

    /// What a message is.
    package func kind(_ kind: MessageForm) -> String { texts["kind.\(kind.rawValue)"] }

    /// How it is with a message; with percent for one on its way.
    package func state(_ state: Message.State, _ percent: Int, _ isRead: Bool) -> String {
        switch state {
        case .waiting where percent > 0: texts["state.sending", ["percent": percent]]
        case .waiting: texts["state.waiting"]
        case .paused: texts["state.paused", ["percent": percent]]
        case .arriving: texts["state.arriving", ["percent": percent]]
        case .delivered where isRead, .received where isRead: texts["state.read"]
        case .delivered: texts["state.delivered"]
        case .received: texts["state.received"]
        case .refused: texts["state.refused"]
        case .deleted: texts["state.deleted"]
        }
    }

    /// Why it was not taken.
    package func refusal(_ refusal: MessageRefusal) -> String { texts["refusal.\(refusal.rawValue)"] }
}
