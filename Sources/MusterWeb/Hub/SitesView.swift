import Attendance
import BeaconKit
import Station

/// All sites of a hub at a glance.
struct SitesView: Sendable {
    struct Row: Sendable {
        let address: String
        /// By which an account names it.
        let number: String
        let name: String
        let onSite: String
        /// How old the station's word is.
        let word: String
        let isStale: Bool
        let trouble: String?

        init(_ site: SiteSummary, at now: Instant, texts: Texts) {
            address = "/sites/\(site.id)"
            number = String(site.id)
            name = site.name
            onSite = texts.hub.onSite(site.onSite, of: site.people)
            word =
                site.lastHeard.map { texts.heard.text(age: now.microseconds(since: $0) / 1_000_000) }
                ?? texts.hub.noWord
            isStale = site.isStale(at: now)
            trouble = site.trouble.map { texts.sharing.trouble($0.kind, $0.sequence) }
        }
    }

    let t: HubTexts
    /// The folder of the assets' addresses.
    let assets: String
    /// From where it is told that something is new, after what is shown.
    let events: String
    let lead: String
    let rows: [Row]

    init(_ sites: [SiteSummary], at now: Instant, texts: Texts, version: String, assets: String) {
        t = texts.hub
        self.assets = assets
        events = "/sites/events?after=\(version)"
        lead = texts.hub.lead(sites.reduce(0) { $0 + $1.onSite }, at: sites.count)
        rows = sites.map { Row($0, at: now, texts: texts) }
    }
}

/// One site's board at a hub: as the station's own, as of its last word.
struct SiteBoardView: Sendable {
    let t: HubTexts
    /// The folder of the assets' addresses.
    let assets: String
    /// From where it is told that something is new, after what is shown.
    let events: String
    let site: SitesView.Row
    let asOf: String
    let hasPlanning: Bool
    let board: BoardView
    let banners: [Banner]
    let summary: SummaryView
    let primary: [SectionView]
    let secondary: [SectionView]

    init(_ given: SiteBoard, at now: Instant, language: Language, assets: AssetStore, version: String) {
        self.assets = assets.base
        events = "/sites/\(given.site.id)/events?after=\(version)"
        let texts = language.texts
        let zone = given.site.timeZone ?? "UTC"
        let clock = SiteClock(timeZone: zone, texts: texts)
        let board = Board(
            revision: 0,
            site: given.site.name,
            timeZone: zone,
            language: language,
            day: clock.localDay(given.asOf),
            now: given.asOf,
            people: given.people.map { person in
                var person = person
                // Photos stay at the stations.
                person.photo = nil
                return person
            },
            receivers: [],
            alarms: given.site.trouble.map { [.chain(PeerTrouble($0, with: given.site.name))] } ?? []
        )
        t = texts.hub
        site = SitesView.Row(given.site, at: now, texts: texts)
        asOf = texts.hub.asOf(clock.moment(given.asOf))
        hasPlanning = given.site.timeZone != nil
        let view = BoardView(board, language: language, icons: assets.icons)
        self.board = view
        banners = view.banners
        summary = view.summary
        primary = view.primary
        secondary = view.secondary
    }
}
