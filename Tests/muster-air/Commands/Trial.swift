import BeaconKit
import VirtualAir

/// Runs any program among virtual controllers, for trying things out by hand.
enum Trial {
    private static let limit = Duration.seconds(600)

    /// Who is in the air, by words: `legacy`, `extended` (controllers), `badge`, `badge:LEVEL` in dBm, `flood:RATE` per
    /// second.
    ///
    /// - Returns: How the program ended.
    static func run(_ cast: [String], _ command: [String]) throws -> Int32 {
        let world = World(limit: Self.limit)
        defer { world.end() }
        var transmitters: [(word: String, node: NodeID)] = []
        for word in cast {
            let parts = word.split(separator: ":", maxSplits: 1)
            let number = parts.count == 2 ? Int(parts[1]) : nil
            switch parts.first {
            case "legacy", "extended":
                let address = BluetoothAddress(rawValue: 0x0200_0000_0001 + UInt64(world.devices.count))
                let isExtended = parts.first == "extended"
                let device = try world.plug(ControllerConfiguration(address: address, isExtended: isExtended))
                print("\(device.name) is \(address), \(word)")
            case "badge":
                let identity = BeaconIdentity(uuid: .trial, major: 1, minor: UInt16(1 + transmitters.count))
                if let level = number { world.air.defaultLink.level = Int8(clamping: level) }
                let node = world.air.place(.badge(BeaconFrame(identity: identity, measuredPower: -59)))
                transmitters.append((word, node))
            case "flood":
                let flood = PlainTransmitter.flood(rate: number ?? 1000, uuid: .trial, major: 2, identities: 200)
                transmitters.append((word, world.air.place(flood)))
            default:
                throw ScenarioFailure("nobody is called \(word)")
            }
        }
        let program = try world.start(command[0], Array(command.dropFirst()))
        var printed = 0
        var complained = 0
        try world.wait("the end of \(command[0])", within: Self.limit) {
            for line in program.output.lines[printed...] { print(line) }
            for line in program.errors.lines[complained...] { print(line) }
            printed = program.output.lines.count
            complained = program.errors.lines.count
            return program.isOver
        }
        for device in world.devices {
            for (word, node) in transmitters {
                print("\(device.name) reported \(world.air.reports(of: node, by: device.node)) of \(word)")
            }
        }
        return program.exitCode ?? 1
    }
}

extension BeaconUUID {
    /// What transmits in a trial.
    fileprivate static let trial = BeaconUUID(high: 0x0102_0304_0506_0708, low: 0x090A_0B0C_0D0E_0F10)
}
