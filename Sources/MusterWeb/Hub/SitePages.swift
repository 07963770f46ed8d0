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
            .get("/sites/:site", .permission(.viewPeople), board).showing(.whereabouts),
        ]
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let now = services.now()
        let view = SitesView(try await sites.sites(at: now), at: now, texts: incoming.texts)
        return pages.page(view.t.sites, content: pages.templates.render(view, .sites), for: incoming)
    }

    private func board(_ incoming: IncomingRequest) async throws -> Response {
        let now = services.now()
        guard let site = Int64(incoming.parameter("site")), let board = try await sites.board(of: site, at: now) else {
            throw HTTPError(.notFound)
        }
        let view = SiteBoardView(board, at: now, language: incoming.language, icons: pages.assets.icons)
        return pages.page(board.site.name, content: pages.templates.render(view, .siteBoard), for: incoming)
    }
}
