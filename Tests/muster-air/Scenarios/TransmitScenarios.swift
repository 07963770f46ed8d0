import BeaconKit
import Glibc
import VirtualAir

/// `muster transmit` on the real kernel.
enum TransmitScenarios {
    static let all =
        [
            (false, "transmit-legacy"), (true, "transmit-extended"),
        ].map { isExtended, name in
            Scenario(name, .station) { world in try transmits(isExtended: isExtended, in: world) }
        } + [
            Scenario("transmit-while-scanning", .station, play: whileScanning),
            Scenario("transmit-beside-btmgmt", .station, play: besideOthers),
            Scenario("transmit-interval", .station, play: interval),
            Scenario("transmit-blocked", .station, play: blocked),
            Scenario("transmit-replugged", .station, play: replugged),
        ]

    private static let words = ["transmit", "--uuid", "\(Beacons.uuid)", "--major", "170", "--minor", "9"]

    private static func start(_ more: String..., in world: World) throws -> Program {
        try world.start("muster", words + more, as: World.radioUser)
    }

    /// The right bytes are on the air, not connectable, until it is stopped; then at once nothing.
    private static func transmits(isExtended: Bool, in world: World) throws {
        let sender = try world.plugged(1, isExtended: isExtended)
        let receiver = try world.powered(2)
        let socket = try world.listen(with: receiver)
        let transmit = try start("--power", "-65", "--adapter", sender.name, in: world)
        try world.wait("it is heard") { socket.reports.count >= 10 }
        let frame = BeaconFrame(identity: Beacons.badge(9).identity, measuredPower: -65)
        for heard in socket.reports {
            world.expect(heard.data == [2, 1, 6, 26, 0xFF] + Beacons.bytes(frame), "what is on the air: \(heard.data)")
            world.expect(!heard.report.isConnectable, "nobody may connect")
        }
        world.expect(transmit.errors.contains("\(sender.name) transmits"), "it is said\(transmit.lastOutput)")
        // Longer than the lease: it is renewed.
        try world.pass(.seconds(12))
        try socket.forget(in: world)
        try world.pass(.seconds(2))
        world.expect((12...22).contains(socket.reports.count), "some 16 in 2 s, but \(socket.reports.count)")
        try world.interrupt(transmit)
        world.expect(world.air.controller(sender.node)?.activeSets == 0, "nothing is left on the air")
    }

    /// A controller of Bluetooth 4 that scans takes no random address: the beacon is sent all the same, as often as it
    /// was asked for.
    private static func whileScanning(in world: World) throws {
        let device = try world.plugged(1)
        let receiver = try world.powered(2)
        let socket = try world.listen(with: receiver)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json", "--adapter", device.name)
        try world.wait("the badge is heard") { scan.says("\"minor\":7") }
        let transmit = try start("--adapter", device.name, in: world)
        let content = Beacons.bytes(Beacons.badge(9))
        try world.wait("the beacon is heard") { socket.reports(containing: content).count >= 3 }
        // Longer than the lease.
        try world.pass(.seconds(12))
        try socket.forget(in: world)
        try world.pass(.seconds(3))
        let count = socket.reports(containing: content).count
        world.expect(count >= 20, "some 28 in 3 s, but \(count)")
        try world.expectHeard(badge, by: scan, minor: 7)
        try world.interrupt(transmit)
        world.expect(world.air.controller(device.node)?.activeSets == 0, "nothing is left on the air")
        try world.interrupt(scan)
    }

    /// What others transmit stays as it is.
    private static func besideOthers(in world: World) throws {
        let sender = try world.powered(1, isExtended: true)
        let receiver = try world.powered(2)
        let socket = try world.listen(with: receiver)
        for (instance, digits) in [("1", "03ff4c01"), ("3", "03ff4c03")] {
            try world.run("btmgmt", ["--index", sender.name, "add-adv", "-d", digits, instance])
        }
        let transmit = try start("--adapter", sender.name, in: world)
        try world.wait("it is heard") { socket.reports(containing: Beacons.bytes(Beacons.badge(9))).count >= 3 }
        world.expect(world.air.controller(sender.node)?.activeSets == 3, "three are on the air")
        try world.pass(.seconds(7))
        try world.interrupt(transmit)
        world.expect(world.air.controller(sender.node)?.activeSets == 2, "theirs stay")
        try socket.forget(in: world)
        try world.pass(.seconds(4))
        for content: [UInt8] in [[3, 0xFF, 0x4C, 1], [3, 0xFF, 0x4C, 3]] {
            world.expect(!socket.reports(containing: content).isEmpty, "and are heard: \(content)")
        }
    }

    /// With Bluetooth 5 the interval is what was asked for, or the controller's refusal is told; with Bluetooth 4 it is
    /// told that there is no choice.
    private static func interval(in world: World) throws {
        let extended = try world.plugged(1, isExtended: true)
        let legacy = try world.plugged(2)
        let receiver = try world.powered(3)
        let socket = try world.listen(with: receiver)
        let transmit = try start("--interval", "500", "--adapter", extended.name, in: world)
        try world.wait("it is heard") { !socket.reports.isEmpty }
        try socket.forget(in: world)
        try world.pass(.seconds(4))
        world.expect((7...9).contains(socket.reports.count), "8 in 4 s, but \(socket.reports.count)")
        try world.interrupt(transmit)

        let refused = try start("--interval", "500", "--adapter", legacy.name, in: world)
        try world.wait("it ends") { refused.isOver }
        world.expect(refused.exitCode == 69, "with 69, not \(refused.exitCode ?? -1)")
        world.expect(refused.errors.contains("100 to 150 ms"), "and says what is possible\(refused.lastOutput)")

        var configuration = ControllerConfiguration(address: BluetoothAddress(rawValue: 0x0200_0000_0004))
        configuration.isExtended = true
        configuration.advertisingIntervals = 0xA0...0x4000
        let slow = try world.plug(configuration)
        try world.powerUp(slow)
        let tooFast = try start("--interval", "20", "--adapter", slow.name, in: world)
        try world.wait("it ends") { tooFast.isOver }
        world.expect(tooFast.errors.contains("try 100 ms or more"), "and says what may do\(tooFast.lastOutput)")
    }

    private static func blocked(in world: World) throws {
        let sender = try world.plugged(1)
        try world.block(true)
        defer { try? world.block(false) }
        let refused = try start(in: world)
        try world.wait("it ends") { refused.isOver }
        world.expect(refused.exitCode == 69, "with 69, not \(refused.exitCode ?? -1)")
        world.expect(refused.errors.contains("rfkill unblock bluetooth"), "and a remedy\(refused.lastOutput)")

        try world.block(false)
        let transmit = try start(in: world)
        try world.wait("it transmits") { transmit.errors.contains("\(sender.name) transmits") }
        try world.block(true)
        try world.wait("it is said") { transmit.errors.contains("blocked by software") }
        try world.block(false)
        try world.wait("it transmits again") {
            transmit.errors.lines.count { $0.contains("transmits.") } == 2
        }
        try world.interrupt(transmit)
    }

    private static func replugged(in world: World) throws {
        let sender = try world.plugged(1)
        let transmit = try start(in: world)
        try world.wait("it transmits") { transmit.errors.contains("\(sender.name) transmits") }
        world.unplug(sender)
        try world.wait("it is said") { transmit.errors.contains("There is no Bluetooth adapter") }
        let again = try world.plugged(1)
        try world.wait("it is on the air again") { world.air.controller(again.node)?.activeSets == 1 }
        try world.interrupt(transmit)
    }
}
