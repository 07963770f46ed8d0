import BeaconKit
import Glibc
import VirtualAir

/// Adapters live and die under a real station: nobody is checked out because of a radio.
enum RadioFaultScenarios {
    static let all = [
        Scenario("adapter-unplugged", .station, limit: 150, play: unplugged),
        Scenario("adapter-blocked", .station, limit: 120, play: blocked),
        Scenario("adapter-switched-off", .station, limit: 120, play: switchedOff),
        Scenario("adapter-silent", .station, limit: 240, play: silent),
        Scenario("serve-not-permitted", .station, play: notPermitted),
        Scenario("doctor", .station, limit: 150, play: doctor),
    ]

    /// Somebody is on site, heard by a device.
    private static func onSite(_ world: World, _ device: VirtualDevice) throws -> (StationProgram, badge: NodeID) {
        let station = try world.startStation(["--away-after", "15"])
        let badge = world.air.place(.badge(Beacons.badge(7)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        try world.wait("Ada is checked in") { station.punches == ["in"] }
        return (station, badge)
    }

    /// Waits longer than the time to be away, and expects that nothing changed.
    private static func expectFrozen(_ station: StationProgram, for seconds: Int, in world: World) throws {
        try world.pass(.seconds(seconds))
        world.expect(station.punches == ["in"], "nobody is checked out because of a radio: \(station.punches)")
        world.expect(station.program.exitCode == nil, "the station runs on")
    }

    /// The adapter hears again: who leaves now is away.
    private static func expectRecovered(
        _ station: StationProgram,
        badge: NodeID,
        device: VirtualDevice,
        in world: World
    ) throws {
        _ = world.air.place(.badge(Beacons.badge(99), interval: .milliseconds(300)))
        try world.wait("the station hears again", within: .seconds(40)) { !station.entries("receiver-heard").isEmpty }
        world.expect(station.punches == ["in"], "the recovery checks nobody in again: \(station.punches)")
        world.air.setLink(from: badge, to: device.node, Link(level: nil))
        try world.wait("Ada is away", within: .seconds(60)) { station.punches == ["in", "out"] }
        try world.end(station)
    }

    /// Unplugged for 20 s, and back as another hci number.
    private static func unplugged(in world: World) throws {
        let device = try world.powered(1)
        let (station, badge) = try onSite(world, device)
        world.unplug(device)
        // Takes the number, and hears nothing of her.
        try world.pass(.seconds(1))
        let other = try world.plug(ControllerConfiguration(address: BluetoothAddress(rawValue: 0x0200_0000_00FF)))
        world.air.setLink(from: badge, to: other.node, Link(level: nil))
        try expectFrozen(station, for: 20, in: world)
        world.expect(!station.entries("receiver-deaf").isEmpty, "the journal says that it is deaf")

        let again = try world.plug(device.configuration)
        world.expect(again.index != device.index, "it comes back as \(again.name), not as \(device.name)")
        world.air.setLink(from: badge, to: again.node, Link(level: -60))
        try expectRecovered(station, badge: badge, device: again, in: world)
    }

    private static func blocked(in world: World) throws {
        let device = try world.powered(1)
        let (station, badge) = try onSite(world, device)
        try world.block(true)
        defer { try? world.block(false) }
        try expectFrozen(station, for: 20, in: world)
        world.expect(!station.entries("receiver-deaf").isEmpty, "the journal says that it is deaf")
        try world.block(false)
        try expectRecovered(station, badge: badge, device: device, in: world)
    }

    /// Another program switches the adapter off. The station leaves it so for a while, and says so; then it is on again.
    private static func switchedOff(in world: World) throws {
        let device = try world.powered(1)
        let (station, badge) = try onSite(world, device)
        let control = try ControlChannel(in: world)
        _ = try control.execute(.setPowered, [0], on: device.index ?? 0)
        try world.wait("the station says so") { !station.entries("receiver-deaf").isEmpty }
        try expectFrozen(station, for: 3, in: world)
        try expectRecovered(station, badge: badge, device: device, in: world)
    }

    /// The controller falls silent without an error: after 90 s its power is cycled.
    private static func silent(in world: World) throws {
        let device = try world.powered(1)
        let (station, badge) = try onSite(world, device)
        world.air.silence(device.node)
        try expectFrozen(station, for: 80, in: world)
        world.expect(!station.entries("receiver-deaf").isEmpty, "the journal says that it is deaf")
        try world.wait("the station hears again", within: .seconds(60)) { !station.entries("receiver-heard").isEmpty }
        try expectRecovered(station, badge: badge, device: device, in: world)
    }

    /// Without capabilities the station runs, and says what permits it.
    private static func notPermitted(in world: World) throws {
        _ = try world.powered(1)
        let station = try world.startStation(["--open-board"], as: .nobody(capabilities: []))
        let port = station.program.errors.text.split(separator: "http://127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        try world.pass(.seconds(2))
        let page = try world.run("wget", ["-qO-", "http://127.0.0.1:\(port)/"])
        world.expect(page.output.text.contains("CAP_NET_RAW"), "the banner names what is missing: \(page.output.text)")
        try world.end(station)
    }

    /// What is wrong is told apart, each with its remedy and in the exit code.
    private static func doctor(in world: World) throws {
        let station = try world.startStation(["--adapter", "none"])
        try world.end(station)
        func examine(_ words: String, as user: Program.User = World.radioUser, isFine: Bool = false) throws {
            let program = try world.start("muster", ["doctor", "--for", "5", "--data-dir", station.folder], as: user)
            try world.wait("muster doctor ends", within: .seconds(40)) { program.isOver }
            let text = (program.output.lines + program.errors.lines).joined(separator: "\n")
            world.expect(text.localizedContains(words), "“\(words)” is found, but: \(text)")
            world.expect((program.exitCode == 0) == isFine, "\(words): ends with \(program.exitCode ?? -1)")
        }
        try examine("no Bluetooth adapter")
        let device = try world.powered(1)
        try examine("CAP_NET_RAW", as: .nobody(capabilities: []))
        try world.block(true)
        try examine("blocked")
        try world.block(false)
        try world.powerUp(device)
        try examine("nothing")
        let stranger = world.air.place(.badge(Beacons.badge(99)))
        try examine("none that this station knows")
        world.air.setLink(from: stranger, to: device.node, Link(level: nil))
        _ = world.air.place(.badge(Beacons.badge(7)))
        try examine("ok", isFine: true)
    }
}

extension String {
    /// Whether a text is in it, whatever the case.
    fileprivate func localizedContains(_ text: String) -> Bool { lowercased().contains(text.lowercased()) }
}
