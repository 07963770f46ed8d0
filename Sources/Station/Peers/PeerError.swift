/// Why something could not be done with another station.
package enum PeerError: Error, Hashable, Sendable {
    case badAddress(String)
    case noSuchStation(String)
    /// Several are called so.
    case ambiguous(String)
    case noSuchPairing
    /// No pairing shows this code, but others are under way.
    case otherCode
    case noSuchMessage
    case empty
    /// Bytes.
    case tooLarge(limit: Int64)
    /// This station was started without a port for others.
    case notListening
}

extension PeerError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badAddress(let text):
            "“\(text)” is no address of a station. Give a name or an address, and the port if it is not the usual one, as 192.168.1.20:8437."
        case .noSuchStation(let text):
            "No paired station is called “\(text)”. See them all with: muster stations list"
        case .ambiguous(let text): "Several stations are called “\(text)”. Give the beginning of the key instead."
        case .noSuchPairing:
            "There is no such pairing, or its five minutes are over. Begin anew with: muster stations pair"
        case .otherCode:
            "This station shows another code. If it was typed as the other station shows it, somebody stands between the two: muster stations cancel"
        case .noSuchMessage: "There is no such message, or it was deleted. See them with: muster inbox"
        case .empty: "There is nothing to send."
        case .tooLarge(let limit): "It is too large: at most \(limit / 1024) KiB."
        case .notListening: "This station talks to no others. Start it with: muster serve --peer-port 8437"
        }
    }
}
