import Attendance
import BeaconKit
import Foundation
import Station
import Subprocess

/// Finds out by OpenSSL whether a server that an authority certified has signed a time stamp.
package struct TimeStampVerifier: Sendable {
    package enum Verdict: Hashable, Sendable {
        /// The signature is right, and of a server of the authority.
        case genuine
        /// It is not, for a reason that OpenSSL gives.
        case notGenuine(String)
        /// OpenSSL is not installed or could not be run: nothing was found out.
        case unknown(String)
    }

    /// The most bytes of OpenSSL's answer.
    private static let mostRead = 65_536

    /// A file with the certificates of the authority, PEM.
    private let authority: String

    package init(authority: String) { self.authority = authority }

    /// - Parameter stamp: what the token says; certificates have to be valid at its time.
    /// - Throws: `CancellationError` only.
    package func verify(_ token: [UInt8], _ stamp: TimeStamp) async throws -> Verdict {
        guard let imprint = stamp.imprint else { return .notGenuine("it does not use SHA-256") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: "token.der")
            try Data(token).write(to: file)
            let outcome = try await Subprocess.run(
                .name("openssl"),
                arguments: [
                    "ts", "-verify", "-digest", Hexadecimal.text(imprint), "-in", file.path, "-token_in", "-CAfile",
                    authority, "-attime", String(stamp.time.microseconds / 1_000_000),
                ],
                output: .string(limit: Self.mostRead),
                error: .string(limit: Self.mostRead)
            )
            let text = outcome.standardOutput + "\n" + outcome.standardError
            if outcome.terminationStatus.isSuccess, text.contains("Verification: OK") { return .genuine }
            let reason = text.split(separator: "\n").last { $0.contains("error:") }
                .map { $0.split(separator: ":").suffix(2).joined(separator: ": ") }
            return .notGenuine((reason ?? text).printable(limit: 200))
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return .unknown("OpenSSL could not be run (\(error)); install openssl")
        }
    }
}
