import BeaconKit
import Glibc
import VirtualAir

/// People check in by number, from a Linux laptop.
enum CheckinScenarios {
    static let all = [
        Scenario("checkin-acknowledged", .station, limit: 120, play: acknowledged),
        Scenario("checkin-many", .station, limit: 120, play: many),
        Scenario("checkin-unanswered", .station, play: unanswered),
        Scenario("checkin-two-stations", .station, limit: 120, play: twoStations),
        Scenario("checkin-proved", .station, limit: 150, play: proved),
        Scenario("checkin-impostor", .station, limit: 180, play: impostor),
    ]

    /// - Parameter key: where it is given, only an answer that it proves is believed.
    private static func checkin(
        _ number: Int,
        in world: World,
        with device: VirtualDevice,
        key: String? = nil,
        seconds: Int = 30
    ) throws -> Program {
        let words = [
            "checkin", "\(number)", "--uuid", "\(Beacons.site)", "--adapter", device.name, "--timeout", "\(seconds)",
        ]
        return try world.start("muster", words + (key.map { ["--key", $0] } ?? []), as: World.radioUser)
    }

    /// Lets a call end, so that the next one is another.
    private static func endCall(in world: World) throws { try world.pass(.seconds(11)) }

    /// Puts a caller within reach of a station, and the station within reach of the caller.
    private static func bring(_ laptop: VirtualDevice, to door: VirtualDevice, in world: World) {
        world.air.setLink(from: laptop.node, to: door.node, Link(level: -60))
        world.air.setLink(from: door.node, to: laptop.node, Link(level: -60))
    }

    /// Starts a station that gave Ada a key.
    private static func stationWithKey(at door: VirtualDevice, in world: World) throws -> (StationProgram, key: String)
    {
        let folder = try world.makeFolder()
        try world.makeStation(in: folder)
        let made = try world.run("muster", ["people", "key", "7", "--data-dir", folder], as: World.radioUser)
        let key = made.output.text
        return (try world.startAgain(folder, ["--adapter", door.name]), key)
    }

    private static func end(_ program: Program, of world: World) throws -> Int32? {
        try world.wait("muster checkin ends", within: .seconds(45)) { program.isOver }
        return program.exitCode
    }

    /// Checked in, already in, and a number that nobody has; on controllers of both kinds.
    private static func acknowledged(in world: World) throws {
        let door = try world.powered(1, isExtended: true)
        let laptop = try world.powered(2)
        let station = try world.startStation(["--adapter", door.name, "--shift", "00:00-23:59"])
        bring(laptop, to: door, in: world)

        let first = try checkin(7, in: world, with: laptop)
        world.expect(try end(first, of: world) == 0, "it ends with 0: \(first.lastOutput)")
        world.expect(first.says("checked in "), "Ada is told that she is checked in: \(first.lastOutput)")
        world.expect(station.punches == ["in"], "and is: \(station.punches)")

        // Until then it is the same call, with the same answer.
        try endCall(in: world)
        let second = try checkin(7, in: world, with: laptop)
        world.expect(try end(second, of: world) == 0 && second.says("already in since"), "again: \(second.lastOutput)")
        let third = try checkin(4711, in: world, with: laptop)
        world.expect(try end(third, of: world) == 67 && third.says("unknown number"), "unknown: \(third.lastOutput)")
        world.expect(station.punches == ["in"], "nothing else is recorded: \(station.punches)")
        try world.pass(.seconds(4))
        world.expect(world.air.controller(laptop.node)?.activeSets == 0, "the laptop is silent again")
        try world.end(station)
    }

    /// Two people at once, over a poor link.
    private static func many(in world: World) throws {
        let door = try world.powered(1)
        let laptops = [try world.powered(2), try world.powered(3)]
        let station = try world.startStation(["--adapter", door.name])
        for laptop in laptops {
            world.air.setLink(from: laptop.node, to: door.node, Link(level: -65, spread: 4, loss: 0.3))
            world.air.setLink(from: door.node, to: laptop.node, Link(level: -65, spread: 4, loss: 0.3))
        }
        let calls = [
            try checkin(7, in: world, with: laptops[0], seconds: 40),
            try checkin(8, in: world, with: laptops[1], seconds: 40),
        ]
        for call in calls { world.expect(try end(call, of: world) == 0, "each is answered: \(call.lastOutput)") }
        world.expect(station.punches == ["in", "in"], "both are in: \(station.punches)")
        try world.end(station)
    }

