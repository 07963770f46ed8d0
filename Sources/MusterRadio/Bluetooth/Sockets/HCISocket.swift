import CBluetooth
import Glibc
import SystemPackage

/// A socket of the kernel's Bluetooth. It never blocks.
///
/// Whoever makes it closes it; ``SocketReader`` does so for those that are read.
package struct HCISocket: Sendable {
    /// Which of the kernel's channels a socket is on.
    package enum Channel: Hashable, Sendable {
        /// An adapter's packets, beside the kernel.
        case raw(adapter: UInt16)
        /// No channel yet: good for asking what adapters there are.
        case none
        /// The management channel.
        case management
    }

    /// What came of reading.
    package enum Received: Hashable, Sendable {
        /// So many bytes of one packet.
        case packet(Int)
        /// Nothing is there.
        case nothing
        /// The socket is of no use any more: its adapter is gone.
        case failure(BluetoothError)
    }

    /// The receive buffer, in bytes: room for some 10,000 reports, two seconds of an overcrowded air.
    private static let receiveBuffer: Int32 = 8 << 20

    let descriptor: Int32

    /// Opens a socket.
    ///
    /// The raw channel gives adverts to those only who may: this is tried out, as the kernel itself says nothing.
    package init(_ channel: Channel) throws(BluetoothError) {
        descriptor = socket(
            Int32(CBT_FAMILY),
            Int32(SOCK_RAW.rawValue) | O_NONBLOCK | O_CLOEXEC,
            Int32(CBT_PROTOCOL_HCI)
        )
        guard descriptor >= 0 else { throw BluetoothError("open Bluetooth", .system(errno)) }
        do throws(BluetoothError) {
            makeRoom()
            switch channel {
            case .raw(let adapter):
                try setFilter()
                try bind(device: adapter, channel: UInt16(CBT_CHANNEL_RAW))
            case .none:
                break
            case .management:
                guard cbt_ignore_reports(descriptor) == 0 else {
                    throw BluetoothError("choose events", .system(errno))
                }
                try bind(device: UInt16(CBT_DEVICE_NONE), channel: UInt16(CBT_CHANNEL_CONTROL))
            }
        } catch {
            close()
            throw error
        }
    }

    package func close() {
        Glibc.close(descriptor)
    }

    /// Reads one packet into a buffer. What is longer than the buffer is cut off.
    package func receive(into buffer: inout [UInt8]) -> Received {
        do {
            let count = try buffer.withUnsafeMutableBytes { try FileDescriptor(rawValue: descriptor).read(into: $0) }
            return count == 0 ? .failure(BluetoothError("hear", .system(EPIPE))) : .packet(count)
        } catch let error as Errno {
            if error == .wouldBlock || error == .resourceTemporarilyUnavailable { return .nothing }
            return .failure(BluetoothError("hear", .system(error.rawValue)))
        } catch {
            return .failure(BluetoothError("hear", .system(EIO)))
        }
    }

    /// Sends one packet.
    package func send(_ packet: [UInt8], for operation: String) throws(BluetoothError) {
        let sent = packet.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard sent == packet.count else { throw BluetoothError(operation, .system(errno)) }
    }

    /// How many packets the kernel has dropped here because nobody read them in time; wraps around.
    package var drops: UInt32 {
        var drops: UInt32 = 0
        return cbt_drops(descriptor, &drops) == 0 ? drops : 0
    }

    /// What the kernel made of an adapter.
    enum AdapterState {
        case down, beingSetUp, up
    }

    /// All adapters, those among them that another program has for itself; their numbers, and what became of them.
    func adapters() -> [(index: UInt16, state: AdapterState)] {
        let maximum = Int(CBT_MAXIMUM_ADAPTERS)
        var count = Int32(maximum)
        let adapters = [cbt_adapter](unsafeUninitializedCapacity: maximum) { buffer, initialised in
            initialised = cbt_adapters(descriptor, buffer.baseAddress, &count) == 0 ? Int(count) : 0
        }
        return adapters.map { adapter in
            if adapter.flags & UInt32(CBT_FLAG_INITIALISING) != 0 { return (adapter.index, .beingSetUp) }
            return (adapter.index, adapter.flags & UInt32(CBT_FLAG_UP) != 0 ? .up : .down)
        }
    }

    private func bind(device: UInt16, channel: UInt16) throws(BluetoothError) {
        var address = cbt_address(family: sa_family_t(CBT_FAMILY), device: device, channel: channel)
        let length = socklen_t(MemoryLayout<cbt_address>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.bind(descriptor, $0, length) }
        }
        guard result == 0 else { throw BluetoothError("open the adapter", .system(errno)) }
    }

    /// The larger buffer needs CAP_NET_ADMIN; without, as much as the system allows.
    private func makeRoom() {
        var size = Self.receiveBuffer
        let length = socklen_t(MemoryLayout<Int32>.size)
        if setsockopt(descriptor, SOL_SOCKET, SO_RCVBUFFORCE, &size, length) != 0 {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, length)
        }
    }

    /// Asks for advertising reports, for what is commanded of the controller, and for how that went.
    private func setFilter() throws(BluetoothError) {
        var wanted = cbt_filter()
        wanted.types = 1 << UInt32(HCIPacket.command) | 1 << UInt32(HCIPacket.event)
        wanted.events.0 = 1 << UInt32(HCIPacket.commandComplete) | 1 << UInt32(HCIPacket.commandStatus)
        wanted.events.1 = 1 << UInt32(HCIPacket.lowEnergyMeta & 31)
        var length = socklen_t(MemoryLayout<cbt_filter>.size)
        guard setsockopt(descriptor, Int32(CBT_LEVEL_HCI), Int32(CBT_OPTION_FILTER), &wanted, length) == 0 else {
            throw BluetoothError("choose packets", .system(errno))
        }
        // The kernel takes out in silence what this process may not have.
        var actual = cbt_filter()
        guard getsockopt(descriptor, Int32(CBT_LEVEL_HCI), Int32(CBT_OPTION_FILTER), &actual, &length) == 0 else {
            throw BluetoothError("choose packets", .system(errno))
        }
        guard actual.types == wanted.types, actual.events == wanted.events else {
            throw BluetoothError("hear advertisements", .system(EPERM))
        }
    }
}
