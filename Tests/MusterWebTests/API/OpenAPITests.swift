import Foundation
import HTTPTypes
import HummingbirdTesting
import MusterWeb
import NIOCore
import Testing

@Suite("The description of the HTTP API")
struct OpenAPITests {
    @Test("every route for programs is described, and nothing else is")
    func complete() async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let routes = try routeTable(services: services, configuration: WebConfiguration(port: 0, version: "1"))
        let programs = routes.filter(\.isForPrograms).map { route in
            let path = route.path.split(separator: "/").map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }
            return "\(route.method.rawValue.lowercased()) /" + path.joined(separator: "/")
        }
        let document = try await makeTestApplication(services).test(.router) { client in
            try await client.execute(uri: "/api/v1/openapi.json", method: .get) { response in
                try #require(
                    JSONSerialization.jsonObject(with: Data(response.body.readableBytesView)) as? [String: Any]
                )
            }
        }
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        let described = paths.flatMap { path, operations in
            operations.keys.filter { $0 != "parameters" }.map { "\($0) \(path)" }
        }
        #expect(described.sorted() == programs.sorted())
    }
}
