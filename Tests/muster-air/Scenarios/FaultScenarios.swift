import BeaconKit
import Glibc
import VirtualAir

/// What happens to adapters: what these do is what the station must bear.
enum FaultScenarios {
    static let all = [
        Scenario("replugged", .kernel, play: replugged),
        Scenario("blocked", .kernel, play: blocked),
        Scenario("silent", .kernel, play: silent),
        Scenario("not-permitted", .bluez, play: notPermitted),
    ]

    /// Plugged in again, a controller has its address, and another number if its old one is taken.
    private static func replugged(in world: World) throws {
        let frame = Beacons.badge(1)
        _ = world.air.place(.badge(frame))
        let first = try world.powered(1)
        let before = try world.listen(with: first)
        try world.wait("the badge is heard") { before.reports.count >= 3 }

        world.unplug(first)
        try world.wait("the kernel lets the controller go") { before.descriptor == nil }
        let other = try world.powered(2)
        world.expect(other.index == first.index, "the number is free for another, \(other.name)")

        let second = try world.powered(1)
        world.expect(second.index != first.index, "it is not \(first.name) again")
        let info = try ControlChannel(in: world).info(of: second.index ?? 0)
        world.expect(info.address == first.configuration.address, "it has its address, not \(info.address)")
        let after = try world.listen(with: second)
        try world.wait("the badge is heard again") { after.reports.count >= 3 }
    }

    /// Blocked by rfkill, a controller goes off; unblocked, it can be switched on again.
    private static func blocked(in world: World) throws {
        let device = try world.powered()
        _ = world.air.place(.badge(Beacons.badge(1)))
        let socket = try world.listen(with: device)
        try world.wait("the badge is heard") { socket.reports.count >= 3 }
        let control = try ControlChannel(in: world)
        let index = device.index ?? 0

        try world.block(true)
        defer { try? world.block(false) }
        try world.wait("the controller is off") { try !control.info(of: index).isPowered }
        let refused = try control.execute(.setPowered, [1], on: index)
        world.expect(refused.status != 0, "it can't be switched on")
        try socket.forget(in: world)
        try world.pass(.milliseconds(500))
        world.expect(socket.reports.isEmpty, "nothing is heard while it is blocked")

        try world.block(false)
        try world.powerUp(device)
        try socket.scan(isExtended: false)
        try world.wait("the badge is heard again") { socket.reports.count >= 3 }
    }

    /// A controller that reports nothing answers all the same, and a power cycle cures it.
    private static func silent(in world: World) throws {
        let device = try world.powered()
        _ = world.air.place(.badge(Beacons.badge(1)))
        let socket = try world.listen(with: device)
        try world.wait("the badge is heard") { socket.reports.count >= 3 }

        world.air.silence(device.node)
        try socket.scan(isExtended: false)
        try socket.forget(in: world)
        try world.pass(.seconds(1))
        world.expect(socket.reports.isEmpty, "nothing is heard")

        let control = try ControlChannel(in: world)
        let index = device.index ?? 0
        for power: UInt8 in [0, 1] {
            let answer = try control.execute(.setPowered, [power], on: index)
            world.expect(answer.status == 0, "the kernel switches it: status \(answer.status)")
        }
        try socket.scan(isExtended: false)
        try world.wait("the badge is heard again") { socket.reports.count >= 3 }
    }

    /// Who may not use Bluetooth can be told from who may.
    private static func notPermitted(in world: World) throws {
        let device = try world.powered()
        let arguments = ["-i", device.name, "cmd", "0x08", "0x000c", "01", "00"]
        let refused = try world.start("hcitool", arguments, as: .nobody(capabilities: []))
        try world.wait("hcitool ends") { refused.isOver }
        world.expect(refused.exitCode != 0, "without capabilities it fails")
        world.expect(air(world, device)?.isScanning == false, "and nothing happens")

        try world.run("hcitool", arguments, as: .nobody(capabilities: ["net_raw", "net_admin"]))
        world.expect(air(world, device)?.isScanning == true, "with them it works")
    }

    private static func air(_ world: World, _ device: VirtualDevice) -> VirtualController? {
        world.air.controller(device.node)
    }
}
