/// From now on the site's kiosks work so.
extension KioskSettings: FactContent {
    package static let kind = "kiosk"
    package static let changes: Fact.Subjects = .kiosks
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case confirmation, sound, largeType, readyAfter, photo
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            confirmation: try members.decode(Confirmation.self, forKey: .confirmation),
            sound: try members.decode(Bool.self, forKey: .sound),
            largeType: try members.decode(Bool.self, forKey: .largeType),
            readyAfter: try members.decode(Int.self, forKey: .readyAfter),
            photo: try members.decodeIfPresent(Bool.self, forKey: .photo) ?? false
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(confirmation, forKey: .confirmation)
        try members.encode(sound, forKey: .sound)
        try members.encode(largeType, forKey: .largeType)
        try members.encode(readyAfter, forKey: .readyAfter)
        if photo { try members.encode(true, forKey: .photo) }
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .kioskConfigured(self) }
}
