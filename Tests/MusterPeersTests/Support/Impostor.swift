import Crypto
import EndToEndSupport
import Foundation
import MusterPeers
import MusterStorage
import NIOCore
import NIOPosix
import NIOSSL
import Synchronization
import Testing

/// Somebody who shows another station's certificate, which that station shows to everybody, and has another key.
struct Impostor: Sendable {
    /// Signs with a key that is not the certificate's.
    private struct WrongKey: NIOSSLCustomPrivateKey, Hashable {
        private let secret = Curve25519.Signing.PrivateKey().rawRepresentation

        var signatureAlgorithms: [SignatureAlgorithm] { [.ed25519] }

        func sign(
            channel: any Channel,
            algorithm: SignatureAlgorithm,
            data: ByteBuffer
        ) -> EventLoopFuture<ByteBuffer> {
            channel.eventLoop.makeCompletedFuture {
                let key = try Curve25519.Signing.PrivateKey(rawRepresentation: secret)
                return ByteBuffer(bytes: try key.signature(for: Data(data.readableBytesView)))
            }
        }

        func decrypt(channel: any Channel, data: ByteBuffer) -> EventLoopFuture<ByteBuffer> {
            channel.eventLoop.makeFailedFuture(NIOSSLError.failedToLoadPrivateKey)
        }
    }

    /// Counts what comes after the handshake.
    private final class Listener: ChannelInboundHandler, Sendable {
        typealias InboundIn = ByteBuffer

        let heard: Heard
        init(_ heard: Heard) { self.heard = heard }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            heard.add(unwrapInboundIn(data).readableBytes)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }

    /// How many bytes came that are no part of the handshake.
    final class Heard: Sendable {
        private let count = Mutex(0)
        var bytes: Int { count.withLock { $0 } }
        func add(_ bytes: Int) { count.withLock { $0 += bytes } }
    }

    private let certificate: NIOSSLCertificate
    private let key = NIOSSLPrivateKey(customPrivateKey: WrongKey())

    /// - Parameter station: whose certificate it shows.
    init(of station: TestStation) throws {
        let key = try #require(try StationKey(folder: station.folder.path))
        certificate = try PeerCertificate(key: key.privateKey).certificate
    }

    /// Answers in the place of the station while `body` runs.
    ///
    /// - Parameter connections: called for each that came.
    func serve(port: Int, _ body: (_ connections: Heard, _ heard: Heard) async throws -> Void) async throws {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: [.certificate(certificate)],
            privateKey: .privateKey(key)
        )
        configuration.applicationProtocols = ["http/1.1"]
        let context = try NIOSSLContext(configuration: configuration)
        let (connections, heard) = (Heard(), Heard())
        let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                connections.add(1)
                return channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    try channel.pipeline.syncOperations.addHandler(Listener(heard))
                }
            }
            .bind(host: "127.0.0.1", port: port).get()
        try await body(connections, heard)
        try await channel.close().get()
    }

    /// Asks a station as if it were the other one, and waits for the connection's end.
    ///
    /// - Returns: how many bytes of an answer came.
    func ask(_ station: TestStation, _ question: String) async throws -> Int {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.certificateChain = [.certificate(certificate)]
        configuration.privateKey = .privateKey(key)
        configuration.certificateVerification = .none
        configuration.applicationProtocols = ["http/1.1"]
        let context = try NIOSSLContext(configuration: configuration)
        let heard = Heard()
        let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let tls = try NIOSSLClientHandler(context: context, serverHostname: nil)
                    try channel.pipeline.syncOperations.addHandler(tls)
                    try channel.pipeline.syncOperations.addHandler(Listener(heard))
                }
            }
            .connect(host: station.host, port: station.port).get()
        channel.writeAndFlush(ByteBuffer(string: question), promise: nil)
        try? await channel.closeFuture.get()
        return heard.bytes
    }
}
