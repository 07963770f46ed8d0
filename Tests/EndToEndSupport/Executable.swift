import Foundation
package import Subprocess
package import SystemPackage

/// The real `muster`, as it was built beside these tests.
package enum Executable {
    package struct Outcome: Sendable {
        package let status: TerminationStatus
        package let output: String
        package let errors: String

        package var code: Int32? { if case .exited(let code) = status { code } else { nil } }
    }

    /// The tests run from a bundle in the folder of all products.
    package static let path: FilePath = {
        let test = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return FilePath(test).removingLastComponent().appending("muster")
    }()

    /// A library that was built beside these tests, to be loaded before the C library (`LD_PRELOAD`).
    package static func library(_ name: String) -> String {
        path.removingLastComponent().appending("lib\(name).so").string
    }

    /// Runs a command to its end.
    package static func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = ""
    ) async throws -> Outcome {
        let result = try await Subprocess.run(
            .path(path),
            arguments: Arguments(arguments),
            environment: Self.environment(environment),
            input: .string(input),
            output: .string(limit: 64 << 20),
            error: .string(limit: 1 << 20)
        )
        return Outcome(
            status: result.terminationStatus,
            output: result.standardOutput,
            errors: result.standardError
        )
    }

    /// Runs a station while `body` uses it, then ends it as `ending` says.
    ///
    /// - Parameters:
    ///   - wrapper: a program with its arguments that becomes the station, as `ip netns exec NAME`.
    ///   - body: gets the station when its board can be opened.
    @discardableResult
    package static func withStation(
        _ arguments: [String],
        environment: [String: String] = [:],
        wrapper: [String] = [],
        ending: Signal? = .terminate,
        body: (RunningStation) async throws -> Void
    ) async throws -> Outcome {
        let output = Lines()
        let errors = Lines()
        let result = try await Subprocess.run(
            wrapper.first.map { .name($0) } ?? .path(path),
            arguments: Arguments(wrapper.isEmpty ? arguments : wrapper.dropFirst() + [path.string] + arguments),
            environment: Self.environment(environment),
            input: .none,
            output: .sequence,
            error: .sequence
        ) { execution in
            try await withThrowingTaskGroup(of: Void.self) { group in
                let standardOutput = execution.standardOutput
                let standardError = execution.standardError
                group.addTask {
                    for try await line in standardOutput.strings() { await output.append(line) }
                    await output.finish()
                }
                group.addTask {
                    for try await line in standardError.strings() { await errors.append(line) }
                    await errors.finish()
                }
                let send: @Sendable (Signal) throws -> Void = { try execution.send(signal: $0) }
                let station = RunningStation(
                    output: output,
                    errors: errors,
                    process: Int32(execution.processIdentifier.value),
                    send: send
                )
                do {
                    try await body(station)
                } catch {
                    try? send(.kill)
                    throw error
                }
                if let ending { try? send(ending) }
                try await group.waitForAll()
            }
        }
        return Outcome(
            status: result.terminationStatus,
            output: await output.text,
            errors: await errors.text
        )
    }

    /// This machine's radios are left alone, unless a test asks for them.
    private static func environment(_ changes: [String: String]) -> Environment {
        let changes = ["MUSTER_ADAPTER": "none"].merging(changes) { $1 }
        return .inherit.updating(
            Dictionary(uniqueKeysWithValues: changes.map { (.init(stringLiteral: $0.key), Optional($0.value)) })
        )
    }
}
