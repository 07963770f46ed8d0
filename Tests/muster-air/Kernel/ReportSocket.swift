import BeaconKit
import Glibc

/// Hears every advertising report that the kernel gets from a controller, whoever let it scan.
final class ReportSocket: Pollable {
    struct Report {
        let report: AdvertisingReport
        let data: [UInt8]
    }

    private(set) var descriptor: Descriptor?
    private(set) var reports: [Report] = []

    private static let filterLevel: Int32 = 0
    private static let filterOption: Int32 = 2
    private static let bufferCount = 4 << 20

    init(device: UInt16) throws(SystemError) {
        let descriptor = try HCISocket.open(.raw, device: device)
        var size = Int32(Self.bufferCount)
        try SystemError.check("enlarge a socket's buffer") {
            setsockopt(descriptor.number, SOL_SOCKET, SO_RCVBUFFORCE, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        // struct hci_filter: packet types, two words of events, an opcode. Event packets (4) of LE (3E, in the second).
        let filter: [UInt32] = [1 << 4, 0, 1 << (0x3E - 32), 0]
        try SystemError.check("set a socket's filter") {
            filter.withUnsafeBytes { bytes in
                setsockopt(
                    descriptor.number,
                    Self.filterLevel,
                    Self.filterOption,
                    bytes.baseAddress,
                    socklen_t(bytes.count)
                )
            }
        }
        self.descriptor = descriptor
    }

    /// Lets the controller scan and report everything, behind the kernel's back.
    func scan(isExtended: Bool, filtersDuplicates: Bool = false) throws(SystemError) {
        let filter: UInt8 = filtersDuplicates ? 1 : 0
        if isExtended {
            // Own address, filter policy, 1M only: passive, every 10 ms for 10 ms. Then on, without an end.
            try send(0x2041, [0, 0, 1, 0, 0x10, 0, 0x10, 0])
            try send(0x2042, [1, filter, 0, 0, 0, 0])
        } else {
            try send(0x200B, [0, 0x10, 0, 0x10, 0, 0, 0])
            try send(0x200C, [1, filter])
        }
    }

    /// Sends an HCI command to the controller. Its answer is not waited for.
    func send(_ opcode: UInt16, _ parameters: [UInt8]) throws(SystemError) {
        let head: [UInt8] = [
            1, UInt8(truncatingIfNeeded: opcode), UInt8(truncatingIfNeeded: opcode >> 8), UInt8(parameters.count),
        ]
        try descriptor?.write((head + parameters).span)
    }

    /// The reports whose data have these bytes in them.
    func reports(containing bytes: [UInt8]) -> [Report] {
        reports.filter { $0.data.contains(bytes) }
    }

    /// Forgets what was heard, and what is still on its way to the socket.
    func forget(in world: World) throws {
        try world.pass(.milliseconds(50))
        reports.removeAll()
    }

    func readable(in world: World) throws {
        try withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            while let count = descriptor?.read(into: buffer) {
                guard count > 0 else {
                    // The controller is gone.
                    descriptor = nil
                    return
                }
                let packet = Array(buffer[..<count])
                try AdvertisingReports.forEach(inPacket: packet.span) { report, data in
                    reports.append(Report(report: report, data: data.indices.map { data[$0] }))
                }
            }
        }
    }
}
