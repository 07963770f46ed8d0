import Hummingbird

/// The description of the HTTP API, for programs that are made from it.
enum OpenAPIRoute {
    static let route = Route.get("/api/v1/openapi.json", .everyone) { _ in
        Response.json(Array(OpenAPIDocument.json.utf8))
    }
}
