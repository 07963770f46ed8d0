package import Attendance
package import BeaconKit

/// Where a hub's pages and commands get its sites from.
package protocol SiteSource: Sendable {
    /// All sites that may be seen, in order of their names.
    func sites(seenBy sight: SiteSight, at now: Instant) async throws -> [SiteSummary]
    /// Who is where at one of them; `nil` where there is none that may be seen.
    func board(of site: Int64, seenBy sight: SiteSight, at now: Instant) async throws -> SiteBoard?
    /// People of all sites that may be seen, by name. Those who were archived are not among them.
    func people(_ query: SitePeopleQuery, seenBy sight: SiteSight, at now: Instant) async throws -> [SitePerson]
    /// Names the state of what may be seen, the same from every process: it is another as soon as there is something new.
    ///
    /// - Parameter site: one of them; `nil` for all.
    func version(of site: Int64?, seenBy sight: SiteSight) async throws -> String
    /// Wakes whoever shows sites: when something of them may be new, and every few seconds in any case.
    ///
    /// - Parameter site: one of them; `nil` for all.
    func news(of site: Int64?, seenBy sight: SiteSight) async -> AsyncStream<Void>
}

/// A site at a glance.
package struct SiteSummary: Hashable, Sendable {
    package let id: Int64
    package let station: PeerID
    package let name: String
    /// The IANA name; `nil` where the station does not share its planning.
    package let timeZone: String?
    /// Up to when the station's word goes; `nil` where it has not told everything yet.
    package let lastHeard: Instant?
    /// The last entry of its chain that is here.
    package let entries: Int64
    package let people: Int
    /// How many were on site at the last word. Nobody is absent later than that.
    package let onSite: Int
    /// What stands between the hub and the station.
    package let trouble: SharingTrouble?
    /// A word that is older than this is doubtful, in µs.
    private static let freshness: Int64 = 60_000_000

    package init(
        id: Int64,
        station: PeerID,
        name: String,
        timeZone: String?,
        lastHeard: Instant?,
        entries: Int64,
        people: Int,
        onSite: Int,
        trouble: SharingTrouble?
    ) {
        self.id = id
        self.station = station
        self.name = name
        self.timeZone = timeZone
        self.lastHeard = lastHeard
        self.entries = entries
        self.people = people
        self.onSite = onSite
        self.trouble = trouble
    }

    /// Whether the station was silent for so long that what is shown may be over.
    package func isStale(at now: Instant) -> Bool {
        lastHeard.map { !(-Self.freshness...Self.freshness).contains(now.microseconds(since: $0)) } ?? true
    }
}

/// Who is where at a site, as its station last told.
package struct SiteBoard: Hashable, Sendable {
    package let site: SiteSummary
    package let people: [BoardPerson]
    /// The instant at which this was so: the station's last word.
    package let asOf: Instant

    package init(site: SiteSummary, people: [BoardPerson], asOf: Instant) {
        self.site = site
        self.people = people
        self.asOf = asOf
    }
}
