import Attendance
import BeaconKit
import Station

/// People across the sites of a hub.
struct SitePeopleView: Sendable {
    struct Row: Sendable {
        let name: String
        let site: String
        let address: String
        let detail: String
        let standing: String
    }

    let t: HubTexts
    let text: String
    let isOnSite: Bool
    /// How many are shown.
    let told: String
    let hasMore: Bool
    let rows: [Row]

    init(_ people: [SitePerson], _ query: SitePeopleQuery, at now: Instant, texts: Texts) {
        t = texts.hub
        text = query.words.joined(separator: " ")
        isOnSite = query.isOnSite
        told = texts.hub.shown(people.count)
        hasMore = people.count == query.limit
        rows = people.map { person in
            let word =
                person.lastHeard.map { texts.heard.text(age: now.microseconds(since: $0) / 1_000_000) }
                ?? texts.hub.noWord
            return Row(
                name: person.name,
                site: person.siteName,
                address: "/sites/\(person.site)",
                detail: ["#\(person.number)", person.department, word].filter { !$0.isEmpty }.joined(separator: " · "),
                standing: person.isOnSite ? texts.hub.isOnSite : ""
            )
        }
    }
}
