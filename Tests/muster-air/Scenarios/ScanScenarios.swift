import BeaconKit
import Glibc
import VirtualAir

/// `muster scan` on the real kernel, alone and beside others.
enum ScanScenarios {
    static let all = [
        Scenario("scan-hears", .station, play: hears),
        Scenario("scan-records", .station, play: records),
        Scenario("scan-on-a-terminal", .station, play: draws),
        Scenario("scan-beside-btmgmt", .station, play: besideSearch),
        Scenario("scan-disturbed", .station, play: disturbed),
    ]

    /// Reports of both kinds, from two adapters at once; and nothing is left behind.
    private static func hears(in world: World) throws {
        let legacy = try world.plugged(1)
        let extended = try world.plugged(2, isExtended: true)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        world.air.setLink(from: badge, to: legacy.node, Link(level: -71))
        world.air.setLink(from: badge, to: extended.node, Link(level: -84))
        let scan = try world.muster("scan", "--json")
        for (device, level) in [(legacy, -71), (extended, -84)] {
            let line = "\"receiver\":\"\(device.name)\",\"uuid\":\"\(Beacons.uuid)\",\"major\":170,\"minor\":7,"
            try world.wait("\(device.name) hears at \(level) dBm") {
                scan.output.lines.count { $0.contains(line + "\"power\":-59,\"rssi\":\(level)}") } >= 10
            }
        }
        try world.interrupt(scan)
        try world.wait("nobody scans any more") {
            [legacy, extended].allSatisfy { world.air.controller($0.node)?.isScanning == false }
        }
    }

    /// What is recorded is what others' tools and `muster replay` read.
    private static func records(in world: World) throws {
        _ = try world.plugged(1)
        _ = try world.plugged(2, isExtended: true)
        _ = world.air.place(.badge(Beacons.badge(7)))
        let path = try world.makeFolder() + "/hall.btsnoop"
        let scan = try world.muster("scan", "--for", "3", "--record", path)
        try world.wait("scan ends by itself") { scan.isOver }
        world.expect(scan.exitCode == 0, "it ends with 0, not \(scan.exitCode ?? -1)")
        let again = try world.muster("scan", "--for", "3", "--record", path)
        try world.wait("scan ends at once") { again.isOver }
        world.expect(again.exitCode == 73, "a recording is not written over: \(again.exitCode ?? -1)")

        let replay = try world.muster("replay", "--json", path)
        try world.wait("replay ends") { replay.isOver }
        world.expect(replay.output.contains("\"event\":\"enter\""), "the badge enters\(replay.lastOutput)")
        world.expect(replay.errors.contains(" 0 malformed, 0 skipped"), "nothing is wrong\(replay.lastOutput)")
        let btmon = try world.run("btmon", ["-r", path])
        for words in ["LE Advertising Report", "LE Extended Advertising Report", "Type: iBeacon", "[hci1]"] {
            world.expect(btmon.output.contains(words), "btmon shows “\(words)”")
        }
    }

    /// On a terminal a table is drawn, in which a beacon fades when it falls silent, and leaves.
    private static func draws(in world: World) throws {
        let device = try world.plugged(1)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", onTerminal: true)
        // A frame has no line feeds, so it is one line when the terminal is given back.
        try world.pass(.seconds(4))
        world.air.setLink(from: badge, to: device.node, Link(level: nil))
        try world.pass(.seconds(5))
        try world.interrupt(scan)
        let text = scan.output.text
        let escape = "\u{1B}["
        world.expect(text.contains("\(Beacons.uuid)"), "the badge is shown")
        world.expect(text.contains("\(escape)2m\(Beacons.uuid)"), "it fades")
        world.expect(text.contains("\(escape)?1049h") && text.contains("\(escape)?1049l"), "the terminal is given back")
    }

    /// A search by another program changes nothing for us.
    private static func besideSearch(in world: World) throws {
        _ = try world.plugged(1)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json")
        try world.wait("the badge is heard") { scan.says("\"minor\":7") }
        let search = try world.start("btmgmt", ["find", "-l"], onTerminal: true)
        try world.wait("btmgmt finds it too") { search.says("dev_found") }
        try world.expectHeard(badge, by: scan, minor: 7, for: .seconds(5))
        search.kill()
        try world.expectHeard(badge, by: scan, minor: 7, for: .seconds(5))
        world.expect(!scan.says("interferes"), "nothing is disturbed\(scan.lastOutput)")
        try world.interrupt(scan)
    }

    /// A program that ends the scan past the kernel is noticed, and the scan goes on.
    private static func disturbed(in world: World) throws {
        let device = try world.plugged(1)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        let scan = try world.muster("scan", "--json")
        try world.wait("the badge is heard") { scan.says("\"minor\":7") }
        // LE Set Scan Enable: off; and on again with repeats held back, as `hcitool lescan` does.
        for parameters in [["00", "00"], ["01", "01"]] {
            if parameters[0] == "01" {
                try world.run("hcitool", ["-i", device.name, "cmd", "0x08", "0x000c", "00", "00"])
            }
            try world.run("hcitool", ["-i", device.name, "cmd", "0x08", "0x000c"] + parameters)
            try world.pass(.seconds(7))
            try world.expectHeard(badge, by: scan, minor: 7)
        }
        world.expect(scan.errors.contains("Another program interferes with"), "it is said\(scan.lastOutput)")
        try world.interrupt(scan)
    }
}
