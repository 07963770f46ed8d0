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
        case .noSuchChannel: "There is no such channel. See them all with: muster links list"
        case .ambiguous(let name, let ids):
            "Several channels are called “\(name)”. Give the id instead: \(ids.joined(separator: ", "))."
        case .noSuchDelivery: "There is no such delivery, or it still waits. See them with: muster links log"
        case .impossible(let field, let problem): "\(field.rawValue): \(problem)"
        case .notAWebhook: "Only a webhook has secrets that can be changed one after the other."
        case .noSuchType(let type):
            "There are no events “\(type)”. Allowed: all, \(EventType.subscribable.map(\.rawValue).joined(separator: ", "))."
        case .personNeeded: "Name the person: whereabouts are told of each person only after that."
        case .noSuchPerson(let number): "Nobody has the number \(number)."
        }
    }
}

extension ChannelRequest.Problem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing: "It is needed."
        case .tooLong(let most): "It is longer than \(most) characters."
        case .noSuchKind: "It is none of \(ChannelKind.allCases.map(\.rawValue).joined(separator: ", "))."
        case .badAddress(let schemes):
            "It is no address such as \(schemes.last ?? "https")://host.example."
        case .userInAddress: "An address must not have a user or a password in it."
        case .noTopic: "The topic is missing, as in https://ntfy.example/topic."
        case .badSecret: "It is no secret: whsec_ and 24 to 64 bytes in Base64."
        case .controlCharacter: "It has a control character in it."
        case .badAuthority: "It is no certificate in PEM."
        case .noSuchLanguage: "It is neither en nor zh."
        }
    }
}