    /// Without a station a check-in ends by itself and says what to check.
    private static func unanswered(in world: World) throws {
        let laptop = try world.powered(1)
        let call = try checkin(7, in: world, with: laptop, seconds: 5)
        world.expect(try end(call, of: world) == 75, "it ends with 75: \(call.lastOutput)")
        world.expect(call.says("No answer within 5 s"), "it says so: \(call.lastOutput)")
        try world.pass(.seconds(2))
        world.expect(world.air.controller(laptop.node)?.activeSets == 0, "nothing stays on the air")
    }

    /// Two stations with one UUID: the one that knows the number counts.
    private static func twoStations(in world: World) throws {
        let doors = [try world.powered(1), try world.powered(2)]
        let laptop = try world.powered(3)
        let first = try world.startStation(["--adapter", doors[0].name])
        let second = try world.startStation(["--adapter", doors[1].name])
        try world.run("muster", ["people", "remove", "8", "--data-dir", first.folder])
        try world.pass(.seconds(2))
        for door in doors { bring(laptop, to: door, in: world) }
        let call = try checkin(8, in: world, with: laptop)
        world.expect(try end(call, of: world) == 0, "Bo is checked in: \(call.lastOutput)")
        world.expect(first.punches.isEmpty && second.punches == ["in"], "by the second station")
        try world.end(first)
        try world.end(second)
    }

    /// The station proves its answer to who has a key, and answers all others as before.
    private static func proved(in world: World) throws {
        let door = try world.powered(1, isExtended: true)
        let laptop = try world.powered(2)
        let (station, key) = try stationWithKey(at: door, in: world)
        bring(laptop, to: door, in: world)

        let own = try checkin(7, in: world, with: laptop, key: key)
        world.expect(try end(own, of: world) == 0, "Ada is answered: \(own.lastOutput)")
        world.expect(own.says("checked in "), "and checked in: \(own.lastOutput)")
        world.expect(own.says("(proven by the station)"), "which the station has proven: \(own.lastOutput)")
        world.expect(station.punches == ["in"], "and recorded: \(station.punches)")

        let other = try checkin(8, in: world, with: laptop)
        world.expect(try end(other, of: world) == 0, "Bo, who has no key, is answered, too: \(other.lastOutput)")
        world.expect(!other.says("proven"), "and told of no proof: \(other.lastOutput)")

        // Ada's key proves answers to nobody else.
        try endCall(in: world)
        let foreign = try checkin(8, in: world, with: laptop, key: key, seconds: 15)
        world.expect(try end(foreign, of: world) == 75, "it is no key of Bo's: \(foreign.lastOutput)")
        world.expect(foreign.says("none of them is proven with this key"), "which is said: \(foreign.lastOutput)")
        try world.end(station)
    }

    /// Somebody else's station answers under the same UUID, and knows the numbers but not the key.
    private static func impostor(in world: World) throws {
        let doors = [try world.powered(1), try world.powered(2)]
        let laptop = try world.powered(3)
        let impostor = try world.startStation(["--adapter", doors[0].name])
        let (station, key) = try stationWithKey(at: doors[1], in: world)
        bring(laptop, to: doors[0], in: world)
        // The station itself is out of reach at first.
        world.air.setLink(from: laptop.node, to: doors[1].node, Link(level: nil))
        world.air.setLink(from: doors[1].node, to: laptop.node, Link(level: nil))

        let believing = try checkin(7, in: world, with: laptop)
        world.expect(try end(believing, of: world) == 0, "without a key it is believed: \(believing.lastOutput)")
        try endCall(in: world)
        let knowing = try checkin(7, in: world, with: laptop, key: key, seconds: 15)
        world.expect(try end(knowing, of: world) == 75, "with the key it is not: \(knowing.lastOutput)")
        world.expect(knowing.says("imitating the station"), "which is said: \(knowing.lastOutput)")
        world.expect(impostor.punches == ["in"] && station.punches.isEmpty, "the station heard nothing of it")

        // Both answer now, and the station's own answer counts.
        try endCall(in: world)
        bring(laptop, to: doors[1], in: world)
        let answered = try checkin(7, in: world, with: laptop, key: key)
        world.expect(try end(answered, of: world) == 0, "the station is believed: \(answered.lastOutput)")
        world.expect(answered.says("(proven by the station)"), "by its proof: \(answered.lastOutput)")
        world.expect(station.punches == ["in"], "which stands for an entry: \(station.punches)")
        try world.end(impostor)
        try world.end(station)
    }
}
