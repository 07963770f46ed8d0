import EndToEndSupport
import Foundation
import Subprocess
import SystemPackage

/// Runs programs that start further ones, so that none of them outlives the test, however it ends: see Scripts/leash.sh.
enum Leash {
    /// Runs a program while `body` uses it, then ends it and all that it started.
    ///
    /// - Parameter body: gets the lines that the program prints.
    static func run<Value: Sendable>(
        _ program: String,
        _ arguments: [String],
        environment: [String: String],
        _ body: (Lines) async throws -> Value
    ) async throws -> Value {
        var options = PlatformOptions()
        // A group of its own, which the script ends. A cancelled test is given the time to do so.
        options.createSession = true
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(5))]
        let output = Lines()
        let result = try await Subprocess.run(
            .path(FilePath(Project.folder + "/Scripts/leash.sh")),
            arguments: Arguments([program] + arguments),
            environment: .inherit.updating(
                Dictionary(uniqueKeysWithValues: environment.map { (.init(stringLiteral: $0.key), $0.value) })
            ),
            platformOptions: options,
            input: .inputWriter,
            output: .sequence,
            error: .combinedWithOutput
        ) { execution in
            try await withThrowingTaskGroup(of: Void.self) { group in
                let lines = execution.standardOutput
                group.addTask {
                    for try await line in lines.strings() { await output.append(line) }
                    await output.finish()
                }
                let outcome: Swift.Result<Value, any Error>
                do {
                    outcome = .success(try await body(output))
                } catch {
                    outcome = .failure(error)
                }
                // This is what ends them all, and with them the output.
                try? await execution.standardInputWriter.finish()
                try await group.waitForAll()
                return try outcome.get()
            }
        }
        return result.closureResult
    }
}
