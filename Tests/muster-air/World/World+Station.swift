import BeaconKit
import Glibc
import VirtualAir

/// A station of the real `muster`, as its service runs it: as nobody, with two capabilities.
final class StationProgram {
    let folder: String
    let program: Program

    init(folder: String, program: Program) {
        self.folder = folder
        self.program = program
    }

    /// The entries of the journal that it has printed, of one kind.
    func entries(_ kind: String) -> [String] {
        program.output.lines.filter { $0.contains("\"kind\":\"\(kind)\"") }
    }

    /// The punches so far, as `in` and `out`.
    var punches: [String] {
        entries("punch").map { $0.contains(#"\"direction\":\"in\""#) ? "in" : "out" }
    }
}

extension World {
    /// Who may use Bluetooth, and nothing else.
    static let radioUser = Program.User.nobody(capabilities: ["net_raw", "net_admin"])

    /// Starts a station whose roster has Ada with number 7 and the badge with minor 7, and Bo with 8 and 8.
    ///
    /// - Parameter options: more of what `muster serve` is told.
    func startStation(_ options: [String] = [], as user: Program.User = World.radioUser) throws -> StationProgram {
        let folder = try makeFolder()
        try makeStation(in: folder)
        return try startAgain(folder, options, as: user)
    }

    /// Makes the journal of a station that never heard anybody.
    func makeStation(in folder: String) throws {
        // Made once in a guest: under emulation each start of a program takes seconds.
        if access(Self.template, F_OK) != 0 { try makeTemplate() }
        try run("cp", ["-a", "\(Self.template)/.", folder])
    }

    private static let template = "/tmp/muster-air-template"

    /// Makes the journal that stations begin with.
    private func makeTemplate() throws {
        let folder = try makeFolder()
        let settings = ["--data-dir", folder, "--port", "0", "--time-zone", "UTC", "--site-uuid", "\(Beacons.site)"]
        let first = try start("muster", ["serve", "--adapter", "none"] + settings, as: Self.radioUser)
        try wait("the journal is made") { first.says("http://127.0.0.1:") }
        first.send(SIGTERM)
        try wait("the first station ends") { first.isOver }
        for (number, name) in [(7, "Ada"), (8, "Bo")] {
            let badge = "\(Beacons.badge(UInt16(number)).identity)"
            let person = ["people", "add", "\(number)", name, "--badge", badge, "--data-dir", folder]
            try run("muster", person, as: Self.radioUser)
        }
        try SystemError.check("keep the journal") { rename(folder, Self.template) }
    }

    /// Starts a station on a journal that is there.
    ///
    /// - Parameters:
    ///   - environment: more of what the program finds there, as `NAME=VALUE`.
    ///   - limit: how long it may take until its board is there; a new journal takes longer.
    func startAgain(
        _ folder: String,
        _ options: [String] = [],
        environment: [String] = [],
        as user: Program.User = World.radioUser,
        within limit: Duration = World.patience
    ) throws -> StationProgram {
        let arguments = ["serve", "--data-dir", folder, "--port", "0", "--print-entries"] + options
        let program = try start("env", environment + ["muster"] + arguments, as: user)
        let station = StationProgram(folder: folder, program: program)
        try wait("the board is there", within: limit) { station.program.says("http://127.0.0.1:") }
        return station
    }

    /// Ends a station as its service does, and checks its journal.
    func end(_ station: StationProgram) throws {
        station.program.send(SIGTERM)
        try wait("the station ends") { station.program.isOver }
        // Where somebody sets the clock back, that may be.
        if station.entries("clock-jumped").isEmpty {
            for line in station.program.output.lines {
                let times = ["happened", "recorded"].map {
                    PresenceScenarios.number(after: "\"\($0)\":", in: line)
                }
                expect(times[0] <= times[1], "no entry is recorded before it happened: \(line)")
            }
        }
        expect(station.program.exitCode == 0, "it ends with 0, not \(station.program.exitCode ?? -1)")
        try run("muster", ["journal", "verify", "--data-dir", station.folder])
    }
}
