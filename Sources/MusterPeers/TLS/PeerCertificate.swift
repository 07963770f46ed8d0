package import Attendance
package import Crypto
import Foundation
package import NIOSSL
import SwiftASN1
import X509

/// The certificate with which a station proves to others that it holds the key of its journal.
///
/// It says nothing but the key, and is the same whenever it is made: what counts is the key, which the other station knows
/// since the pairing. Nothing in it expires, so that a station whose clock is wrong is still itself.
package struct PeerCertificate: Sendable {
    /// Whom it proves.
    package let id: PeerID
    /// What is shown to everybody.
    package let certificate: NIOSSLCertificate
    private let key: NIOSSLPrivateKey

    /// - Throws: if the libraries cannot do with the key, which a test rules out.
    package init(key: Curve25519.Signing.PrivateKey) throws {
        let name = try DistinguishedName { CommonName("muster station") }
        let certificate = try X509.Certificate(
            version: .v3,
            serialNumber: .init(bytes: [1]),
            publicKey: .init(key.publicKey),
            notValidBefore: Date(timeIntervalSince1970: 0),
            // 9999-12-31T23:59:59Z: RFC 5280, 4.1.2.5, for certificates without an end.
            notValidAfter: Date(timeIntervalSince1970: 253_402_300_799),
            issuer: name,
            subject: name,
            signatureAlgorithm: .ed25519,
            extensions: .init(),
            issuerPrivateKey: .init(key)
        )
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        self.certificate = try NIOSSLCertificate(bytes: serializer.serializedBytes, format: .der)
        let text = try X509.Certificate.PrivateKey(key).serializeAsPEM().pemString
        self.key = try NIOSSLPrivateKey(bytes: Array(text.utf8), format: .pem)
        guard let id = PeerID(self.certificate) else { throw NIOSSLError.failedToLoadCertificate }
        self.id = id
    }

    /// For a server that wants to know who asks.
    var serverConfiguration: TLSConfiguration {
        restricted(
            .makeServerConfiguration(certificateChain: [.certificate(certificate)], privateKey: .privateKey(key))
        )
    }

    /// For a client that says who it is.
    var clientConfiguration: TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.certificateChain = [.certificate(certificate)]
        configuration.privateKey = .privateKey(key)
        return restricted(configuration)
    }

    /// TLS 1.3 and the stations' kind of key, on both sides, and nothing else.
    private func restricted(_ general: TLSConfiguration) -> TLSConfiguration {
        var configuration = general
        configuration.minimumTLSVersion = .tlsv13
        // Demands a certificate; whose it is, is checked where it is known who is wanted.
        configuration.certificateVerification = .noHostnameVerification
        // No authority vouches for stations; and the system's may not be there, which would be a failure.
        configuration.trustRoots = .certificates([])
        configuration.verifySignatureAlgorithms = [.ed25519]
        configuration.signingSignatureAlgorithms = [.ed25519]
        configuration.applicationProtocols = ["http/1.1"]
        return configuration
    }
}
