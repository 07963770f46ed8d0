import BeaconKit
import VirtualAir

/// A bag with a tag and its owner with a badge, before a real station.
enum ItemScenarios {
    static let all = [
        Scenario("item-left-behind", .station, limit: 150, play: leftBehind),
        Scenario("item-left-alone", .station, limit: 120, play: leftAlone),
        Scenario("item-goes-along", .station, limit: 150, play: goesAlong),
        Scenario("item-while-deaf", .station, limit: 120, play: whileDeaf),
        Scenario("item-at-the-edge", .station, limit: 180, play: atTheEdge),
    ]

    /// Ada, her bag, and something that stays, so that the receiver is seen to hear.
    private struct Cast {
        let world: World
        let device: VirtualDevice
        let station: StationProgram
        let badge: NodeID
        let bag: NodeID

        init(_ world: World) throws {
            self.world = world
            device = try world.powered()
            let folder = try world.makeFolder()
            try world.makeStation(in: folder)
            let tag = "\(Beacons.badge(70).identity)"
            let item = ["items", "add", "Bag", tag, "--owner", "7", "--exit-time", "15", "--data-dir", folder]
            try world.run("muster", item, as: World.radioUser)
            station = try world.startAgain(folder, ["--away-after", "15"])
            let other = world.air.place(.badge(Beacons.badge(99), interval: .milliseconds(300)))
            badge = world.air.place(.badge(Beacons.badge(7), interval: .milliseconds(200)))
            bag = world.air.place(.badge(Beacons.badge(70), interval: .milliseconds(500)))
            for node in [other, badge, bag] { set(node, -60) }
            let running = station
            try world.wait("Ada is checked in") { running.punches == ["in"] }
            try world.pass(.seconds(3))
        }

        /// Sets how loud somebody is heard, in dBm; `nil` for not at all.
        func set(_ node: NodeID, _ level: Int8?) { world.air.setLink(from: node, to: device.node, Link(level: level)) }

        /// What was told so far.
        var told: [String] {
            station.entries("alert-raised").compactMap { line in
                ["left-behind", "left-alone", "out-of-range", "returned"].first { line.contains(#"\""# + $0 + #"\""#) }
            }
        }
    }

    /// Ada goes, and the bag stays; she comes back to it.
    private static func leftBehind(in world: World) throws {
        let cast = try Cast(world)
        cast.set(cast.badge, nil)
        try world.wait("the bag is told of", within: .seconds(60)) { cast.told == ["left-behind"] }
        cast.set(cast.badge, -50)
        try world.wait("all is said to be well", within: .seconds(60)) { cast.told == ["left-behind", "returned"] }
        try world.end(cast.station)
    }

    /// Somebody else takes the bag.
    private static func leftAlone(in world: World) throws {
        let cast = try Cast(world)
        cast.set(cast.bag, nil)
        try world.wait("the bag is told of", within: .seconds(60)) { cast.told == ["left-alone"] }
        try world.end(cast.station)
    }

    /// Ada takes the bag along; the station is killed and starts again in the middle.
    private static func goesAlong(in world: World) throws {
        let cast = try Cast(world)
        cast.set(cast.badge, nil)
        try world.pass(.seconds(2))
        cast.set(cast.bag, nil)
        try world.pass(.seconds(5))
        cast.station.program.send(9)
        try world.wait("the station is dead") { cast.station.program.isOver }
        let again = try world.startAgain(cast.station.folder, ["--away-after", "15"])
        try world.pass(.seconds(50))
        let told = cast.told + again.entries("alert-raised")
        world.expect(told.isEmpty, "nothing is told of a bag that goes along, but \(told)")
        try world.end(again)
    }

    /// The adapter is unplugged: what is not heard by anybody is not gone.
    private static func whileDeaf(in world: World) throws {
        let cast = try Cast(world)
        world.unplug(cast.device)
        try world.pass(.seconds(45))
        world.expect(cast.told.isEmpty, "a deaf receiver tells of nothing, but \(cast.told)")
        try world.end(cast.station)
    }

    /// The bag stays where it is heard now and then, for a minute: at most one alert.
    private static func atTheEdge(in world: World) throws {
        let cast = try Cast(world)
        for second in 0..<30 {
            let loss = second.isMultiple(of: 3) ? 0.98 : 0.8
            world.air.setLink(from: cast.bag, to: cast.device.node, Link(level: -94, spread: 6, loss: loss))
            try world.pass(.seconds(2))
        }
        world.expect(cast.told.count <= 1, "at the edge at most one alert, but \(cast.told)")
        try world.end(cast.station)
    }
}
