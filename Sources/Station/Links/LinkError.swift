import Attendance

/// Why something could not be done with a channel.
package enum LinkError: Error, Hashable, Sendable {
    case noSuchChannel
    /// Several have this name.
    case ambiguous(String, [String])
    /// The delivery is not there any more, or it still waits.
    case noSuchDelivery
    case impossible(ChannelRequest.Field, ChannelRequest.Problem)
    /// Only webhooks have secrets that are changed so.
    case notAWebhook
    case noSuchType(String)
    case noSuchPerson(String)
    /// Where somebody is, is told only of those who are named.
    case personNeeded
}

extension LinkError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noSuchChannel: "There is no such channel. To see all channels, run: muster links list"
        case .ambiguous(let name, let ids):
            "Several channels are called “\(name)”. Give the id instead: \(ids.joined(separator: ", "))."
        case .noSuchDelivery:
            "There is no such delivery, or it is still waiting. To see all deliveries, run: muster links log"
        case .impossible(let field, let problem): "\(field.rawValue): \(problem)"
        case .notAWebhook:
            "Only a webhook has signing secrets. Choose a webhook, or set a new secret in the channel's settings."
        case .noSuchType(let type):
            "There is no event type “\(type)”. Allowed: all, \(EventType.subscribable.map(\.rawValue).joined(separator: ", "))."
        case .personNeeded: "Give the person's number: whereabouts are only sent for people you name."
        case .noSuchPerson(let number): "Nobody has the number \(number). Check the number."
        }
    }
}

extension ChannelRequest.Problem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing: "This is required."
        case .tooLong(let most): "This is too long. Use at most \(most) characters."
        case .noSuchKind: "This must be one of \(ChannelKind.allCases.map(\.rawValue).joined(separator: ", "))."
        case .badAddress(let schemes):
            "This must be an address such as \(schemes.last ?? "https")://host.example."
        case .userInAddress: "The address must not contain a user or a password. Remove them."
        case .noTopic: "The topic is missing. Add it, as in https://ntfy.example/topic."
        case .badSecret: "The secret must be whsec_ followed by 24 to 64 bytes in Base64."
        case .controlCharacter: "This contains a control character. Remove it."
        case .badAuthority: "This must be a certificate in PEM format."
        case .noSuchLanguage: "The language must be one of \(Language.all.map(\.rawValue).joined(separator: ", "))."
        }
    }
}
