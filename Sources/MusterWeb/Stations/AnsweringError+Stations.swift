import Hummingbird
import Station

extension PeerError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchPairing, .noSuchMessage: .notFound
        case .otherCode, .notListening: .conflict
        case .badAddress, .noSuchStation, .ambiguous, .empty, .tooLarge: .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String {
        switch self {
        case .empty: texts.messages.empty
        case .tooLarge(let limit): texts.messages.tooLarge(MessageWords.size(limit))
        case .noSuchStation, .ambiguous: texts.messages.noSuchStation
        case .noSuchMessage: texts.messages.notThere
        case .badAddress: texts.stations.badAddress
        case .noSuchPairing: texts.stations.noSuchPairing
        case .otherCode: texts.stations.differs
        case .notListening: texts.stations.notListening + " " + texts.stations.turnOnOther
        }
    }
}

extension SharingError: AnsweringError {
    var status: HTTPResponse.Status { if case .noSuchPeer = self { .notFound } else { .unprocessableContent } }

    func reason(in texts: Texts) -> String {
        switch self {
        case .noSuchPeer: texts.sharing.noSuchStation
        case .badSelection: texts.sharing.badSelection
        case .noSuchPerson(let number): texts.sharing.noSuchPerson(number)
        // What stations say to each other, which nobody asks for by a page or a program.
        default: description
        }
    }
}

extension ConflictError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchConflict: .notFound
        case .mayNotErase: .forbidden
        case .numberMissing, .numberTaken, .noSuchSide, .erased: .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String {
        switch self {
        case .noSuchConflict: texts.sharing.gone
        case .numberMissing: texts.sharing.numberMissing
        case .numberTaken(let holder): texts.sharing.numberTaken(holder)
        case .noSuchSide(let most): texts.sharing.noSuchSide(most)
        case .erased: texts.sharing.sideErased
        case .mayNotErase: texts.access.notAllowed
        }
    }
}
