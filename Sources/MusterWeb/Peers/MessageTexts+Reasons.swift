import Station

extension MessageTexts {
    /// Why a message could not be sent.
    func reason(_ error: PeerError) -> String {
        switch error {
        case .empty: empty
        case .tooLarge(let limit): tooLarge(MessageWords.size(limit))
        case .noSuchStation, .ambiguous: noSuchStation
        case .noSuchMessage: notThere
        case .badAddress, .noSuchPairing, .otherCode, .notListening: error.description
        }
    }
}
