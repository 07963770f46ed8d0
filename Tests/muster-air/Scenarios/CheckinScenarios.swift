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
    ]

    private static func checkin(_ number: Int, in world: World, with device: VirtualDevice, seconds: Int = 30) throws
        -> Program
    {
        try world.start(
            "muster",
            ["checkin", "\(number)", "--uuid", "\(Beacons.site)", "--adapter", device.name, "--timeout", "\(seconds)"],
            as: World.radioUser
        )
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
        world.air.setLink(from: laptop.node, to: door.node, Link(level: -60))
        world.air.setLink(from: door.node, to: laptop.node, Link(level: -60))

        let first = try checkin(7, in: world, with: laptop)
        world.expect(try end(first, of: world) == 0, "it ends with 0: \(first.lastWords)")
        world.expect(first.says("checked in "), "Ada is told that she is checked in: \(first.lastWords)")
        world.expect(station.punches == ["in"], "and is: \(station.punches)")

        // Until then it is the same call, with the same answer.
        try world.pass(.seconds(11))
        let second = try checkin(7, in: world, with: laptop)
        world.expect(try end(second, of: world) == 0 && second.says("already in since"), "again: \(second.lastWords)")
        let third = try checkin(4711, in: world, with: laptop)
        world.expect(try end(third, of: world) == 67 && third.says("unknown number"), "unknown: \(third.lastWords)")
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
        for call in calls { world.expect(try end(call, of: world) == 0, "each is answered: \(call.lastWords)") }
        world.expect(station.punches == ["in", "in"], "both are in: \(station.punches)")
        try world.end(station)
    }

    /// Without a station a check-in ends by itself and says what to check.
    private static func unanswered(in world: World) throws {
        let laptop = try world.powered(1)
        let call = try checkin(7, in: world, with: laptop, seconds: 5)
        world.expect(try end(call, of: world) == 75, "it ends with 75: \(call.lastWords)")
        world.expect(call.says("No answer within 5 s"), "it says so: \(call.lastWords)")
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
        for door in doors {
            world.air.setLink(from: laptop.node, to: door.node, Link(level: -60))
            world.air.setLink(from: door.node, to: laptop.node, Link(level: -60))
        }
        let call = try checkin(8, in: world, with: laptop)
        world.expect(try end(call, of: world) == 0, "Bo is checked in: \(call.lastWords)")
        world.expect(first.punches.isEmpty && second.punches == ["in"], "by the second station")
        try world.end(first)
        try world.end(second)
    }
}
