package import Attendance
package import BeaconKit

/// Whom to look for across the sites of a hub.
package struct SitePeopleQuery: Hashable, Sendable {
    /// Each is a part of the name, the department or the number.
    package let words: [String]
    /// Only those who are on site as far as their station has told.
    package let isOnSite: Bool
    /// How many at most.
    package let limit: Int

    /// Characters of a search; what is beyond is not looked at.
    private static let longest = 64
    private static let mostWords = 6
    /// A search is narrowed by typing more. Of those who are on site nobody may be left out, so there are many more of them.
    private static let mostFound = 100
    private static let mostOnSite = 5_000

    package init(text: String, isOnSite: Bool) {
        words = text.prefix(Self.longest).split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map(String.init)
        self.isOnSite = isOnSite
        limit = isOnSite ? Self.mostOnSite : Self.mostFound
    }
}

/// A person of a site, as its station last told.
package struct SitePerson: Hashable, Sendable {
    package let site: Int64
    package let siteName: String
    package let id: PersonID
    package let number: PersonNumber
    package let name: String
    package let department: String
    /// As of the station's last word.
    package let isOnSite: Bool
    /// Up to when the station's word goes; `nil` where it has not told everything yet.
    package let lastHeard: Instant?

    package init(
        site: Int64,
        siteName: String,
        id: PersonID,
        number: PersonNumber,
        name: String,
        department: String,
        isOnSite: Bool,
        lastHeard: Instant?
    ) {
        self.site = site
        self.siteName = siteName
        self.id = id
        self.number = number
        self.name = name
        self.department = department
        self.isOnSite = isOnSite
        self.lastHeard = lastHeard
    }
}
