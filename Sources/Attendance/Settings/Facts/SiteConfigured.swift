package import BeaconKit

/// The site was set up or changed.
package struct SiteConfigured: FactContent {
    package static let kind = "site"
    package static let changes: Fact.Subjects = [.site, .planning]
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case name, timeZone, broadcastUUID, language
    }

    package let name: String
    package let timeZone: String
    /// The usual hours.
    package let shift: Shift
    package let broadcastUUID: BeaconUUID
    package let language: Language

    package init(
        name: String,
        timeZone: String,
        shift: Shift,
        broadcastUUID: BeaconUUID,
        language: Language = .english
    ) {
        self.name = name
        self.timeZone = timeZone
        self.shift = shift
        self.broadcastUUID = broadcastUUID
        self.language = language
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        name = try members.decode(String.self, forKey: .name)
        timeZone = try members.decode(String.self, forKey: .timeZone)
        shift = try Shift(from: decoder)
        broadcastUUID = try members.decode(.broadcastUUID) { BeaconUUID($0) }
        language = try members.decode(Language.self, forKey: .language)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(name, forKey: .name)
        try members.encode(timeZone, forKey: .timeZone)
        try shift.encode(to: encoder)
        try members.encode(broadcastUUID.description, forKey: .broadcastUUID)
        try members.encode(language, forKey: .language)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .siteConfigured(self) }
}
