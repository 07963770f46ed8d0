import Foundation
import Testing

/// Makes certificates of a test's own.
package enum OpenSSL {
    /// Makes a key and a certificate for 127.0.0.1 that it signs itself: `NAME.pem` and `NAME.key`.
    package static func makeCertificate(_ name: String, in folder: TemporaryFolder) throws {
        try run(
            "/usr/bin/openssl",
            [
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1", "-addext",
                "subjectAltName=IP:127.0.0.1", "-keyout", "\(folder.path)/\(name).key", "-out",
                "\(folder.path)/\(name).pem",
            ]
        )
    }

    package static func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program)")
    }
}
