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
            "“\(text)” is not a station's address. Give a name or an address, with the port if it is not 8437, such as 192.168.1.20:8437."
        case .noSuchStation(let text):
            "No paired station is called “\(text)”. To see all of them, run: muster stations list"
        case .ambiguous(let text): "Several stations are called “\(text)”. Give the first digits of the key instead."
        case .noSuchPairing:
            "No such pairing is in progress, or its five minutes are over. Start again with: muster stations pair"
        case .otherCode:
            "This station shows a different code. If you typed the other station's code correctly, somebody is intercepting the connection. Cancel: muster stations cancel"
        case .noSuchMessage: "This message does not exist or was deleted. To see all messages, run: muster inbox"
        case .empty: "There is nothing to send. Write a text, or choose a file that is not empty."
        case .tooLarge(let limit): "It is too large. The limit is \(limit / 1024) KiB."
        case .notListening:
            "This station does not communicate with other stations. Start it with: muster serve --peer-port 8437"
        }
    }
}
