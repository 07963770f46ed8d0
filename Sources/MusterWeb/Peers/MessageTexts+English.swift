import Attendance
import Station

extension MessageTexts {
    static let english = MessageTexts(
        messages: "Messages",
        messagesHint:
            "Texts, pictures and files between this station and its trusted stations. They are kept for 30 days.",
        nobody:
            "This station trusts no other station yet. An administrator can pair one on the Stations page.",
        write: "Write",
        to: "To",
        text: "Text",
        wall: "Show it on the wall screen there",
        wallPicture: "Show a picture on the wall screen there",
        send: "Send",
        sendFile: "Send a file",
        sendFileHint:
            "The transfer resumes after a lost connection or a restart, and the file is verified when it arrives.",
        file: "File",
        sending: "Uploading to this station …",
        failed: "The upload failed. Check the connection to this station and try again.",
        choose: "Choose a file first.",
        isSent: "It is on its way.",
        inbox: "Inbox",
        inboxEmpty: "No messages yet.",
        sent: "Sent",
        sentEmpty: "No messages sent yet.",
        back: "All messages",
        download: "Download",
        pause: "Pause",
        resume: "Resume",
        markRead: "Mark as read",
        delete: "Delete",
        deleteHint: "It is deleted here. If it has not arrived yet, it is not sent.",
        isDeleted: "The message was deleted.",
        saved: "Saved.",
        empty: "There is nothing to send. Write a text, or choose a file that is not empty.",
        tooLarge: { "It is too large. The limit is \($0)." },
        noSuchStation: "That station is no longer trusted. Choose another.",
        notThere: "This message does not exist or was deleted.",
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
            case .tooLarge: "It is larger than the other station accepts."
            case .diskFull: "The other station’s disk is nearly full."
            case .notWanted: "The other station refuses messages from this one."
            case .damaged: "It was damaged on the way."
            case .replayed: "A different message was already sent with the same number."
            case .badContent:
                "Its content does not match its type: it is not readable text or not a picture of a reasonable size."
            case .badName: "Its name is a path or has characters that are not allowed in file names."
            case .deleted: "It was deleted there before it arrived."
            }
        }
    )
}
