import Subprocess
import SystemPackage

/// The guest, and what is run on this machine for it.
enum Guest {
    /// What a command printed, and how it ended; `nil` for a signal.
    struct Outcome {
        let code: Int32?
        let output: String
    }

    /// What the scripts exit with if the machine lacks something.
    static let skipped: Int32 = 77

    /// Fetches what a guest needs, unless it is there.
    static func fetch() async throws -> Outcome {
        try await run(Project.scripts.appending("fetch.sh"), [])
    }

    /// Plays scenarios in one guest.
    static func play(_ names: [String], timeout: Int) async throws -> Outcome {
        try await run(
            Project.scripts.appending("play.sh"),
            ["--products", Project.products.string, "--timeout", "\(timeout)"] + names
        )
    }

    /// Runs a command to its end.
    static func run(_ path: FilePath, _ arguments: [String]) async throws -> Outcome {
        let result = try await Subprocess.run(
            .path(path),
            arguments: Arguments(arguments),
            input: .none,
            output: .string(limit: 16 << 20),
            error: .discarded
        )
        let code: Int32? = if case .exited(let code) = result.terminationStatus { code } else { nil }
        return Outcome(code: code, output: result.standardOutput)
    }
}
