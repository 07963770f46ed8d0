import Hummingbird

/// The description of the HTTP API, for programs that are made from it: `Assets/openapi.json`.
struct OpenAPIRoute: Sendable {
    /// OpenAPI 3.1 in JSON.
    let document: [UInt8]

    var route: Route {
        .get("/api/v1/openapi.json", .everyone) { _ in Response.json(document) }
    }
}
