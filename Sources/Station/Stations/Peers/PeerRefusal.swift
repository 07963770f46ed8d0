package import Attendance

/// Why a station does not do what another asks.
package enum PeerRefusal: Error, Hashable, Sendable {
    /// It does not know the one who asks.
    case notPaired
    /// There is no such thing.
    case notFound
    /// What came cannot be read.
    case badRequest
    /// Too much was asked.
    case tooOften
    /// Where a message's content has to go on, in bytes.
    case wrongOffset(Int64)
    /// Which batch of what was heard has to come next.
    case wrongNumber(Int64)
    case message(MessageRefusal)
    case pairing(PairingFailure)

    /// The word that says it between stations.
    package var word: String {
        switch self {
        case .notPaired: "not-paired"
        case .notFound: "not-found"
        case .badRequest: "bad-request"
        case .tooOften: "too-often"
        case .wrongOffset: "wrong-offset"
        case .wrongNumber: "wrong-number"
        case .message(let refusal): refusal.rawValue
        case .pairing(let failure): failure.rawValue
        }
    }
}
