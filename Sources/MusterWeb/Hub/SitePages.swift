import Attendance
import Hummingbird
import Station

/// What a hub shows of its sites. A station has none of these pages.
struct SitePages: Sendable {
    let sites: any SiteSource
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/sites", .permission(.viewPeople), list).showing(.whereabouts),
            .get("/sites/events", .permission(.viewPeople)) { stream(of: nil, $0) },
            .get("/sites/people", .permission(.viewPeople), people).showing(.whereabouts),
            .get("/sites/:site", .permission(.viewPeople), board).showing(.whereabouts),
            .get("/sites/:site/events", .permission(.viewPeople)) { incoming in
                stream(of: try number(incoming), incoming)
            },
        ]
    }

    /// What a process has beside them that serves no pages of a station.
    var frame: [Route] {
        [
            .get("/", .everyone) { _ in .redirect(to: "/sites", type: .normal) },
            .get("/healthz", .everyone) { _ in
                let isHealthy = (try? await sites.version(of: nil, seenBy: .some([]))) != nil
                var json = JSONWriter(capacity: 64)
                json.object { json in
                    json.key("status")
                    json.string(isHealthy ? "ok" : "failed")
                }
                return Response.json(json.bytes, status: isHealthy ? .ok : .serviceUnavailable)
            },
        ]
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let now = services.now()
        let sight = incoming.principal.sites
        // First the name of the state: what comes in between is told once more, and never missed.
        let version = try await sites.version(of: nil, seenBy: sight)
        let list = try await sites.sites(seenBy: sight, at: now)
        let view = SitesView(list, at: now, texts: incoming.texts, version: version, assets: pages.assets.base)
        return pages.page(view.t.sites, content: pages.templates.render(view, .sites), for: incoming)
    }

    private func people(_ incoming: IncomingRequest) async throws -> Response {
        let text = incoming.decodedQuery("q") ?? ""
        let query = SitePeopleQuery(text: text, isOnSite: incoming.query("on") == "site")
        let now = services.now()
        let found = try await sites.people(query, seenBy: incoming.principal.sites, at: now)
        let view = SitePeopleView(found, query, at: now, texts: incoming.texts)
        return pages.page(view.t.people, content: pages.templates.render(view, .sitePeople), for: incoming)
    }

    private func board(_ incoming: IncomingRequest) async throws -> Response {
        let now = services.now()
        let sight = incoming.principal.sites
        let site = try number(incoming)
        let version = try await sites.version(of: site, seenBy: sight)
        guard let board = try await sites.board(of: site, seenBy: sight, at: now) else { throw HTTPError(.notFound) }
        let view = SiteBoardView(board, at: now, language: incoming.language, assets: pages.assets, version: version)
        return pages.page(board.site.name, content: pages.templates.render(view, .siteBoard), for: incoming)
    }

    private func stream(of site: Int64?, _ incoming: IncomingRequest) -> Response {
        SiteStream(sites: sites, site: site, sight: incoming.principal.sites).response(to: incoming)
    }

    private func number(_ incoming: IncomingRequest) throws -> Int64 {
        guard let number = Int32(incoming.parameter("site")) else { throw HTTPError(.notFound) }
        return Int64(number)
    }
}
