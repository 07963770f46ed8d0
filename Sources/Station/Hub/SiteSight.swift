/// Which sites of a hub somebody may see.
package enum SiteSight: Hashable, Sendable {
    case all
    /// These, by their numbers; none where it is empty.
    case some(Set<Int64>)

    /// The most sites that an account may name one by one.
    private static let most = 10_000

    /// As an account and a transaction of the database name them: `all`, or numbers with commas between.
    package var text: String {
        switch self {
        case .all: "all"
        case .some(let sites): sites.sorted().map(String.init).joined(separator: ",")
        }
    }

    /// - Returns: `nil` for what ``text`` never is.
    package init?(text: some StringProtocol) {
        if text == "all" {
            self = .all
            return
        }
        let words = text.split(separator: ",", maxSplits: Self.most)
        guard words.count <= Self.most else { return nil }
        var sites: Set<Int64> = []
        for word in words {
            guard let site = Int32(String(word.filter { $0 != " " })), site > 0 else { return nil }
            sites.insert(Int64(site))
        }
        self = .some(sites)
    }

    package func contains(_ site: Int64) -> Bool {
        switch self {
        case .all: true
        case .some(let sites): sites.contains(site)
        }
    }
}
