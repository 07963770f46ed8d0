import BeaconKit
import Glibc
import VirtualAir

/// Two stations that trust each other, where there is no network between them.
enum PeerScenarios {
    static let all = [
        Scenario("stations-near", .station, limit: 420, play: near)
    ]

    /// Two doors with a real station each, paired while there was a network.
    private struct Cast {
        let world: World
        let doors: [VirtualDevice]
        let first: StationProgram
        let second: StationProgram

        init(_ world: World) throws {
            self.world = world
            doors = [try world.powered(1, isExtended: true), try world.powered(2)]
            // Something that both hear, so that neither is deaf.
            _ = world.air.place(.badge(Beacons.badge(99), interval: .milliseconds(500)))
            for (from, to) in [(0, 1), (1, 0)] {
                world.air.setLink(from: doors[from].node, to: doors[to].node, Link(level: nil))
            }
            let listening = ["--peer-listen", "127.0.0.1", "--adapter"]
            let folder = try world.makeFolder()
            try world.makeStation(in: folder)
            let options = ["--peer-port", "8437"] + listening + [doors[0].name]
            first = try world.startAgain(folder, options)
            // A folder of its own, so a key and a UUID of its own.
            let site = ["--site-name", "Back", "--site-uuid", "\(Beacons.otherSite)", "--time-zone", "UTC"]
            let more = ["--peer-port", "8438"] + site + listening + [doors[1].name]
            second = try world.startAgain(try world.makeFolder(), more)
        }

        func pair() throws {
            _ = try command("allow", on: second)
            let pairing = try command("pair", "127.0.0.1:8438", on: first)
            guard let code = pairing.first else { throw ScenarioFailure("no code is shown") }
            for station in [first, second] { _ = try command("confirm", code, on: station) }
            for station in [first, second] {
                try look(for: "the stations trust each other", on: station) { $0.contains { $0.contains("paired") } }
            }
        }

        /// What a command about stations prints.
        func command(_ words: String..., on station: StationProgram) throws -> [String] {
            let arguments = ["stations"] + words + ["--data-dir", station.folder]
            return try world.run("muster", arguments, as: World.radioUser).output.lines
        }

        /// Asks for the list of stations until it is as it should be.
        func look(for what: String, on station: StationProgram, until condition: ([String]) -> Bool) throws {
            var lines: [String] = []
            for _ in 0..<25 {
                lines = try command("list", on: station)
                if condition(lines) { return }
                try world.pass(.seconds(2))
            }
            throw ScenarioFailure("in vain: \(what); the list is \(lines)\(station.program.lastOutput)")
        }
    }

    /// Out of earshot neither is near; then both are, with no network; and not any more when one has ended.
    private static func near(in world: World) throws {
        let cast = try Cast(world)
        try cast.pair()
        try world.run("ip", ["link", "set", "lo", "down"])
        defer { _ = try? world.run("ip", ["link", "set", "lo", "up"]) }
        let isNear = { (lines: [String]) in lines.contains { $0.contains("by Bluetooth") } }
        try world.pass(.seconds(8))
        for station in [cast.first, cast.second] {
            let lines = try cast.command("list", on: station)
            world.expect(!isNear(lines), "out of earshot nobody is near, but \(lines)")
        }
        for (from, to) in [(0, 1), (1, 0)] {
            world.air.setLink(from: cast.doors[from].node, to: cast.doors[to].node, Link(level: -70, loss: 0.2))
        }
        for station in [cast.first, cast.second] { try cast.look(for: "the other is near", on: station, until: isNear) }
        // It stays so.
        try world.pass(.seconds(20))
        world.expect(isNear(try cast.command("list", on: cast.first)), "who stays in earshot stays near")
        try world.end(cast.second)
        try cast.look(for: "the other is near no more", on: cast.first) { !isNear($0) }
        try world.end(cast.first)
    }
}
