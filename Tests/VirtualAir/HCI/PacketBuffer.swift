import BeaconKit

/// H4 packets in the order in which a controller gives them, in one piece of memory however many they are.
package struct PacketBuffer: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []

    package init() {}

    package var isEmpty: Bool { ends.isEmpty }
    /// The number of packets.
    package var count: Int { ends.count }

    /// Calls `body` with each packet in order.
    package func forEach(_ body: (Span<UInt8>) -> Void) {
        var start = 0
        let all = bytes.span
        for end in ends {
            body(all.extracting(start..<end))
            start = end
        }
    }

    /// Forgets the packets and keeps the memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Adds an event packet: `04`, the event's code, the length of what `parameters` appends, and that.
    mutating func appendEvent(_ code: EventCode, parameters: (inout [UInt8]) -> Void) {
        bytes.append(0x04)
        bytes.append(code.rawValue)
        bytes.append(0)
        let start = bytes.count
        parameters(&bytes)
        bytes[start - 1] = UInt8(bytes.count - start)
        ends.append(bytes.count)
    }
}
