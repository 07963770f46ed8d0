import BeaconKit
import Glibc
import VirtualAir

/// Badges come and go before a real station.
enum PresenceScenarios {
    static let all = [
        Scenario("badge-checks-in", .station, play: checksIn),
        Scenario("walks-away", .station, limit: 120, play: walksAway),
        Scenario("edge-of-range", .station, limit: 120, play: edgeOfRange),
        Scenario("own-voice", .station, limit: 90, play: ownSignal),
        Scenario("clock-set", .station, limit: 90, play: clockSet),
        Scenario("station-killed", .station, limit: 120, play: killed),
    ]

    private static let flags = ["--away-after", "15"]

    /// A badge on a legacy and on an extended controller, near enough and often enough.
    private static func checksIn(in world: World) throws {
        for (number, isExtended) in [(UInt8(1), false), (2, true)] {
            let device = try world.powered(number, isExtended: isExtended)
            let station = try world.startStation()
            let badge = world.air.place(.badge(Beacons.badge(7)))
            world.air.setLink(from: badge, to: device.node, Link(level: -62))
            try world.wait("Ada is checked in") { station.punches == ["in"] }
            try world.end(station)
            world.air.setLink(from: badge, to: device.node, Link(level: nil))
            world.unplug(device)
        }
    }

    /// The level falls as somebody walks away, then the badge is heard no more: away at the last sighting.
    private static func walksAway(in world: World) throws {
        let device = try world.powered()
        let station = try world.startStation(flags)
        // Something that stays, so that the receiver is seen to hear.
        _ = world.air.place(.badge(Beacons.badge(99), interval: .milliseconds(300)))
        let badge = world.air.place(.badge(Beacons.badge(7), interval: .milliseconds(200)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        try world.wait("Ada is checked in") { station.punches == ["in"] }
        for level in stride(from: Int8(-60), through: -96, by: -3) {
            world.air.setLink(from: badge, to: device.node, Link(level: level, spread: 3))
            try world.pass(.milliseconds(400))
        }
        world.air.setLink(from: badge, to: device.node, Link(level: nil))
        let last = wallClock()
        try world.wait("Ada is away", within: .seconds(60)) { station.punches == ["in", "out"] }
        let happened = number(after: #""happened":"#, in: station.entries("punch").last ?? "")
        world.expect(
            abs(happened - last) < 1_500_000,
            "she left at the last sighting, not \(Double(happened - last) / 1e6) s after it"
        )
        try world.end(station)
    }

    /// Killed, and started again after its people had left: they left when they were last heard, to a few seconds, which
    /// is not when something was last kept with a sync.
    private static func killed(in world: World) throws {
        let device = try world.powered()
        let station = try world.startStation(flags)
        // Something that stays, so that the receiver is seen to hear.
        _ = world.air.place(.badge(Beacons.badge(99), interval: .milliseconds(300)))
        let badge = world.air.place(.badge(Beacons.badge(7), interval: .milliseconds(200)))
        try world.wait("Ada is checked in") { station.punches == ["in"] }
        try world.pass(.seconds(20))
        let last = wallClock()
        station.program.kill()
        world.air.setLink(from: badge, to: device.node, Link(level: nil))
        try world.pass(.seconds(3))
        let again = try world.startAgain(station.folder, flags)
        try world.wait("Ada is away") { again.punches == ["out"] }
        let happened = number(after: #""happened":"#, in: again.entries("punch").last ?? "")
        let seconds = Double(last - happened) / 1e6
        ConsoleReport.write(["note", "station-killed", "the last sighting that was kept is \(seconds) s old"])
        world.expect((-0.5...8).contains(seconds), "she left when she was last heard, not \(seconds) s before it")
        try world.end(again)
    }

    /// For 40 s a badge is heard now and then, weakly: no flapping.
    private static func edgeOfRange(in world: World) throws {
        let device = try world.powered()
        let scan = try world.start(
            "muster",
            ["scan", "--json", "--region", "\(Beacons.uuid):170:7", "--for", "55"],
            as: World.radioUser
        )
        let station = try world.startStation(flags)
        _ = world.air.place(.badge(Beacons.badge(99), interval: .milliseconds(300)))
        let badge = world.air.place(.badge(Beacons.badge(7), interval: .milliseconds(200)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        try world.wait("Ada is checked in") { station.punches == ["in"] }
        for second in 0..<20 {
            let loss = second.isMultiple(of: 3) ? 0.98 : 0.8
            world.air.setLink(from: badge, to: device.node, Link(level: -94, spread: 6, loss: loss))
            try world.pass(.seconds(2))
        }
        world.expect(station.punches == ["in"], "nobody comes or goes at the edge, but \(station.punches)")
        world.expect(scan.output.lines.count > 10, "the badge was heard, but \(scan.output.lines.count) times")
        try world.end(station)
    }

    /// A station with two adapters hears its own answers by the one that doesn't send them.
    private static func ownSignal(in world: World) throws {
        let devices = [try world.powered(1), try world.powered(2)]
        let station = try world.startStation(["--open-board"])
        let caller = world.air.place(.badge(Beacons.call(7)))
        for device in devices { world.air.setLink(from: caller, to: device.node, Link(level: -60)) }
        try world.wait("Ada is checked in") { station.punches == ["in"] }
        try world.wait("the station answers") {
            devices.contains { world.air.controller($0.node)?.activeSets ?? 0 > 0 }
        }
        try world.pass(.seconds(4))
        world.expect(station.punches == ["in"], "its own voice checks nobody in, but \(station.punches)")
        let port = station.program.errors.text.split(separator: "http://127.0.0.1:").last?.prefix { $0.isNumber } ?? ""
        let board = try world.run("wget", ["-qO-", "http://127.0.0.1:\(port)/api/v1/board"])
        world.expect(
            board.output.text.contains(#""unknownBeacons":[]"#),
            "nor is it an unknown beacon: \(board.output.text)"
        )
        try world.end(station)
    }

    /// The clock on the wall is set forward by a day and back again while somebody is on site.
    private static func clockSet(in world: World) throws {
        let device = try world.powered()
        let station = try world.startStation(flags)
        _ = world.air.place(.badge(Beacons.badge(99), interval: .milliseconds(300)))
        let badge = world.air.place(.badge(Beacons.badge(7)))
        world.air.setLink(from: badge, to: device.node, Link(level: -60))
        try world.wait("Ada is checked in") { station.punches == ["in"] }
        for (count, change) in [86_400, -86_400].enumerated() {
            try world.run("date", ["-s", "@\(wallClock() / 1_000_000 + Int64(change))"])
            try world.wait("the jump is recorded") { station.entries("clock-jumped").count == count + 1 }
            try world.pass(.seconds(5))
        }
        world.expect(station.punches == ["in"], "the clock checks nobody in or out, but \(station.punches)")
        world.air.setLink(from: badge, to: device.node, Link(level: nil))
        let last = wallClock()
        try world.wait("Ada is away", within: .seconds(40)) { station.punches == ["in", "out"] }
        let happened = number(after: #""happened":"#, in: station.entries("punch").last ?? "")
        world.expect(abs(happened - last) < 1_500_000, "she left by the clock as it is now")
        try world.end(station)
    }

    /// Microseconds since 1970.
    static func wallClock() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }

    /// The number that follows a text in a line.
    static func number(after text: String, in line: String) -> Int64 {
        guard let range = line.firstRange(of: text) else { return 0 }
        return Int64(line[range.upperBound...].prefix { $0.isNumber }) ?? 0
    }
}
