import Attendance
import Hummingbird
import NIOCore
import NIOSSL
import Station

/// What belongs to a question of another station: the connection, which knows its key.
struct PeerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    private let channel: any NIOCore.Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// The address of the one who asks.
    var host: String { channel.remoteAddress?.ipAddress ?? "local" }

    /// Whose key the other side showed in the handshake.
    func peer() async throws -> PeerID {
        guard let certificate = try await channel.nioSSL_peerCertificate().get(), let peer = PeerID(certificate) else {
            throw PeerRefusal.notPaired
        }
        return peer
    }
}
