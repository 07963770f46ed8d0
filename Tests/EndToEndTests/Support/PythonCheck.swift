import EndToEndSupport
import Foundation
import Subprocess
import SystemPackage
import Testing

/// A check in Python, with what `Scripts/install-api-checkers.sh` keeps for it.
enum PythonCheck {
    private struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a script to its end.
    ///
    /// Skips the test, and says why, where Python's packages are not there; fails where they must be, as in continuous
    /// integration, where the environment has `MUSTER_API_REQUIRED=1`.
    static func run(_ script: String, _ arguments: [String]) async throws -> (code: Int32?, output: String) {
        let environment = ProcessInfo.processInfo.environment
        let caches = environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        let folder = FilePath(environment["MUSTER_API_CACHE"] ?? caches + "/muster-api")
        let python = folder.appending("python/bin/python")
        func check(_ arguments: [String]) async throws -> (code: Int32?, output: String) {
            let result = try await Subprocess.run(
                .path(python),
                arguments: Arguments(arguments),
                input: .none,
                output: .discarded,
                error: .string(limit: 1 << 20)
            )
            let code: Int32? = if case .exited(let code) = result.terminationStatus { code } else { nil }
            return (code, result.standardError)
        }
        let isThere = FileManager.default.isExecutableFile(atPath: python.string)
        guard isThere, try await check(["-c", "import openpyxl"]).code == 0 else {
            let reason = "openpyxl is not installed; install it with: Scripts/install-api-checkers.sh"
            if environment["MUSTER_API_REQUIRED"] == "1" { throw Missing(description: reason) }
            try Test.cancel("\(reason)")
        }
        return try await check(["-c", script] + arguments)
    }
}
