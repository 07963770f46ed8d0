import Crypto

/// Whether people may clock themselves in and out under their own account, and from where.
package struct OwnPunching: Hashable, Sendable {
    package enum Place: String, Hashable, Sendable, CaseIterable, Codable {
        case off
        /// From an address of the site's network.
        case siteNetwork = "site-network"
        case anywhere
    }

    package let place: Place
    /// The site's networks as people wrote them, apart by commas; empty for all private ones.
    package let networks: String
    private let ranges: [NetworkRange]

    /// The most networks that a site has.
    private static let most = 20

    /// - Throws: ``OwnPunchingError/badNetwork(_:)``.
    package init(place: Place, networks: String = "") throws(OwnPunchingError) {
        let words = networks.split { $0 == "," || $0.isWhitespace }.map(String.init)
        guard words.count <= Self.most else { throw .badNetwork(words[Self.most]) }
        var ranges: [NetworkRange] = []
        for word in words {
            guard word.utf8.count <= 50, let range = NetworkRange(word) else { throw .badNetwork(word) }
            ranges.append(range)
        }
        self.place = place
        self.networks = words.joined(separator: ", ")
        self.ranges = ranges.isEmpty ? NetworkRange.ofSites : ranges
    }

    private init() {
        place = .off
        networks = ""
        ranges = NetworkRange.ofSites
    }

    /// What counts where nobody has decided.
    package static let usual = OwnPunching()

    /// Refuses a punch from where the site does not want it: the only place that decides it.
    ///
    /// - Parameter address: from which the request came, as the station sees it. It proves no more than that: whoever is let
    ///   into the site's network from outside has one of its addresses, too.
    package func check(from address: String) throws(OwnPunchingError) {
        switch place {
        case .off: throw .notAllowed
        case .anywhere: return
        case .siteNetwork: guard ranges.contains(where: { $0.contains(address) }) else { throw .elsewhere }
        }
    }

    /// Stands for what is set, so that one can tell whether it was changed meanwhile.
    package var version: String {
        var fields = CanonicalBytes(tag: "muster own punching 1")
        fields.append(place.rawValue)
        fields.append(networks)
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }
}

/// Why people cannot clock themselves in, or why a setting of it is refused.
package enum OwnPunchingError: Error, Hashable, Sendable {
    case notAllowed
    /// From an address outside the site's networks.
    case elsewhere
    case badNetwork(String)
}

extension OwnPunchingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAllowed: "This site does not let people clock in with their own account. Use the kiosk or your badge."
        case .elsewhere: "You are not on the site’s network. Connect to it, or use the kiosk or your badge."
        case .badNetwork(let text):
            "“\(text)” must be an address or a network such as 192.168.1.0/24. Enter at most 20."
        }
    }
}
