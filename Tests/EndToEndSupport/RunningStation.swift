import Foundation
package import Subprocess

/// A `muster serve` or `muster demo` that is running.
package struct RunningStation: Sendable {
    package struct Ended: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    package let output: Lines
    package let errors: Lines
    /// The number of its process.
    package let process: Int32
    package let send: @Sendable (Signal) throws -> Void

    /// The board's address, once the station says it.
    package func address() async throws -> String {
        let line = await errors.first { $0.contains("://127.0.0.1:") }
        guard let line, let match = line.firstMatch(of: /https?:\/\/127\.0\.0\.1:\d+/) else {
            throw Ended(description: "The station ended before its board was there: \(await errors.text)")
        }
        return String(match.output)
    }

    /// The demo's administrator and the password that is new at each start.
    package func administrator() async throws -> (name: String, password: String) {
        let line = await errors.first { $0.contains("sign in as ") }
        guard let line, let match = line.firstMatch(of: /sign in as (\S+) with (\w+)/) else {
            throw Ended(description: "The demo named no administrator: \(await errors.text)")
        }
        return (String(match.1), String(match.2))
    }

    /// The code with which a station that was started for the first time is set up.
    package func setUpCode() async throws -> String {
        let line = await errors.first { $0.contains("with the code ") }
        guard let line, let match = line.firstMatch(of: /with the code (\S+)\./) else {
            throw Ended(description: "The station printed no code: \(await errors.text)")
        }
        return String(match.1)
    }
}
