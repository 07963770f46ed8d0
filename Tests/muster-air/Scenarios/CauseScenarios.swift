import BeaconKit
import Glibc
import VirtualAir

/// The rows of the table of causes that other scenarios don't play: each is told truly, by every command, with its exit
/// code; and when its reason ends, the station listens again, and it is printed how long that took.
enum CauseScenarios {
    static let all = [
        Scenario("cause-unplugged", .station, limit: 90, play: unplugged),
        Scenario("cause-classic", .station, limit: 90, play: classic),
        Scenario("cause-wrong-adapter", .station, limit: 90, play: wrongAdapter),
        Scenario("cause-switched-off", .station, limit: 90, play: switchedOff),
        Scenario("cause-taken", .station, limit: 90, play: taken),
        Scenario("cause-refuses-scan-legacy", .station, limit: 90) { try refuses(isExtended: false, in: $0) },
        Scenario("cause-refuses-scan-extended", .station, limit: 90) { try refuses(isExtended: true, in: $0) },
        Scenario("cause-mute", .station, limit: 120, play: mute),
        Scenario("cause-mute-from-the-beginning", .station, limit: 120, play: muteFromTheBeginning),
    ]

    /// Runs a command that can't do without the radio, and expects that it says why and ends so.
    private static func expect(
        _ words: [String],
        _ arguments: [String],
        exitCode: Int32 = 69,
        in world: World
    ) throws {
        let program = try world.start("muster", arguments, as: World.radioUser)
        try world.wait("\(arguments[0]) ends") { program.isOver }
        let isTold = words.allSatisfy { program.says($0) }
        world.expect(isTold, "\(arguments[0]) says \(words)\(program.lastOutput)")
        world.expect(program.exitCode == exitCode, "\(arguments[0]) ends with \(program.exitCode ?? -1)")
        world.expect(!program.says(" is listening"), "\(arguments[0]) claims nothing else\(program.lastOutput)")
    }

    /// The same of `muster scan` and `muster transmit`.
    private static func expectCommands(_ words: [String], _ options: [String] = [], in world: World) throws {
        try expect(words, ["scan"] + options, in: world)
        try expect(words, ["transmit", "--random", "--major", "1", "--minor", "2"] + options, in: world)
    }

