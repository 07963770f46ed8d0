import Attendance
package import BeaconKit
import Hummingbird
import HummingbirdTLS
package import Logging
import MusterHTTP
import NIOCore
import NIOSSL
import ServiceLifecycle
package import Station

/// Answers other stations on a port of its own, by HTTP over TLS 1.3. Who asks has to show a key, and is asked what for
/// by its key.
package struct PeerServer: ServiceLifecycle.Service {
    private let certificate: PeerCertificate
    private let routes: PeerRoutes
    private let address: String
    private let port: Int
    private let logger: Logger
    private let onRunning: @Sendable (_ port: Int) async -> Void

    /// - Parameters:
    ///   - address: of this machine, to listen on.
    ///   - onRunning: is told the port once the server listens.
    package init(
        certificate: PeerCertificate,
        host: PeerHost,
        sharing: (any SharingPeer)?,
        anchors: AnchorManager,
        hearing: HearingHost? = nil,
        address: String,
        port: Int,
        logger: Logger,
        now: @escaping @Sendable () -> Instant,
        onRunning: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
    ) {
        self.certificate = certificate
        routes = PeerRoutes(host: host, sharing: sharing, anchors: anchors, hearing: hearing, now: now)
        self.address = address
        self.port = port
        self.logger = logger
        self.onRunning = onRunning
    }

    /// Answers until the shutdown.
    ///
    /// - Throws: ``PeerServerError`` if the server cannot listen.
    package func run() async throws {
        let tls = TLSChannelConfiguration(
            tlsConfiguration: certificate.serverConfiguration,
            customVerificationCallback: { certificates, verdict in
                // Whose key it is, and what that may, is looked at with each question.
                let isStation = certificates.first.flatMap { PeerID($0) } != nil
                verdict.succeed(isStation ? .certificateVerified : .failed)
            }
        )
        let onRunning = onRunning
        let port = port
        let register = ConnectionRegister(limits: ConnectionLimits(most: 256, mostOfOneAddress: 32, idle: .seconds(90)))
        let application = Application(
            router: routes.router(),
            server: try .tls(.http1(configuration: .init(guarding: register)), configuration: tls),
            configuration: ApplicationConfiguration(address: .hostname(address, port: port), serverName: nil),
            onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) },
            logger: logger
        )
        do {
            try await application.run()
        } catch let error as IOError {
            throw PeerServerError(address: address, port: port, errno: error.errnoCode)
        }
    }
}
