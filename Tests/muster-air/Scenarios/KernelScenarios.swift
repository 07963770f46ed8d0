import BeaconKit
import VirtualAir

/// What the kernel makes of virtual controllers: if this fails, nothing else means anything.
enum KernelScenarios {
    static let all = [
        Scenario("power-up-legacy", .kernel) { world in try powerUp(isExtended: false, in: world) },
        Scenario("power-up-extended", .kernel) { world in try powerUp(isExtended: true, in: world) },
    ]

    private static func powerUp(isExtended: Bool, in world: World) throws {
        let address = BluetoothAddress(rawValue: 0x0200_0000_0001)
        let device = try world.plug(ControllerConfiguration(address: address, isExtended: isExtended))
        let control = try ControlChannel(in: world)
        let index = try control.powerUp(device)
        let info = try control.info(of: index)
        world.expect(info.address == address, "the kernel knows the address: \(info.address)")
        world.expect(info.canLowEnergy, "the kernel knows that it can Low Energy")
        world.expect(info.isPowered, "the controller is on")
    }
}
