import BeaconKit
import Glibc
import VirtualAir

/// Steps that many scenarios begin with.
extension World {
    /// Plugs a controller in and lets the kernel switch it on.
    ///
    /// - Parameter number: The last byte of its address.
    func powered(_ number: UInt8 = 1, isExtended: Bool = false) throws -> VirtualDevice {
        let address = BluetoothAddress(rawValue: 0x0200_0000_0000 | UInt64(number))
        let device = try plug(ControllerConfiguration(address: address, isExtended: isExtended))
        try powerUp(device)
        return device
    }

    /// Lets the kernel switch a controller on.
    func powerUp(_ device: VirtualDevice) throws {
        _ = try ControlChannel(in: self).powerUp(device)
    }

    /// Hears everything that a controller reports from now on.
    func listen(with device: VirtualDevice, filtersDuplicates: Bool = false) throws -> ReportSocket {
        guard let index = device.index else { throw ScenarioFailure("the controller has no number") }
        let socket = try ReportSocket(device: index)
        attend(to: socket)
        try socket.scan(isExtended: device.configuration.isExtended, filtersDuplicates: filtersDuplicates)
        try wait("\(device.name) scans") { air.controller(device.node)?.isScanning == true }
        return socket
    }

    /// A new folder that every user may write into.
    func makeFolder() throws -> String {
        var template = Array("/tmp/muster-air-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError("make a folder") }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        try SystemError.check("open a folder to all") { chmod(path, 0o777) }
        return path
    }

    /// Blocks or unblocks all Bluetooth, as a switch in the desktop does.
    func block(_ isBlocked: Bool) throws {
        // struct rfkill_event: index, type 2 (Bluetooth), operation 3 (change all), soft, hard. The kernel returns only
        // when controllers have answered, so a program does it.
        try run("sh", ["-c", "printf '\\0\\0\\0\\0\\2\\3\\\(isBlocked ? 1 : 0)\\0' >/dev/rfkill"])
    }
}
