import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOSSL

/// Asks a station by HTTPS, as a browser that was told to trust its certificate.
package enum SecureWeb {
    package struct Answer: Sendable {
        package let status: UInt
        package let headers: [(name: String, value: String)]
        package let text: String

        /// All values of a header.
        package subscript(_ name: String) -> [String] {
            headers.filter { $0.name.lowercased() == name }.map(\.value)
        }
    }

    /// Sends one request, and does not follow where the answer points to.
    ///
    /// - Parameters:
    ///   - trusted: the file of the only certificate that is trusted, in PEM.
    ///   - form: fields that are sent by POST; without them it is a GET.
    /// - Throws: also if the certificate isn't that one, or is not for this address.
    package static func ask(_ address: String, trusting trusted: String, form: String? = nil, cookie: String? = nil)
        async throws -> Answer
    {
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .file(trusted)
        let client = HTTPClient(
            eventLoopGroupProvider: .singleton,
            configuration: HTTPClient.Configuration(tlsConfiguration: tls, redirectConfiguration: .disallow)
        )
        do {
            var request = HTTPClientRequest(url: address)
            if let cookie { request.headers.add(name: "Cookie", value: cookie) }
            if let form {
                request.method = .POST
                request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
                request.body = .bytes(ByteBuffer(string: form))
            }
            let response = try await client.execute(request, timeout: .nanoseconds(patience.nanoseconds))
            let body = try await response.body.collect(upTo: 16 << 20)
            try await client.shutdown()
            return Answer(
                status: UInt(response.status.code),
                headers: response.headers.map { ($0.name, $0.value) },
                text: String(buffer: body)
            )
        } catch {
            try? await client.shutdown()
            throw error
        }
    }
}
