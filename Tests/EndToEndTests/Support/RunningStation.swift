import Foundation
import Subprocess

/// A `muster serve` or `muster demo` that is running.
struct RunningStation: Sendable {
    struct Ended: Error, CustomStringConvertible {
        let description: String
    }

    let output: Lines
    let errors: Lines
    let send: @Sendable (Signal) throws -> Void

    /// The board's address, once the station says it.
    func address() async throws -> String {
        let line = await errors.first { $0.contains("http://127.0.0.1:") }
        guard let line, let match = line.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+/) else {
            throw Ended(description: "The station ended before its board was there: \(await errors.text)")
        }
        return String(match.output)
    }
}
