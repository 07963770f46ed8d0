import Glibc
import VirtualAir

/// The real `muster` in the guest.
enum StationScenarios {
    static let all = [
        Scenario("station-starts", .station, play: starts)
    ]

    /// The executable finds everything that it needs here, and keeps a journal.
    private static func starts(in world: World) throws {
        let folder = try world.makeFolder()
        let station = try world.start(
            "muster",
            ["serve", "--data-dir", folder, "--port", "0", "--time-zone", "Europe/Berlin"],
            as: .nobody(capabilities: ["net_raw", "net_admin"])
        )
        try world.wait("the board is there") { station.says("http://127.0.0.1:") }
        station.send(SIGTERM)
        try world.wait("the station ends") { station.isOver }
        world.expect(station.exitCode == 0, "it ends with 0, not \(station.exitCode ?? -1)")
        try world.run("muster", ["journal", "verify", "--data-dir", folder])
    }
}
