import Attendance
import BeaconKit
import Hummingbird
import Station

/// The beacons that are heard now: live, and for programs.
struct BeaconPages: Sendable {
    /// The most beacons that a program gets at once.
    private static let most = 5000

    let desk: PeopleDesk
    let feed: BeaconFeed

    var routes: [Route] {
        [
            .get("/beacons", .permission(.viewRadio), page),
            .get("/beacons/events", .permission(.viewRadio)) { visit in
                BeaconStream(feed: feed, templates: desk.pages.templates).response(to: visit, filter: filter(visit))
            },
            .get("/beacons/bind", .permission(.editPeople), bindPage),
            .get("/api/v1/beacons", .permission(.viewRadio), list),
        ]
    }

    private func filter(_ visit: Visit) -> BeaconFilter { BeaconFilter { visit.decodedQuery($0) } }

    private func page(_ visit: Visit) async throws -> Response {
        let filter = filter(visit)
        let list = BeaconListView(await feed.list(), filter: filter, texts: visit.texts, viewer: visit.visitor)
        let view = BeaconsView(list, filter: filter, visit: visit, assets: desk.pages.assets.base)
        return desk.pages.page(
            view.t.beacons,
            content: desk.pages.templates.render(view, .beacons),
            for: visit,
            status: filter.problems.isEmpty ? .ok : .unprocessableContent
        )
    }

    /// Whose badge a beacon is to be: somebody of the roster, chosen by name or number.
    private func bindPage(_ visit: Visit) async throws -> Response {
        guard let identity = visit.decodedQuery("identity").flatMap({ try? BeaconIdentity(text: $0) }) else {
            throw HTTPError(.notFound)
        }
        let text = visit.decodedQuery("q") ?? ""
        let view = BindView(
            try await desk.directory.list(PeopleQuery(text: text)),
            identity: identity,
            text: text,
            visit: visit
        )
        return desk.pages.page(view.t.bindTitle, content: desk.pages.templates.render(view, .bind), for: visit)
    }

    private func list(_ visit: Visit) async throws -> Response {
        let filter = filter(visit)
        if let problem = filter.problems.first {
            throw HTTPError(.badRequest, message: visit.texts.signals.reason(problem))
        }
        var limit = Self.most
        if let text = visit.query("limit") {
            guard let number = Int(text), (1...Self.most).contains(number) else {
                throw HTTPError(.badRequest, message: visit.texts.signals.badLimit(Self.most))
            }
            limit = number
        }
        return .json(BeaconsJSON.bytes(await feed.list(), filter: filter, limit: limit))
    }
}
