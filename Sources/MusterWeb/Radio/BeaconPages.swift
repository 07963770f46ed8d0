import Attendance
import BeaconKit
import Hummingbird
import Station

/// The beacons that are heard now: live, and for programs.
struct BeaconPages: Sendable {
    /// The most beacons that a program gets at once.
    private static let most = 5000

    let controller: PeopleController
    let feed: BeaconFeed

    var routes: [Route] {
        [
            .get("/beacons", .permission(.viewRadio), page),
            .get("/beacons/events", .permission(.viewRadio)) { incoming in
                BeaconStream(feed: feed, templates: controller.pages.templates).response(
                    to: incoming,
                    filter: filter(incoming)
                )
            },
            .get("/beacons/pair", .permission(.editPeople), pairPage),
            .get("/api/v1/beacons", .permission(.viewRadio), list),
        ]
    }

    private func filter(_ incoming: IncomingRequest) -> BeaconFilter { BeaconFilter { incoming.decodedQuery($0) } }

    private func page(_ incoming: IncomingRequest) async throws -> Response {
        let filter = filter(incoming)
        let list = BeaconListView(await feed.list(), filter: filter, texts: incoming.texts, viewer: incoming.principal)
        let view = BeaconsView(list, filter: filter, incoming: incoming, assets: controller.pages.assets.base)
        return controller.pages.page(
            view.t.beacons,
            content: controller.pages.templates.render(view, .beacons),
            for: incoming,
            status: filter.problems.isEmpty ? .ok : .unprocessableContent
        )
    }

    /// Whose badge a beacon is to be: somebody of the roster, chosen by name or number.
    private func pairPage(_ incoming: IncomingRequest) async throws -> Response {
        guard let identity = incoming.decodedQuery("identity").flatMap({ try? BeaconIdentity(text: $0) }) else {
            throw HTTPError(.notFound)
        }
        let text = incoming.decodedQuery("q") ?? ""
        let view = PairBeaconView(
            try await controller.directory.list(PeopleQuery(text: text)),
            identity: identity,
            text: text,
            incoming: incoming
        )
        return controller.pages.page(
            view.t.pairTitle,
            content: controller.pages.templates.render(view, .pairBeacon),
            for: incoming
        )
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let filter = filter(incoming)
        if let problem = filter.problems.first {
            throw HTTPError(.badRequest, message: incoming.texts.signals.reason(problem))
        }
        var limit = Self.most
        if let text = incoming.query("limit") {
            guard let number = Int(text), (1...Self.most).contains(number) else {
                throw HTTPError(.badRequest, message: incoming.texts.signals.badLimit(Self.most))
            }
            limit = number
        }
        return .json(BeaconsJSON.bytes(await feed.list(), filter: filter, limit: limit))
    }
}
