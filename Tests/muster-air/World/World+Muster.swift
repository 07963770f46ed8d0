import BeaconKit
import Glibc
import VirtualAir

/// The real `muster`, as a service runs it: without root, with the capabilities that Bluetooth takes.
extension World {
    /// Starts a command of `muster`.
    func muster(_ arguments: String..., as user: Program.User = radioUser, onTerminal: Bool = false) throws -> Program {
        try start("muster", arguments, as: user, onTerminal: onTerminal)
    }

    /// Plugs a controller in that nobody has switched on.
    func plugged(_ number: UInt8 = 1, isExtended: Bool = false) throws -> VirtualDevice {
        let address = BluetoothAddress(rawValue: 0x0200_0000_0000 | UInt64(number))
        let device = try plug(ControllerConfiguration(address: address, isExtended: isExtended))
        let control = try ControlChannel(in: self)
        // The kernel shows a controller when it has made it ready.
        try wait("\(device.name) is ready") { try control.controllers().contains(device.index ?? 0) }
        return device
    }

    /// Ends a command as Ctrl-C does, and expects that it ends well and soon.
    func interrupt(_ program: Program, within limit: Duration = World.patience) throws {
        program.send(SIGINT)
        try wait("\(program.name) ends", within: limit) { program.isOver }
        expect(program.exitCode == 0, "it ends with 0, not \(program.exitCode ?? -1)\(program.lastOutput)")
    }

    /// Expects that something is heard about as often as it was sent, in some seconds of now.
    func expectHeard(_ beacon: NodeID, by program: Program, minor: UInt16, for duration: Duration = .seconds(3)) throws
    {
        let key = "\"minor\":\(minor),"
        func heard() -> Int { program.output.lines.count { $0.contains(key) } }
        let (before, sentBefore) = (heard(), air.sent(by: beacon))
        try pass(duration)
        let (sent, found) = (air.sent(by: beacon) - sentBefore, heard() - before)
        expect(found >= sent * 8 / 10 - 2, "of \(sent) advertisements \(found) are heard")
    }
}
