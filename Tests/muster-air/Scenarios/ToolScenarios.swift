import BeaconKit
import Glibc
import VirtualAir

/// `muster scan` and `muster transmit`, alone and beside BlueZ's programs.
enum ToolScenarios {
    static let all =
        [
            Scenario("scan-flood", .station, limit: 90, play: flood),
            Scenario("transmit-killed", .station, limit: 120, play: killed),
            Scenario("transmit-several", .station, play: several),
            Scenario("transmit-several-killed", .station, limit: 180, play: severalKilled),
            Scenario("bluetoothctl-heard-by-us", .bluez, limit: 90, play: hearsBluetoothctl),
            Scenario("scan-beside-bluetoothctl", .bluez, limit: 90, play: besideBluetoothctl),
        ]
        + [(false, "transmit-legacy-seen-by-btmon"), (true, "transmit-extended-seen-by-btmon")].map { kind, name in
            Scenario(name, .bluez) { world in try seenByBlueZ(isExtended: kind, in: world) }
        }

    /// 5,000 reports a second for 10 s: each is received, or counted as dropped.
    private static func flood(in world: World) throws {
        let device = try world.powered()
        let folder = try world.makeFolder()
        let scan = try world.start(
            "muster",
            ["scan", "--json-every-second", "--record", "\(folder)/flood.btsnoop"],
            as: World.radioUser
        )
        try world.wait("the scan is on") { world.air.controller(device.node)?.isScanning == true }
        try world.pass(.seconds(1))
        let crowd = world.air.place(.flood(rate: 5000, uuid: Beacons.uuid, major: 2, identities: 200))
        try world.pass(.seconds(10))
        world.air.setLink(from: crowd, to: device.node, Link(level: nil))
        try world.pass(.seconds(2))
        scan.send(SIGINT)
        try world.wait("the scan ends") { scan.isOver }
        let reported = world.air.reports(of: crowd, by: device.node)
        let words = scan.errors.text
        let replay = try world.run("muster", ["replay", "--json", "\(folder)/flood.btsnoop"], within: .seconds(30))
        let recorded = Self.number(before: " reports read", in: replay.errors.text)
        let lost = Self.number(before: " packets lost", in: words)
        world.expect(reported >= 50_000, "the controller reported \(reported)")
        world.expect(recorded + lost == reported, "\(recorded) recorded and \(lost) lost are \(reported): \(words)")
    }

    static func number(before text: String, in words: String) -> Int {
        guard let range = words.firstRange(of: text) else { return 0 }
        let digits = words[..<range.lowerBound].reversed().prefix { $0.isNumber || $0 == "," }.reversed()
        return Int(String(digits.filter(\.isNumber))) ?? 0
    }

    private static func transmit(_ minor: Int, in world: World, with device: VirtualDevice) throws -> Program {
        try world.start(
            "muster",
            [
                "transmit", "--uuid", "\(Beacons.uuid)", "--major", "170", "--minor", "\(minor)", "--power", "-59",
                "--adapter", device.name,
            ],
            as: World.radioUser
        )
    }

    /// Killed while it transmits: a while later nothing is on the air, and a new one begins afresh.
    private static func killed(in world: World) throws {
        for (number, isExtended) in [(UInt8(1), false), (3, true)] {
            let sender = try world.powered(number, isExtended: isExtended)
            let receiver = try world.powered(number + 1)
            let socket = try world.listen(with: receiver)
            let program = try transmit(7, in: world, with: sender)
            let bytes = Beacons.bytes(Beacons.badge(7))
            try world.wait("the beacon is heard") { socket.reports(containing: bytes).count >= 3 }
            program.send(SIGKILL)
            try world.wait("nothing is left on the air", within: .seconds(20)) {
                world.air.controller(sender.node)?.activeSets == 0
            }
            let again = try transmit(8, in: world, with: sender)
            try world.wait("the next one is heard") {
                socket.reports(containing: Beacons.bytes(Beacons.badge(8))).count >= 3
            }
            try socket.forget(in: world)
            try world.pass(.seconds(1))
            world.expect(socket.reports(containing: bytes).isEmpty, "and only that one")
            again.send(SIGTERM)
            try world.wait("it ends") { again.isOver }
            try world.wait("and is silent") { world.air.controller(sender.node)?.activeSets == 0 }
            world.unplug(sender)
            world.unplug(receiver)
        }
    }

    /// Two programs transmit by one controller, and each ends alone.
    private static func several(in world: World) throws {
        let sender = try world.powered(1, isExtended: true)
        let receiver = try world.powered(2)
        let socket = try world.listen(with: receiver)
        let programs = [try transmit(1, in: world, with: sender), try transmit(2, in: world, with: sender)]
        for minor: UInt16 in [1, 2] {
            try world.wait("beacon \(minor) is heard") {
                socket.reports(containing: Beacons.bytes(Beacons.badge(minor))).count >= 3
            }
        }
        programs[0].send(SIGTERM)
        try world.wait("the first ends") { programs[0].isOver }
        try socket.forget(in: world)
        try world.wait("the second goes on") {
            socket.reports(containing: Beacons.bytes(Beacons.badge(2))).count >= 3
        }
        world.expect(socket.reports(containing: Beacons.bytes(Beacons.badge(1))).isEmpty, "the first is silent")
    }

