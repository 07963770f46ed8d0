import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import MusterWeb
import Station
import Testing

@Suite("A hub’s pages")
struct SitePageTests {
    /// Two sites: one that has just told everything, and one that is silent and has forked.
    private struct Sites: SiteSource {
        let people: [BoardPerson]
        let peer: PeerID

        func sites(seenBy sight: SiteSight, at now: Instant) -> [SiteSummary] {
            all(at: now).filter { sight.contains($0.id) }
        }

        private func all(at now: Instant) -> [SiteSummary] {
            let old = now.adding(microseconds: -3_600_000_000)
            return [
                SiteSummary(
                    id: 1,
                    station: peer,
                    name: "Berlin <b>",
                    timeZone: "Europe/Berlin",
                    lastHeard: now,
                    entries: 9,
                    people: people.count,
                    onSite: 1,
                    trouble: nil
                ),
                SiteSummary(
                    id: 2,
                    station: peer,
                    name: "Shanghai",
                    timeZone: nil,
                    lastHeard: old,
                    entries: 9,
                    people: 0,
                    onSite: 0,
                    trouble: SharingTrouble(peer: peer, kind: .forked, sequence: 7, since: old)
                ),
            ]
        }

        func people(_ query: SitePeopleQuery, seenBy sight: SiteSight, at now: Instant) -> [SitePerson] {
            let found = people.filter { person in
                query.words.allSatisfy { person.details.name.lowercased().contains($0.lowercased()) }
            }
            return found.filter { _ in sight.contains(1) }.map {
                SitePerson(
                    site: 1,
                    siteName: "Berlin <b>",
                    id: $0.id,
                    number: $0.number,
                    name: $0.details.name,
                    department: $0.details.department,
                    isOnSite: $0.standing.isOnSite,
                    lastHeard: now
                )
            }
        }

        func version(of site: Int64?, seenBy sight: SiteSight) -> String { "7.1" }

        func news(of site: Int64?, seenBy sight: SiteSight) -> AsyncStream<Void> { AsyncStream { $0.finish() } }

        func board(of site: Int64, seenBy sight: SiteSight, at now: Instant) -> SiteBoard? {
            sites(seenBy: sight, at: now).first { $0.id == site }.map {
                SiteBoard(site: $0, people: $0.id == 1 ? people : [], asOf: $0.lastHeard ?? now)
            }
        }
    }

    /// A browser at a hub.
    private func open(
        as role: Role,
        _ use: @escaping @Sendable (Browser, [BoardPerson]) async throws -> Void
    ) async throws {
        let people = try Fixtures.board().people
        let peer = try #require(PeerID(publicKey: [UInt8](repeating: 7, count: 32)))
        try await Browser.open(as: role, sites: Sites(people: people, peer: peer)) { try await use($0, people) }
    }

    @Test("name every site, who is on site, how old its station’s word is and what is wrong")
    func list() async throws {
        try await open(as: .supervisor) { browser, _ in
            let page = try await browser.get("/sites")
            #expect(page.status == .ok)
            #expect(page.text.contains("Berlin &lt;b&gt;") && page.text.contains("/sites/1"))
            let texts = Language.english.texts
            #expect(page.text.contains(texts.hub.lead(1, at: 2)))
            #expect(page.text.components(separatedBy: texts.hub.staleHint).count == 2)
            #expect(page.text.contains(texts.sharing.trouble(.forked, 7)))
        }
    }

    @Test("show a site’s people as its own board does, and say as of when")
    func board() async throws {
        try await open(as: .supervisor) { browser, people in
            let page = try await browser.get("/sites/1").text
            for person in people { #expect(page.contains(person.details.name)) }
            #expect(!page.contains("/photos/"))
            let silent = try await browser.get("/sites/2").text
            #expect(silent.contains(Language.english.texts.hub.noPlanning))
            let status1 = try await browser.get("/sites/3").status
            #expect(status1 == .notFound)
            let status2 = try await browser.get("/sites/x").status
            #expect(status2 == .notFound)
        }
    }

    @Test("find people across sites, and say how many are shown")
    func people() async throws {
        try await open(as: .supervisor) { browser, people in
            let all = try await browser.get("/sites/people").text
            for person in people { #expect(all.contains(person.details.name)) }
            #expect(all.contains(Language.english.texts.hub.shown(people.count)) && all.contains("Berlin &lt;b&gt;"))
            let name = try #require(people.first?.details.name)
            let word = try #require(name.split(separator: " ").first)
            let found = try await browser.get("/sites/people?q=\(word)&on=site").text
            #expect(found.contains(name))
            let nobody = try await browser.get("/sites/people?q=%3Cscript%3E").text
            #expect(nobody.contains(Language.english.texts.hub.nobodyFound) && !nobody.contains("<script>\""))
        }
    }

    @Test("are not for staff, and not at a station")
    func access() async throws {
        try await open(as: .staff) { browser, _ in
            let status3 = try await browser.get("/sites").status
            #expect(status3 != .ok)
            let status4 = try await browser.get("/sites/1").status
            #expect(status4 != .ok)
        }
        try await Browser.open { browser in
            let status5 = try await browser.get("/sites").status
            #expect(status5 == .notFound)
        }
    }
}
