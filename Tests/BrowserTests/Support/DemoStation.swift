import Attendance
import EndToEndSupport
import Foundation

/// The demo, at a moment of its first day that was chosen, with an account for every role.
struct DemoStation: Sendable {
    let port: Int
    let people: StationAccounts
    /// Its data folder.
    let folder: String

    var address: String { "http://127.0.0.1:\(port)" }

    /// The demo of the suite that runs; see `Trait.demo(until:speed:)`.
    @TaskLocal static var current: DemoStation?

    /// Somebody of the roster, as addresses of pages name people.
    static func somebody(at address: String) async throws -> String {
        let board = try await Web.get(address + "/").text
        guard let match = board.firstMatch(of: /id="person-([^"]+)"/) else {
            throw RunningStation.Ended(description: "Nobody is on the board of \(address)")
        }
        return String(match.1)
    }

    /// Runs a demo while `body` uses it.
    ///
    /// - Parameters:
    ///   - moment: where `body` finds it; the time until then passes in a few seconds.
    ///   - speed: how fast the day passes from there, in seconds a second.
    static func with(
        until moment: DemoMoment,
        speed: Int,
        _ body: (DemoStation) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let port = try await FreePort.find()
        var demo = ["demo", "--data-dir", folder.path, "--port", "\(port)"]
        for leg in moment.legs {
            try await Executable.withStation(demo + ["--speed", "\(leg.speed)"]) { station in
                let address = try await station.address()
                guard try await Web.board(address, within: patience, where: leg.isOver) != nil else {
                    throw RunningStation.Ended(description: "The demo never came to \(moment)")
                }
            }
            demo = ["demo", "--continue", "--data-dir", folder.path, "--port", "\(port)"]
        }
        try await Executable.withStation(demo + ["--speed", "\(speed)"]) { station in
            let address = try await station.address()
            let administrator = try await station.administrator()
            let people = try await StationAccounts(address, administrator: administrator)
            try await body(DemoStation(port: port, people: people, folder: folder.path))
        }
    }
}
