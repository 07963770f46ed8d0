import Attendance
import Station

extension MessageTexts {
    static let english = MessageTexts(
        messages: "Messages",
        messagesHint:
            "Texts, pictures and files between this station and those that it trusts. They are kept for 30 days.",
        nobody:
            "No other station is trusted yet, so there is nobody to write to. An administrator pairs on the page Stations.",
        write: "Write",
        to: "To",
        text: "Text",
        wall: "Show it on the wall screen there",
        wallPicture: "Show a picture on the wall screen there",
        send: "Send",
        sendFile: "Send a file",
        sendFileHint:
            "It goes on by itself after a broken connection or a restart, and is checked when it has arrived.",
        file: "File",
        sending: "Sending to this station …",
        failed: "It could not be sent. Check the connection to the station and try again.",
        choose: "Choose a file first.",
        isSent: "It is on its way.",
        inbox: "Inbox",
        inboxEmpty: "No message has come yet.",
        sent: "Sent",
        sentEmpty: "Nothing was sent yet.",
        back: "All messages",
        download: "Download",
        pause: "Pause",
        resume: "Go on",
        markRead: "Mark as read",
        delete: "Delete",
        deleteHint: "It is deleted here, and not sent any more if it has not arrived.",
        isDeleted: "The message was deleted.",
        saved: "Saved.",
        empty: "There is nothing to send. Write something, or choose a file that is not empty.",
        tooLarge: { "It is too large: at most \($0)." },
        noSuchStation: "That station is not trusted any more. Choose another.",
        notThere: "There is no such message, or it was deleted.",
        from: { "From \($0)" },
        toStation: { "To \($0)" },
        written: { "Written \($0)" },
        arrived: { "Arrived \($0)" },
        delivered: { "Delivered \($0)" },
        read: { "Read \($0)" },
        picture: { "A picture from \($0)" },
        kind: { form in
            switch form {
            case .text: "text"
            case .picture: "picture"
            case .file: "file"
            }
        },
        state: { state, percent, isRead in
            switch state {
            case .waiting: percent > 0 ? "on its way, \(percent) %" : "waiting"
            case .paused: "paused at \(percent) %"
            case .delivered: isRead ? "read" : "delivered"
            case .arriving: "arriving, \(percent) %"
            case .received: isRead ? "read" : "new"
            case .refused: "refused"
            case .deleted: "deleted"
            }
        },
        refusal: { refusal in
            switch refusal {
            case .tooLarge: "It is larger than is taken."
            case .diskFull: "The disk is nearly full."
            case .notWanted: "Messages of this station are not taken."
            case .damaged: "What arrived is not what was sent."
            case .replayed: "Another message was sent under the same number before."
            case .badContent: "It is not what it says to be: no readable text, or no picture of a reasonable size."
            case .badName: "Its name is a path, or has characters that no file’s name has."
            case .deleted: "Somebody there deleted it before it had arrived."
            }
        }
    )
}
