import BeaconKit
import VirtualAir

/// Others' software on the same air.
enum BluezScenarios {
    static let all =
        [
            (false, false, "btmgmt-legacy-heard-by-legacy"), (false, true, "btmgmt-legacy-heard-by-extended"),
            (true, false, "btmgmt-extended-heard-by-legacy"), (true, true, "btmgmt-extended-heard-by-extended"),
        ].map { sender, receiver, name in
            Scenario(name, .bluez) { world in try advertises(from: sender, to: receiver, in: world) }
        } + [
            Scenario("btmgmt-finds", .bluez, play: finds),
            Scenario("btmon-shows", .bluez, play: shows),
            Scenario("bluetoothctl-advertises", .bluez, play: controlAdvertises),
            Scenario("bluetoothctl-scans", .bluez, play: controlScans),
        ]

    /// What `btmgmt` advertises on one controller is heard by another, with the right bytes and strength.
    private static func advertises(from isSenderExtended: Bool, to isReceiverExtended: Bool, in world: World) throws {
        let sender = try world.powered(1, isExtended: isSenderExtended)
        let receiver = try world.powered(2, isExtended: isReceiverExtended)
        world.air.setLink(from: sender.node, to: receiver.node, Link(level: -73))
        let socket = try world.listen(with: receiver)

        let frame = Beacons.badge(7)
        let structure = [UInt8(26), 0xFF] + Beacons.bytes(frame)
        let digits = structure.map(\.hexadecimal).joined()
        try world.run("btmgmt", ["--index", sender.name, "add-adv", "-d", digits, "1"])
        try world.wait("the advertisement is heard") { socket.reports.count >= 2 }
        for heard in socket.reports {
            world.expect(heard.report.rssi == -73, "heard at -73 dBm, but \(heard.report.rssi)")
            world.expect(heard.data == [2, 1, 4] + structure, "flags and beacon are on the air, but \(heard.data)")
            world.expect(heard.report.properties == .legacy, "in the format of Bluetooth 4: \(heard.report.properties)")
            world.expect(heard.report.isExtended == isReceiverExtended, "reports are of the right kind")
        }

        try world.run("btmgmt", ["--index", sender.name, "rm-adv", "1"])
        world.expect(world.air.controller(sender.node)?.activeSets == 0, "it ends when it is removed")
    }

    /// `btmgmt find` finds a badge, with its strength.
    private static func finds(in world: World) throws {
        let device = try world.powered()
        let frame = Beacons.badge(3)
        let badge = world.air.place(.badge(frame))
        world.air.setLink(from: badge, to: device.node, Link(level: -81))
        let address = Advertisement(frame).address
        let program = try world.start("btmgmt", ["--index", device.name, "find", "-l"], onTerminal: true)
        try world.wait("btmgmt finds the badge") {
            program.output.lines.contains { $0.contains("dev_found: \(address)") && $0.contains("rssi -81") }
        }
    }

    /// What `bluetoothctl` lets `bluetoothd` advertise is heard.
    private static func controlAdvertises(in world: World) throws {
        let sender = try world.powered(1)
        let receiver = try world.powered(2)
        try world.startBluetoothDaemon(for: sender)
        let control = try world.bluetoothControl()
        try world.wait("bluetoothctl knows both controllers") {
            [sender, receiver].allSatisfy { control.says("\($0.configuration.address)") }
        }
        let socket = try world.listen(with: receiver)
        let frame = Beacons.badge(9)
        let bytes = Beacons.bytes(frame)
        try control.type("select \(sender.configuration.address)")
        try control.type("power on")
        try control.type("menu advertise")
        try control.type(
            "manufacturer 0x004c " + bytes.dropFirst(2).map { "0x\($0.hexadecimal)" }.joined(separator: " ")
        )
        try control.type("back")
        try control.type("advertise broadcast")
        try world.wait("the advertisement is heard") { socket.reports(containing: bytes).count >= 3 }
    }

    /// `bluetoothctl` finds badges, and its scan takes nothing from one who hears everything.
    private static func controlScans(in world: World) throws {
        let device = try world.powered(1)
        let frame = Beacons.badge(4)
        _ = world.air.place(.badge(frame))
        let socket = try world.listen(with: device)
        try world.startBluetoothDaemon(for: device)
        let control = try world.bluetoothControl()
        try control.type("power on")
        try control.type("scan le")
        try world.wait("bluetoothctl finds the badge") { control.says("Device \(Advertisement(frame).address)") }
        try world.wait("it is heard all the same") { socket.reports(containing: Beacons.bytes(frame)).count >= 3 }
    }

    /// `btmon` understands what a controller reports.
    private static func shows(in world: World) throws {
        let device = try world.powered(1, isExtended: true)
        _ = world.air.place(.badge(Beacons.badge(3)))
        let program = try world.start("btmon", ["--index", "\(device.index ?? 0)"])
        let socket = try world.listen(with: device)
        try world.wait("the badge is heard") { socket.reports.count >= 3 }
        try world.wait("btmon shows a beacon") {
            program.output.contains("LE Extended Advertising Report") && program.output.contains("Type: iBeacon")
                && program.output.contains("RSSI: -60 dBm")
        }
    }
}
