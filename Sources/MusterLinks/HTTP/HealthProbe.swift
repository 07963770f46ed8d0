import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOSSL

/// Asks the station that runs on this machine how it is, as containers and load balancers do.
package enum HealthProbe {
    /// What it said: the status, and the document that `/healthz` gives.
    package struct Answer: Sendable {
        package let status: Int
        package let document: String
    }

    /// How much of the document is read, in bytes.
    private static let mostRead = 65536

    /// - Parameters:
    ///   - origin: as `http://127.0.0.1:8080`. Whose certificate an address of this machine has is not asked.
    ///   - limit: how long all may take.
    /// - Throws: if nobody answers.
    package static func ask(_ origin: String, within limit: Duration = .seconds(5)) async throws -> Answer {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.certificateVerification = .none
        configuration.tlsConfiguration = tls
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        do {
            let response = try await client.execute(
                HTTPClientRequest(url: origin + "/healthz"),
                timeout: .seconds(limit.components.seconds)
            )
            let body = try await response.body.collect(upTo: mostRead)
            try await client.shutdown()
            return Answer(status: Int(response.status.code), document: String(buffer: body))
        } catch {
            try? await client.shutdown()
            throw error
        }
    }
}
