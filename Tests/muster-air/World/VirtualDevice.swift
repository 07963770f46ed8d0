import BeaconKit
import Glibc
import VirtualAir

/// A virtual controller as the kernel has it: `hciN`, which lives as long as this file of `/dev/vhci` is open.
final class VirtualDevice: Pollable {
    /// Who it is in the air.
    let node: NodeID
    let configuration: ControllerConfiguration
    private(set) var descriptor: Descriptor?
    /// The number that the kernel gave it: the 0 of `hci0`. `nil` until it has told.
    private(set) var index: UInt16?

    private static let vendorPacket: UInt8 = 0xFF
    private static let maximumPacketCount = 2048

    init(node: NodeID, configuration: ControllerConfiguration) throws(SystemError) {
        self.node = node
        self.configuration = configuration
        let descriptor = Descriptor(
            try SystemError.check("open /dev/vhci") { open("/dev/vhci", O_RDWR | O_NONBLOCK | O_CLOEXEC) }
        )
        // Asks for a primary controller; the kernel answers in kind, with the number.
        try descriptor.write([Self.vendorPacket, 0].span)
        self.descriptor = descriptor
    }

    var name: String { index.map { "hci\($0)" } ?? "no hci yet" }

    func unplug() {
        descriptor?.close()
        descriptor = nil
    }

    /// Gives what the kernel wrote to the controller.
    func readable(in world: World) throws {
        try withUnsafeTemporaryAllocation(byteCount: Self.maximumPacketCount, alignment: 1) { buffer in
            while let descriptor, let count = descriptor.read(into: buffer) {
                guard count > 0 else { throw SystemError("read /dev/vhci", number: EIO) }
                let packet = buffer[..<count]
                if packet.first == Self.vendorPacket {
                    guard count >= 4 else { continue }
                    index = UInt16(packet[2]) | UInt16(packet[3]) << 8
                } else {
                    world.air.deliver(Array(packet).span, to: node, at: SteadyClock.now)
                }
            }
        }
    }

    /// Gives the kernel what the controller has for it.
    func flush(_ air: inout Air) throws {
        guard let descriptor else { return }
        var failure: SystemError?
        air.takePackets(of: node) { packet in
            do throws(SystemError) {
                try descriptor.write(packet)
            } catch {
                // The kernel takes nothing from a controller that it has switched off.
                if error.number != ENXIO { failure = error }
            }
        }
        if let failure { throw failure }
    }
}
