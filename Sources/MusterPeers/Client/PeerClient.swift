package import Attendance
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
package import Station

/// Calls other stations by HTTP over TLS 1.3; both sides show their keys.
package struct PeerClient: PeerLink {
    /// How long a connection may be silent: the other side may be checking a large file.
    private static let patience = TimeAmount.seconds(60)

    private let context: NIOSSLContext
    /// Where this station answers itself.
    private let ownPort: Int

    /// - Throws: if the certificate cannot be used, which a test rules out.
    package init(certificate: PeerCertificate, ownPort: Int) throws {
        context = try NIOSSLContext(configuration: certificate.clientConfiguration)
        self.ownPort = ownPort
    }

    package func connect<Result: Sendable>(
        to address: PeerAddress,
        wanted: PeerID?,
        _ body: @Sendable (any PeerConnection) async throws -> Result
    ) async throws -> Result {
        let loop = MultiThreadedEventLoopGroup.singleton.any()
        let proof = loop.makePromise(of: PeerID.self)
        let channel: any NIOCore.Channel
        do {
            channel = try await bootstrap(loop, proof: proof, wanted: wanted)
                .connect(host: address.host, port: address.port).get()
        } catch {
            proof.fail(PeerLinkError.unreachable)
            throw PeerLinkError.unreachable
        }
        return try await withTaskCancellationHandler {
            do {
                let peer = try await proof.futureResult.get()
                let connection = PeerHTTPConnection(peer: peer, channel: channel, ownPort: ownPort)
                let result = try await body(connection)
                try? await channel.close()
                return result
            } catch {
                try? await channel.close()
                throw error
            }
        } onCancel: {
            channel.close(promise: nil)
        }
    }

    private func bootstrap(
        _ loop: any EventLoop,
        proof: EventLoopPromise<PeerID>,
        wanted: PeerID?
    ) -> ClientBootstrap {
        let context = context
        return ClientBootstrap(group: loop).connectTimeout(.seconds(5)).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                let shown = NIOLoopBoundBox<PeerID?>(nil, eventLoop: channel.eventLoop)
                let tls = try NIOSSLClientHandler(
                    context: context,
                    serverHostname: nil,
                    customVerificationCallback: { certificates, verdict in
                        guard let peer = certificates.first.flatMap({ PeerID($0) }), peer == wanted ?? peer else {
                            proof.fail(PeerLinkError.otherKey)
                            return verdict.succeed(.failed)
                        }
                        // That it has the key, too, is proved at the end of the handshake.
                        shown.value = peer
                        verdict.succeed(.certificateVerified)
                    }
                )
                try channel.pipeline.syncOperations.addHandler(tls)
                try channel.pipeline.syncOperations.addHandler(IdleStateHandler(allTimeout: Self.patience))
                try channel.pipeline.syncOperations.addHTTPClientHandlers()
                try channel.pipeline.syncOperations.addHandler(PeerExchangeHandler(proof: proof, shown: shown))
            }
        }
    }
}
