import EndToEndSupport
import Foundation
import Subprocess
import SystemPackage

/// Makes certificates of a test's own.
enum TestCertificate {
    static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")

    /// Makes a key and a certificate for 127.0.0.1 that it signs itself: `NAME.pem` and `NAME.key`.
    static func make(_ name: String, in folder: TemporaryFolder) async throws {
        try await openssl(
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
            "-days",
            "30",
            "-subj",
            "/CN=muster",
            "-addext",
            "subjectAltName=IP:127.0.0.1",
            "-keyout",
            folder[name + ".key"],
            "-out",
            folder[name + ".pem"]
        )
    }

    /// Makes a certificate for an existing key that ended yesterday: `old.pem`.
    static func makeExpired(key name: String, in folder: TemporaryFolder) async throws {
        let key = folder[name + ".key"]
        let request = folder["request"]
        try await openssl("req", "-new", "-key", key, "-subj", "/CN=muster", "-out", request)
        try await openssl("x509", "-req", "-in", request, "-signkey", key, "-days", "-1", "-out", folder["old.pem"])
    }

    /// Writes an existing key anew under a passphrase: `locked.key`.
    static func makeLocked(key name: String, in folder: TemporaryFolder) async throws {
        try await openssl(
            "ec",
            "-in",
            folder[name + ".key"],
            "-aes128",
            "-passout",
            "pass:purple",
            "-out",
            folder["locked.key"]
        )
    }

    private struct Failure: Error {
        let text: String
    }

    private static func openssl(_ arguments: String...) async throws {
        let result = try await Subprocess.run(
            .path("/usr/bin/openssl"),
            arguments: Arguments(arguments),
            output: .discarded,
            error: .string(limit: 1 << 16)
        )
        guard result.terminationStatus.isSuccess else { throw Failure(text: result.standardError) }
    }
}