    /// One of three that share a Bluetooth 4 adapter is killed: the kernel takes turns with them, and takes it off the air
    /// half a minute later, as the command's help says. The others go on.
    private static func severalKilled(in world: World) throws {
        let sender = try world.powered(1, isExtended: false)
        let receiver = try world.powered(2)
        let socket = try world.listen(with: receiver)
        let programs = try [1, 2, 3].map { try transmit($0, in: world, with: sender) }
        func count(_ minor: UInt16) -> Int { socket.reports(containing: Beacons.bytes(Beacons.badge(minor))).count }
        for minor: UInt16 in [1, 2, 3] {
            try world.wait("beacon \(minor) is heard", within: .seconds(30)) { count(minor) >= 3 }
        }
        programs[0].send(SIGKILL)
        // More reports than one turn of two seconds has: after so many of each, everybody who is on the air had a turn.
        var rounds = 0
        repeat {
            try socket.forget(in: world)
            try world.wait("the others go on", within: .seconds(30)) { count(2) >= 30 && count(3) >= 30 }
            rounds += 1
        } while count(1) > 0 && rounds < 10
        world.expect(count(1) == 0, "the killed one is off the air after \(rounds) rounds")
        for program in programs.dropFirst() { program.send(SIGTERM) }
        try world.wait("they end") { programs[1].isOver && programs[2].isOver }
        try world.wait("and nothing is left on the air") { world.air.controller(sender.node)?.activeSets == 0 }
    }

    /// `btmon` shows what we transmit as the iBeacon that it is.
    private static func seenByBlueZ(isExtended: Bool, in world: World) throws {
        let sender = try world.powered(1, isExtended: isExtended)
        let receiver = try world.powered(2)
        let monitor = try world.start("btmon", ["--index", "\(receiver.index ?? 0)"], onTerminal: true)
        let socket = try world.listen(with: receiver)
        _ = try transmit(7, in: world, with: sender)
        let bytes = Beacons.bytes(Beacons.badge(7))
        try world.wait("the right bytes are heard") { socket.reports(containing: bytes).count >= 3 }
        // BlueZ prints the UUID, major (170) and minor (7) with their bytes the other way round.
        try world.wait("btmon shows the beacon") {
            monitor.says("Type: iBeacon") && monitor.says("Version: 43520.1792") && monitor.says("TX power: -59 dB")
        }
        let find = try world.start("btmgmt", ["--index", receiver.name, "find", "-l"], onTerminal: true)
        try world.wait("btmgmt finds it") { find.says("dev_found") }
    }

    /// We hear what `bluetoothctl` lets `bluetoothd` advertise.
    private static func hearsBluetoothctl(in world: World) throws {
        let sender = try world.powered(1)
        let receiver = try world.powered(2)
        let scan = try world.start(
            "muster",
            ["scan", "--json", "--adapter", receiver.name],
            as: World.radioUser
        )
        try world.startBluetoothDaemon(for: sender)
        let control = try world.bluetoothControl()
        try world.wait("bluetoothctl knows the controller") { control.says("\(sender.configuration.address)") }
        let bytes = Beacons.bytes(Beacons.badge(9)).dropFirst(2).map { "0x\($0.hexadecimal)" }.joined(separator: " ")
        for line in [
            "select \(sender.configuration.address)", "power on", "menu advertise", "manufacturer 0x004c \(bytes)",
            "back",
            "advertise broadcast",
        ] { try control.type(line) }
        try world.wait("muster hears it") {
            scan.output.lines.count { $0.contains("\"minor\":9") && $0.contains("\(Beacons.uuid)") } >= 3
        }
    }

    /// A scan through bluetoothd by the same adapter changes nothing for us, though bluetoothd takes our monitor away when
    /// it starts.
    private static func besideBluetoothctl(in world: World) throws {
        let device = try world.powered(1)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        let scan = try world.start("muster", ["scan", "--json"], as: World.radioUser)
        try world.wait("the badge is heard") { scan.output.lines.count >= 3 }
        func heardWhile(_ what: String, _ seconds: Int) throws {
            let (before, sentBefore) = (scan.output.lines.count, world.air.sent(by: badge))
            try world.pass(.seconds(seconds))
            let (heard, sent) = (scan.output.lines.count - before, world.air.sent(by: badge) - sentBefore)
            world.expect(heard >= sent * 8 / 10, "\(what): \(heard) of \(sent) are heard")
        }
        try heardWhile("alone", 5)
        try world.startBluetoothDaemon(for: device)
        let control = try world.bluetoothControl()
        try control.type("scan le")
        try world.wait("bluetoothctl finds the badge") {
            control.says("Device \(Advertisement(Beacons.badge(7)).address)")
        }
        try heardWhile("beside bluetoothctl's scan", 12)
        try control.type("scan off")
        try world.pass(.seconds(1))
        try heardWhile("after it", 5)
    }
}
