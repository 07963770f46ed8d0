import Attendance
import NIOSSL

extension PeerID {
    /// RFC 8410: what comes before the 32 bytes of an Ed25519 key.
    private static let prefix: [UInt8] = [0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00]

    /// The station that a certificate is of; `nil` if its key is of another kind.
    init?(_ certificate: NIOSSLCertificate) {
        guard let bytes = try? certificate.extractPublicKey().toSPKIBytes(), bytes.starts(with: Self.prefix) else {
            return nil
        }
        self.init(publicKey: Array(bytes.dropFirst(Self.prefix.count)))
    }
}
