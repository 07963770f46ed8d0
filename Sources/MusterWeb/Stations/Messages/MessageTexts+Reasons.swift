import Station

extension MessageTexts {
    /// Why a message could not be sent.
    func reason(_ error: PeerError) -> String {
        switch error {
        case .empty: empty
        case .tooLarge(let limit): tooLarge(MessageWords.size(limit))
        case .noSuchStation, .ambiguous: noSuchStation
        case .noSuchMessage: notThere
        case .badAddress: texts.catalogue.language.texts.stations.badAddress
        case .noSuchPairing: texts.catalogue.language.texts.stations.noSuchPairing
        case .otherCode: texts.catalogue.language.texts.stations.differs
        case .notListening: texts.catalogue.language.texts.stations.notListening
        }
    }
}
