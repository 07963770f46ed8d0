import Hummingbird
package import HTTPTypes
package import Station

/// One address of the station: what is asked there, who may, and what answers.
///
/// All routes are made from these, so that none can forget to say who may use it; a test walks all of them with every
/// role.
package struct Route: Sendable {
    /// Who may use a route.
    package enum Access: Hashable, Sendable {
        /// Everybody who can reach the station.
        case everyone
        /// Who may see the board; everybody where the board is open.
        case board
        /// Whoever signed in, and programs in his name. What these may do the handler decides by their scopes.
        case signedIn
        /// Whoever signed in himself: no program, whatever its scopes.
        case session
        case permission(Permission)
    }

    /// What a request brings along.
    package enum Body: Hashable, Sendable {
        case none
        /// The fields of a form in a page.
        case form
        /// A form with more in it than most, up to so many bytes.
        case largeForm(Int)
        /// Anything, up to so many bytes.
        case bytes(Int)
        /// Anything, which the handler reads as it comes.
        case stream
    }

    package let method: HTTPRequest.Method
    /// As `/people/:number`.
    package let path: String
    package let access: Access
    package let body: Body
    /// What of somebody's record it shows, or of everybody's where the path names nobody; that is noted.
    package private(set) var part: RecordAccess.Part?
    let handler: @Sendable (IncomingRequest) async throws -> Response

    private init(
        method: HTTPRequest.Method,
        path: String,
        access: Access,
        body: Body,
        handler: @escaping @Sendable (IncomingRequest) async throws -> Response
    ) {
        self.method = method
        self.path = path
        self.access = access
        self.body = body
        self.handler = handler
    }

    /// The same route, of which it is noted who looked.
    func showing(_ part: RecordAccess.Part) -> Route {
        var route = self
        route.part = part
        return route
    }

    static func get(
        _ path: String,
        _ access: Access,
        _ handler: @escaping @Sendable (IncomingRequest) async throws -> Response
    ) -> Route {
        Route(method: .get, path: path, access: access, body: .none, handler: handler)
    }

    static func post(
        _ path: String,
        _ access: Access,
        body: Body = .form,
        _ handler: @escaping @Sendable (IncomingRequest) async throws -> Response
    ) -> Route {
        Route(method: .post, path: path, access: access, body: body, handler: handler)
    }

    static func put(
        _ path: String,
        _ access: Access,
        body: Body,
        _ handler: @escaping @Sendable (IncomingRequest) async throws -> Response
    ) -> Route {
        Route(method: .put, path: path, access: access, body: body, handler: handler)
    }

    static func patch(
        _ path: String,
        _ access: Access,
        body: Body,
        _ handler: @escaping @Sendable (IncomingRequest) async throws -> Response
    ) -> Route {
        Route(method: .patch, path: path, access: access, body: body, handler: handler)
    }

    static func delete(
        _ path: String,
        _ access: Access,
        _ handler: @escaping @Sendable (IncomingRequest) async throws -> Response
    ) -> Route {
        Route(method: .delete, path: path, access: access, body: .none, handler: handler)
    }

    /// Whether programs ask here, who want problem details and no pages.
    package var isForPrograms: Bool { Self.isForPrograms(path) }

    static func isForPrograms(_ path: String) -> Bool {
        path.hasPrefix("/api/")
            || ["/events", "/beacons/events", "/items/events", "/healthz", "/metrics"]
                .contains(path)
            || path.hasPrefix("/sites") && path.hasSuffix("/events")
    }
}
