import Attendance
package import BeaconKit
import Foundation
import HummingbirdCore
import HummingbirdTLS
import NIOSSL

/// The certificate with which the station proves by HTTPS who it is, and its key.
///
/// It is read once: a renewed one is taken by a restart.
package struct ServerCertificate: Sendable {
    /// Until when browsers take it.
    package let end: Instant
    private let chain: [NIOSSLCertificate]
    private let key: NIOSSLPrivateKey

    /// Reads both from files in PEM and checks that they can be used now.
    ///
    /// - Parameters:
    ///   - path: the certificate, and after it those that it rests on.
    ///   - keyPath: its private key, without a passphrase.
    ///   - now: the wall clock.
    /// - Throws: ``WebError`` with the code `certificate`.
    package init(path: String, keyPath: String, at now: Instant) throws(WebError) {
        let text = try Self.read(path, "certificate")
        guard let chain = try? NIOSSLCertificate.fromPEMBytes(text), let leaf = chain.first else {
            throw Self.error(
                "\(path) contains no certificate in PEM format. It must start with -----BEGIN CERTIFICATE-----."
            )
        }
        let keyText = try Self.read(keyPath, "key")
        guard let key = try? NIOSSLPrivateKey(bytes: keyText, format: .pem) else {
            throw Self.error(
                "\(keyPath) contains no private key in PEM format, or one with a passphrase. It must start with "
                    + "-----BEGIN PRIVATE KEY-----."
            )
        }
        self.chain = chain
        self.key = key
        end = Instant(microseconds: Int64(leaf.notValidAfter) * 1_000_000)
        let begin = Instant(microseconds: Int64(leaf.notValidBefore) * 1_000_000)
        guard now < end else {
            throw Self.error("The certificate \(path) expired on \(Self.day(end)). Renew it and start again.")
        }
        guard now >= begin else {
            throw Self.error(
                "The certificate \(path) is only valid from \(Self.day(begin)). Check this machine's clock, or use another certificate."
            )
        }
        do {
            // BoringSSL compares the two as soon as it has both.
            _ = try NIOSSLContext(configuration: configuration)
        } catch {
            throw Self.error(
                "The key \(keyPath) does not belong to the certificate \(path). Use the matching key."
            )
        }
    }

    /// A server that speaks HTTP over TLS 1.2 or newer.
    func server(_ http: HTTP1Channel.Configuration) throws -> HTTPServerBuilder {
        try .tls(.http1(configuration: http), tlsConfiguration: configuration)
    }

    private var configuration: TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) },
            privateKey: .privateKey(key)
        )
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        return configuration
    }

    private static func read(_ path: String, _ what: String) throws(WebError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw Self.error(
                "The \(what) \(path) cannot be read. Check that it exists and that the station's user may read it."
            )
        }
    }

    private static func error(_ description: String) -> WebError { WebError(.certificate, description) }

    private static func day(_ instant: Instant) -> String {
        Date(instant).formatted(.iso8601.year().month().day())
    }
}
