import BeaconKit
import VirtualAir

/// What the kernel makes of virtual controllers: if this fails, nothing else means anything.
enum KernelScenarios {
    static let all = [
        Scenario("power-up-legacy", .kernel) { world in try powerUp(isExtended: false, in: world) },
        Scenario("power-up-extended", .kernel) { world in try powerUp(isExtended: true, in: world) },
        Scenario("levels-legacy", .kernel) { world in try levels(isExtended: false, in: world) },
        Scenario("levels-extended", .kernel) { world in try levels(isExtended: true, in: world) },
        Scenario("duplicates-filtered", .kernel, play: filtersDuplicates),
        Scenario("flood", .kernel, play: flood),
    ]

    private static func powerUp(isExtended: Bool, in world: World) throws {
        let device = try world.powered(1, isExtended: isExtended)
        let info = try ControlChannel(in: world).info(of: device.index ?? 0)
        world.expect(info.address == device.configuration.address, "the kernel knows the address: \(info.address)")
        world.expect(info.canLowEnergy, "the kernel knows that it can Low Energy")
        world.expect(info.isPowered, "the controller is on")
    }

    /// Signal strengths and losses change while a badge is heard.
    private static func levels(isExtended: Bool, in world: World) throws {
        let device = try world.powered(1, isExtended: isExtended)
        let frame = Beacons.badge(1)
        let badge = world.air.place(.badge(frame, interval: .milliseconds(20)))
        let socket = try world.listen(with: device)
        func heard() -> [ReportSocket.Report] { socket.reports(containing: Beacons.bytes(frame)) }

        for level: Int8 in [-60, -75, -98] {
            world.air.setLink(from: badge, to: device.node, Link(level: level))
            try socket.forget(in: world)
            try world.wait("the badge is heard at \(level) dBm") { heard().count >= 3 }
            world.expect(heard().allSatisfy { $0.report.rssi == level }, "no other level than \(level) is reported")
            world.expect(heard().allSatisfy { $0.report.isExtended == isExtended }, "reports are of the right kind")
        }
        world.air.setLink(from: badge, to: device.node, Link(level: nil))
        try socket.forget(in: world)
        try world.pass(.milliseconds(300))
        world.expect(heard().isEmpty, "nothing is heard out of range, but \(heard().count)")

        world.air.setLink(from: badge, to: device.node, Link(level: -60, loss: 0.5))
        let before = world.air.sent(by: badge)
        try world.pass(.seconds(2))
        let sent = world.air.sent(by: badge) - before
        world.expect(
            heard().count > sent / 4 && heard().count < sent * 3 / 4,
            "about half of \(sent) are heard, but \(heard().count)"
        )
    }

    private static func filtersDuplicates(in world: World) throws {
        let device = try world.powered()
        let socket = try world.listen(with: device, filtersDuplicates: true)
        let frames = [Beacons.badge(1), Beacons.badge(2)]
        for frame in frames { _ = world.air.place(.badge(frame)) }
        try world.pass(.seconds(1))
        for frame in frames {
            let count = socket.reports(containing: Beacons.bytes(frame)).count
            world.expect(count == 1, "each badge is reported once, not \(count) times")
        }
    }

    /// A socket with a large buffer gets every report of a crowd.
    private static func flood(in world: World) throws {
        let device = try world.powered()
        let socket = try world.listen(with: device)
        let start = world.air.now
        let crowd = world.air.place(.flood(rate: 5000, uuid: Beacons.uuid, major: 2, identities: 200))
        try world.pass(.seconds(5))
        world.air.setLink(from: crowd, to: device.node, Link(level: nil))
        let sent = world.air.sent(by: crowd)
        let due = Int(world.air.now.microseconds(since: start) / 200) + 1
        world.expect(sent == due && sent >= 25_000, "5000 a second are sent: \(due), but \(sent)")
        let reported = world.air.reports(of: crowd, by: device.node)
        world.expect(reported == sent, "the controller reported all \(sent), but \(reported)")
        try world.wait("all \(reported) are received") { socket.reports.count == reported }
    }
}
