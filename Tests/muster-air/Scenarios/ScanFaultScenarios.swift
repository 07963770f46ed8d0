import BeaconKit
import Glibc
import VirtualAir

/// What `muster scan` bears of its adapters, and what it says.
enum ScanFaultScenarios {
    static let all = [
        Scenario("scan-replugged", .station, play: replugged),
        Scenario("scan-blocked", .station, play: blocked),
        Scenario("scan-switched-off", .station, play: switchedOff),
        Scenario("scan-reset", .station, play: reset),
        Scenario("scan-silent", .station, limit: 150, play: silent),
        Scenario("scan-not-permitted", .station, play: notPermitted),
        Scenario("scan-without-adapter", .station, play: withoutAdapter),
    ]

    /// Pulled out and plugged in again under another number, an adapter is found by its address.
    private static func replugged(in world: World) throws {
        let first = try world.plugged(1)
        _ = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json", "--adapter", first.name)
        try world.wait("the badge is heard") { scan.says("\"receiver\":\"\(first.name)\"") }

        world.unplug(first)
        try world.wait("it is said that the adapter is gone") { scan.errors.contains("\(first.name) is gone") }
        // The number is free when nobody holds on to the adapter any more.
        try world.pass(.seconds(1))
        let stranger = try world.plugged(2)
        world.expect(stranger.name == first.name, "another adapter has its number")
        try world.pass(.seconds(2))
        let before = scan.output.lines.count
        try world.pass(.seconds(2))
        world.expect(scan.output.lines.count == before, "which is not listened to")

        let again = try world.plugged(1)
        try world.wait("it is heard as \(again.name)") { scan.says("\"receiver\":\"\(again.name)\"") }
        world.expect(scan.errors.contains("\(again.name) is listening"), "and said to listen\(scan.lastOutput)")
        try world.interrupt(scan)
    }

    private static func blocked(in world: World) throws {
        let device = try world.plugged(1)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json")
        try world.wait("the badge is heard") { scan.says("\"minor\":7") }
        try world.block(true)
        defer { try? world.block(false) }
        try world.wait("it is said") { scan.errors.contains("\(device.name) is blocked by software") }
        try world.pass(.seconds(3))
        try world.block(false)
        try world.wait("it listens again") {
            scan.errors.lines.count { $0.contains("\(device.name) is listening") } == 2
        }
        try world.expectHeard(badge, by: scan, minor: 7)
        try world.interrupt(scan)
    }

    private static func switchedOff(in world: World) throws {
        let device = try world.plugged(1)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json")
        try world.wait("the badge is heard") { scan.says("\"minor\":7") }
        try world.run("btmgmt", ["--index", device.name, "power", "off"])
        try world.wait("it is said") { scan.errors.contains("\(device.name) is switched off") }
        try world.wait("it listens again") {
            scan.errors.lines.count { $0.contains("\(device.name) is listening") } == 2
        }
        try world.expectHeard(badge, by: scan, minor: 7)
        try world.interrupt(scan)
    }

    /// A controller that was reset behind the kernel's back scans no more.
    private static func reset(in world: World) throws {
        let device = try world.plugged(1, isExtended: true)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json")
        try world.wait("the badge is heard") { scan.says("\"minor\":7") }
        try world.run("hcitool", ["-i", device.name, "cmd", "0x03", "0x0003"])
        try world.pass(.seconds(7))
        try world.expectHeard(badge, by: scan, minor: 7)
        try world.interrupt(scan)
    }

    /// A controller that falls silent is switched off and on after 90 s.
    private static func silent(in world: World) throws {
        let device = try world.plugged(1)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json")
        try world.wait("the badge is heard") { scan.says("\"minor\":7") }
        world.air.silence(device.node)
        try world.pass(.seconds(85))
        world.expect(!scan.errors.contains("has heard nothing"), "85 s are not silence")
        try world.wait("it is said") { scan.errors.contains("has heard nothing") }
        try world.wait("it listens again") {
            scan.errors.lines.count { $0.contains("\(device.name) is listening") } == 2
        }
        try world.expectHeard(badge, by: scan, minor: 7)
        try world.interrupt(scan)
    }

    /// Without one of the two capabilities nothing can be done, and it is said how to get them.
    private static func notPermitted(in world: World) throws {
        _ = try world.plugged(1)
        for capabilities in [[], ["net_raw"], ["net_admin"]] {
            for command in [["scan"], ["transmit", "--random", "--major", "1", "--minor", "2"]] {
                // Transmitting needs no raw channel.
                if command[0] == "transmit", capabilities == ["net_admin"] { continue }
                let program = try world.start("muster", command, as: .nobody(capabilities: capabilities))
                try world.wait("\(command[0]) ends") { program.isOver }
                world.expect(program.exitCode == 77, "with 77, not \(program.exitCode ?? -1)\(program.lastOutput)")
                world.expect(program.errors.contains("setcap"), "and a remedy\(program.lastOutput)")
            }
        }
    }

    private static func withoutAdapter(in world: World) throws {
        let scan = try world.muster("scan")
        try world.wait("scan ends") { scan.isOver }
        world.expect(scan.exitCode == 69, "with 69, not \(scan.exitCode ?? -1)")
        world.expect(scan.errors.contains("There is no Bluetooth adapter"), "and says why\(scan.lastOutput)")
        let short = try world.muster("scan", "--for", "2")
        try world.wait("a short scan ends") { short.isOver }
        world.expect(short.exitCode == 69, "with 69, too, not \(short.exitCode ?? -1)")
    }
}
