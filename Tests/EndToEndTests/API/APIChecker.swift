import EndToEndSupport
import Foundation
import Subprocess
import SystemPackage
import Testing

/// A program that checks the HTTP API from outside, as `Scripts/install-api-checkers.sh` keeps them.
enum APIChecker: String {
    case validator = "openapi-spec-validator"
    case schemathesis

    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private static var folder: FilePath {
        let environment = ProcessInfo.processInfo.environment
        let caches = environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        return FilePath(environment["MUSTER_API_CACHE"] ?? caches + "/muster-api").appending("python/bin")
    }

    /// Runs it to its end.
    ///
    /// Skips the test, and says why, where the program is not there; fails where it must be, as in continuous
    /// integration, where the environment has `MUSTER_API_REQUIRED=1`.
    func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> (code: Int32?, output: String) {
        let program = Self.folder.appending(rawValue)
        guard FileManager.default.isExecutableFile(atPath: program.string) else {
            let reason = "\(rawValue) is not installed; install it with: Scripts/install-api-checkers.sh"
            if ProcessInfo.processInfo.environment["MUSTER_API_REQUIRED"] == "1" { throw Missing(description: reason) }
            try Test.cancel("\(reason)")
        }
        let result = try await Subprocess.run(
            .path(program),
            arguments: Arguments(arguments),
            workingDirectory: FilePath(folder.path),
            input: .none,
            output: .string(limit: 4 << 20),
            error: .discarded
        )
        let code: Int32? = if case .exited(let code) = result.terminationStatus { code } else { nil }
        return (code, result.standardOutput)
    }
}
