/// A message of another station arrived whole.
extension MessageReceipt: FactContent {
    package static let kind = "message-received"
    package static let changes: Fact.Subjects = .messages
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: String, CodingKey {
        case message
        case sender = "station"
        case form, size, hash
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            message: try members.decode(MessageID.self, forKey: .message),
            sender: try members.decode(PeerID.self, forKey: .sender),
            form: try members.decode(MessageForm.self, forKey: .form),
            size: try members.decode(.size, in: Plausible.sizes),
            hash: try members.decode(ContentHash.self, forKey: .hash)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(message, forKey: .message)
        try members.encode(sender, forKey: .sender)
        try members.encode(form, forKey: .form)
        try members.encode(size, forKey: .size)
        try members.encode(hash, forKey: .hash)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .messageReceived(self) }
}
