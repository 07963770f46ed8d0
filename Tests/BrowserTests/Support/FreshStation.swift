import EndToEndSupport

/// A station that was just started for the first time: nobody is on its roster, nobody has set it up.
struct FreshStation: Sendable {
    let address: String
    /// What it printed for whoever sets it up.
    let code: String

    static func with(_ body: (FreshStation) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        try await Executable.withStation(
            ["serve", "--data-dir", folder.path, "--port", "0", "--open-board", "--time-zone", "Europe/Berlin"]
        ) { station in
            let address = try await station.address()
            try await body(FreshStation(address: address, code: try await station.setUpCode()))
        }
    }
}
