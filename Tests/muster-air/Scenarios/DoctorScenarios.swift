import BeaconKit
import Glibc
import VirtualAir

/// What `muster doctor` finds on the real kernel.
enum DoctorScenarios {
    static let all = [
        Scenario("doctor-adapters", .station, play: adapters),
        Scenario("doctor-hearing", .station, limit: 90, play: hearing),
        Scenario("doctor-taken", .station, play: taken),
    ]

    /// Runs the doctor, and expects what it finds.
    private static func expect(
        _ code: String,
        isFine: Bool = false,
        as user: Program.User = World.radioUser,
        in world: World,
        folder: String = "/nowhere"
    ) throws {
        let arguments = ["doctor", "--json", "--for", "3", "--data-dir", folder]
        let doctor = try world.start("muster", arguments, as: user)
        try world.wait("the doctor is done") { doctor.isOver }
        world.expect(doctor.output.contains("\"code\" : \"\(code)\""), "it finds \(code)\(doctor.lastOutput)")
        world.expect(doctor.exitCode == (isFine ? 0 : 1), "\(code): it ends with \(doctor.exitCode ?? -1)")
        world.expect(isFine || doctor.output.contains("\"remedy\""), "it has a remedy for \(code)")
    }

    private static func adapters(in world: World) throws {
        try expect("absent", in: world)
        let device = try world.plugged(1)
        try expect("not-permitted", as: .nobody(capabilities: []), in: world)
        // A controller that nobody wants is switched off by the kernel after 2 s.
        try world.pass(.seconds(3))
        try expect("off", in: world)
        let info = try ControlChannel(in: world).info(of: device.index ?? 0)
        world.expect(!info.isPowered, "and leaves it off")
        try world.powerUp(device)
        try world.block(true)
        try expect("blocked", in: world)
        try world.block(false)
    }

    private static func hearing(in world: World) throws {
        let device = try world.powered(1)
        try expect("hears-nothing", in: world)
        let other = Advertisement(
            address: BluetoothAddress(rawValue: 0xC0_FF_EE_00_00_01),
            data: [2, 1, 6, 3, 3, 0x0A, 0x18]
        )
        let stranger = world.air.place(PlainTransmitter([other], interval: .milliseconds(100)))
        try expect("hears-no-beacons", in: world)
        world.air.remove(stranger)
        _ = world.air.place(.badge(Beacons.badge(20)))
        let folder = try world.makeFolder()
        try expect("hears-only-unknown", in: world, folder: folder)
        try world.makeStation(in: folder)
        try expect("hears-only-unknown", in: world, folder: folder)
        _ = world.air.place(.badge(Beacons.badge(7)))
        try expect("hears", isFine: true, in: world, folder: folder)
        let info = try ControlChannel(in: world).info(of: device.index ?? 0)
        world.expect(info.isPowered, "and leaves it on")
    }

    /// A program that has an adapter for itself hides it from all others.
    private static func taken(in world: World) throws {
        let device = try world.plugged(1)
        // The kernel gives the user channel only of an adapter that is off.
        try world.pass(.seconds(3))
        let holder = try HCISocket.open(.user, device: device.index ?? 0)
        try expect("taken", in: world)
        holder.close()
    }
}
