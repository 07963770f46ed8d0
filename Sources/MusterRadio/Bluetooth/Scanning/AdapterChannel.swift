package import BeaconKit
import Station
import Synchronization

/// An adapter's raw channel: every advertising report that its controller gives, whoever started the scan, and what
/// anybody commands of the controller's scan.
///
/// Reports are delivered in batches, one for each time that the system says there is something to read. If nobody takes
/// them, they wait in ``heard``, and what that has no room for is counted.
package final class AdapterChannel: Sendable {
    private struct State {
        var buffer = [UInt8](repeating: 0, count: AdapterChannel.longestPacket)
        var lastHeard: Instant?
        /// Packets that were read and that nobody took.
        var untaken = 0
        /// The kernel's count of what it dropped, as last asked.
        var kernelDrops: UInt32 = 0
        /// What others command of the scan, and how that goes.
        var watch = ScanWatch()
        /// Who waits for a command of ours to end.
        var waiting: Waiting?
        var nextNumber: UInt64 = 0
    }

    private typealias Result = Swift.Result<UInt8, BluetoothError>

    private struct Waiting {
        let number: UInt64
        let command: UInt16
        let continuation: CheckedContinuation<Result, Never>
    }

    /// What the reader and the channel share.
    private final class SharedState: Sendable {
        let mutex = Mutex(State())
    }

    /// No HCI event or command is longer, in bytes: indicator, header of 3, and 255.
    private static let longestPacket = 260
    /// The most packets in a batch, so that a flood is delivered in pieces.
    private static let packetLimit = 4_096
    /// From this many packets in a batch on, the air is so busy that reports are collected for a moment.
    private static let manyPackets = 4
    /// How many seconds a controller has for a scan command.
    private static let patience = 2

    /// What was heard. Ends when the adapter is gone.
    package let heard = ReportBuffer()
    private let state = SharedState()
    private let reader: SocketReader

    /// Opens an adapter's channel.
    ///
    /// - Parameters:
    ///   - clock: tells the present in steady time.
    ///   - onScan: called when the controller has done or refused what somebody else commanded of the scan, on a queue of
    ///     the channel's own.
    package init(
        adapter: UInt16,
        receiver: ReceiverID,
        clock: @escaping @Sendable () -> Instant,
        onScan: @escaping @Sendable (ScanWatch.Finding) -> Void
    ) throws(BluetoothError) {
        let socket = try HCISocket(.raw(adapter: adapter))
        let (state, heard) = (state, heard)
        reader = SocketReader(socket, label: "Bluetooth hci\(adapter)") {
            let (batch, isUsable) = Self.read(socket, state, receiver, clock(), onScan)
            if !batch.isEmpty {
                let refused = heard.add(batch)
                if refused > 0 { state.mutex.withLock { $0.untaken += refused } }
            }
            guard isUsable else {
                heard.end()
                return .end
            }
            return batch.count < Self.manyPackets ? .little : .much
        }
    }

    deinit { heard.end() }

    /// When a report last came, in steady time.
    package var lastHeard: Instant? { state.mutex.withLock(\.lastHeard) }

    /// Whether the controller has owed an answer to a scan command for too long.
    package func isUnanswered(at now: Instant) -> Bool {
        state.mutex.withLock { $0.watch.isUnanswered(at: now) }
    }

    /// How many packets were dropped since this was last asked: by the kernel, or because nobody took them.
    package func drainLost() -> Int {
        let drops = reader.socket.drops
        return state.mutex.withLock { state in
            let lost = Int(drops &- state.kernelDrops) + state.untaken
            state.kernelDrops = drops
            state.untaken = 0
            return lost
        }
    }

    /// Sends a command to the controller, past the kernel, and waits for its end. One at a time.
    ///
    /// - Returns: the controller's status, 0 for success.
    package func send(_ command: ScanCommand) async throws(BluetoothError) -> UInt8 {
        let result = await withCheckedContinuation { (continuation: CheckedContinuation<Result, Never>) in
            let number = state.mutex.withLock { state in
                state.nextNumber += 1
                state.waiting = Waiting(number: state.nextNumber, command: command.code, continuation: continuation)
                return state.nextNumber
            }
            do throws(BluetoothError) {
                try reader.socket.send(command.packet, for: "command the scan")
                reader.after(Self.patience) { [state] in
                    Self.resume(state, .failure(BluetoothError("command the scan", .noReply))) { $0.number == number }
                }
            } catch {
                Self.resume(state, .failure(error)) { $0.number == number }
            }
        }
        return try result.get()
    }

    private static func read(
        _ socket: HCISocket,
        _ shared: SharedState,
        _ receiver: ReceiverID,
        _ now: Instant,
        _ onScan: (ScanWatch.Finding) -> Void
    ) -> (batch: ReportBatch, isUsable: Bool) {
        var batch = ReportBatch()
        var observed: [HCIPacket] = []
        let isUsable = shared.mutex.withLock { state in
            defer { if !batch.isEmpty { state.lastHeard = now } }
            while batch.count < packetLimit {
                switch socket.receive(into: &state.buffer) {
                case .packet(let count):
                    let packet = state.buffer.span.extracting(first: count)
                    switch HCIPacket(packet) {
                    case .reports: batch.append(packet: packet, receiver: receiver, at: now)
                    case .some(let other): observed.append(other)
                    case nil: break
                    }
                case .nothing: return true
                case .failure: return false
                }
            }
            return true
        }
        for packet in observed {
            switch packet {
            case .scan(let command, let scan): shared.mutex.withLock { $0.watch.commanded(command, scan, at: now) }
            case .completed(let command, let status):
                // A command of ours is not shown to us, and its answer is for who waits for it.
                let isOurs = resume(shared, .success(status)) { $0.command == command }
                if isOurs { continue }
                let finding = shared.mutex.withLock { $0.watch.completed(command, status: status) }
                if let finding { onScan(finding) }
            case .reports: break
            }
        }
        return (batch, isUsable)
    }

    /// - Returns: whether somebody waited for that.
    @discardableResult
    private static func resume(_ shared: SharedState, _ result: Result, if isMeant: (Waiting) -> Bool) -> Bool {
        let waiting = shared.mutex.withLock { state -> Waiting? in
            guard let waiting = state.waiting, isMeant(waiting) else { return nil }
            state.waiting = nil
            return waiting
        }
        waiting?.continuation.resume(returning: result)
        return waiting != nil
    }
}