    /// What the station's journal says of its radio, in its order.
    private static func conditions(_ station: StationProgram) -> [String] {
        station.entries("radio").compactMap { line in
            // The payload is JSON within a text of JSON.
            line.firstRange(of: #"\"condition\":\""#).map { String(line[$0.upperBound...].prefix { $0 != "\\" }) }
        }
    }

    private static func wait(for condition: String, of station: StationProgram, in world: World) throws {
        try world.wait("the journal says \(condition), after \(conditions(station))") {
            conditions(station).last == condition
        }
    }

    /// Waits until the station listens, which is told within 5 s of the fault's end, and prints how long it took. The clock
    /// is that of an emulated machine, so that it may take three times as long here.
    private static func waitForRecovery(_ what: String, _ station: StationProgram, in world: World) throws {
        let begin = SteadyClock.now
        try wait(for: "listening", of: station, in: world)
        let milliseconds = SteadyClock.now.microseconds(since: begin) / 1000
        ConsoleReport.write(["note", "recovery", "\(what): \(milliseconds) ms"])
        world.expect(milliseconds <= 15_000, "\(what): the station listens again after \(milliseconds) ms")
    }

    /// Pulled out, an adapter is gone and not switched off, also while another one listens.
    private static func unplugged(in world: World) throws {
        let device = try world.powered(1)
        _ = try world.powered(2)
        _ = world.air.place(.badge(Beacons.badge(99)))
        let station = try world.startStation()
        let scan = try world.muster("scan", "--json")
        try world.wait("it is heard") { scan.says("\"receiver\":\"\(device.name)\"") }
        world.unplug(device)
        try wait(for: "absent", of: station, in: world)
        try world.pass(.seconds(6))
        world.expect(conditions(station) == ["absent"], "it is gone and nothing else: \(conditions(station))")
        world.expect(scan.says("\(device.name) is gone"), "scan says so\(scan.lastOutput)")
        world.expect(!scan.says("switched off"), "and nothing else\(scan.lastOutput)")
        try world.interrupt(scan)
        _ = try world.plug(device.configuration)
        try waitForRecovery("plugged in again", station, in: world)
        try world.end(station)
    }

    /// A controller for BR/EDR only is there, and cannot do it.
    private static func classic(in world: World) throws {
        let address = BluetoothAddress(rawValue: 0x0200_0000_0009)
        var configuration = ControllerConfiguration(address: address)
        configuration.isClassic = true
        let device = try world.plug(configuration)
        let control = try ControlChannel(in: world)
        try world.wait("\(device.name) is ready") { try control.controllers().contains(device.index ?? 0) }
        try expectCommands(["BR/EDR"], in: world)
        try expectCommands(["BR/EDR"], ["--adapter", device.name], in: world)
        let station = try world.startStation()
        try wait(for: "not-low-energy", of: station, in: world)
        _ = try world.plugged(2)
        try waitForRecovery("an adapter that can do it", station, in: world)
        try world.end(station)
    }

    /// `--adapter hci7` beside hci0.
    private static func wrongAdapter(in world: World) throws {
        let device = try world.plugged(1)
        try expectCommands(
            ["no adapter hci7", "\(device.name) (\(device.configuration.address))"],
            ["--adapter", "hci7"],
            in: world
        )
        let address = BluetoothAddress(rawValue: 0x0200_0000_0002)
        let station = try world.startStation(["--adapter", "\(address)"])
        try wait(for: "not-found", of: station, in: world)
        _ = try world.plugged(2)
        try waitForRecovery("the adapter that was chosen", station, in: world)
        try world.end(station)

        // One of two is there, and listens; the other is told of until it comes.
        let both = try world.startStation(["--adapter", "\(device.configuration.address),02:00:00:00:00:03"])
        try wait(for: "incomplete", of: both, in: world)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        try world.wait("the one that is there hears") { both.punches == ["in"] }
        world.expect(both.program.says("The adapter 02:00:00:00:00:03 is missing"), "the log says which")
        _ = try world.plugged(3)
        try waitForRecovery("the missing adapter", both, in: world)
        try world.end(both)
    }

    /// The remedy does what it says, without bluetoothd.
    private static func switchedOff(in world: World) throws {
        let device = try world.plugged(1)
        // A controller that nobody wants is switched off by the kernel after 2 s.
        try world.pass(.seconds(3))
        let control = try ControlChannel(in: world)
        world.expect(try !control.info(of: device.index ?? 0).isPowered, "it is off")
        try expect(["is switched off", "btmgmt power on"], ["doctor", "--for", "5"], exitCode: 1, in: world)
        try world.run("btmgmt", ["power", "on"])
        world.expect(try control.info(of: device.index ?? 0).isPowered, "the remedy switches it on")

        let station = try world.startStation()
        let badge = world.air.place(.badge(Beacons.badge(7)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        try world.wait("it listens") { station.punches == ["in"] }
        try world.run("btmgmt", ["power", "off"])
        try wait(for: "off", of: station, in: world)
        try waitForRecovery("switched off, from when it was told", station, in: world)
        try world.end(station)
    }

    /// Another program holds the user channel.
    private static func taken(in world: World) throws {
        let device = try world.plugged(1)
        // The kernel gives the user channel only of an adapter that is off.
        try world.pass(.seconds(3))
        let holder = try HCISocket.open(.user, device: device.index ?? 0)
        try expectCommands(["Another program has"], in: world)
        let station = try world.startStation()
        try wait(for: "taken", of: station, in: world)
        holder.close()
        try waitForRecovery("given back", station, in: world)
        try world.end(station)
    }

    /// The controller refuses to scan with an HCI error: it does not listen, and nobody else is to blame.
    private static func refuses(isExtended: Bool, in world: World) throws {
        let device = try world.plugged(1, isExtended: isExtended)
        world.air.refuseScan(device.node, with: .commandDisallowed)
        try expect(["refuses to scan (HCI error 0x0C)"], ["scan"], in: world)
        let station = try world.startStation()
        try wait(for: "refusing", of: station, in: world)
        try world.pass(.seconds(10))
        world.expect(conditions(station) == ["refusing"], "it is said once: \(conditions(station))")
        world.air.refuseScan(device.node, with: nil)
        try waitForRecovery("it scans", station, in: world)
        let badge = world.air.place(.badge(Beacons.badge(7)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        try world.wait("and hears") { station.punches == ["in"] }
        try world.end(station)
    }

    /// A controller that hangs once it is set up.
    private static func mute(in world: World) throws {
        let device = try world.plugged(1)
        try world.pass(.seconds(3))
        world.air.mute(device.node)
        let station = try world.startStation()
        try wait(for: "not-answering", of: station, in: world)
        try expect(["does not answer"], ["scan"], in: world)
        world.expect(!conditions(station).contains("failed"), "nothing else is said: \(conditions(station))")
        world.air.mute(device.node, false)
        try waitForRecovery("it answers", station, in: world)
        try world.end(station)
    }

    /// A controller that hangs from when it is plugged in, so that the kernel can't set it up.
    private static func muteFromTheBeginning(in world: World) throws {
        var configuration = ControllerConfiguration(address: BluetoothAddress(rawValue: 0x0200_0000_0001))
        configuration.isMute = true
        let device = try world.plug(configuration)
        try expectCommands(["does not answer"], in: world)
        let station = try world.startStation()
        try wait(for: "not-answering", of: station, in: world)
        world.unplug(device)
        _ = try world.plugged(1)
        try waitForRecovery("plugged in again", station, in: world)
        try world.end(station)
    }
}
