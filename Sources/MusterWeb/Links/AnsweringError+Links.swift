import Hummingbird
import Station

extension LinkError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        // Channels are named by their ids here.
        case .noSuchChannel, .noSuchDelivery, .ambiguous: .notFound
        case .impossible, .notAWebhook, .noSuchType, .noSuchPerson, .personNeeded: .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String {
        let t = texts.links
        return switch self {
        case .noSuchChannel, .noSuchDelivery, .ambiguous: t.notThere
        case .impossible(let field, let problem): "\(field.rawValue): \(t.problem(problem))"
        case .noSuchPerson(let number): t.noSuchPerson(number)
        case .personNeeded: t.personNeeded
        case .notAWebhook: t.notAWebhook
        case .noSuchType(let type): t.noSuchType(type)
        }
    }
}
