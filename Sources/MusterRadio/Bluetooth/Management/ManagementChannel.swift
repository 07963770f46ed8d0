import Dispatch
import Synchronization

/// The kernel's Bluetooth management channel: commands with their replies, and events.
///
/// Commands to different adapters may be under way at once. The kernel replies to equal ones in their order.
package final class ManagementChannel: Sendable {
    private struct Key: Hashable {
        let command: UInt16
        let adapter: UInt16?
    }

    private typealias Result = Swift.Result<[UInt8], BluetoothError>

    private struct Waiting {
        let number: UInt64
        let name: String
        let continuation: CheckedContinuation<Result, Never>
    }

    private struct State {
        var buffer = [UInt8](repeating: 0, count: ManagementChannel.longestPacket)
        var waiting: [Key: [Waiting]] = [:]
        var nextNumber: UInt64 = 0
        var failure: BluetoothError?
    }

    /// No packet of the kernel's is longer, in bytes.
    private static let longestPacket = 4_096
    /// The kernel gives a controller 10 s for a command that it then has to repeat. Some mishaps it never replies to.
    private static let patience = 15

    private let state: SharedState
    private let reader: SocketReader

    /// What the reader and the channel share.
    private final class SharedState: Sendable {
        let mutex = Mutex(State())
    }

    /// Opens the channel.
    ///
    /// - Parameter onEvent: called with each event, on a queue of the channel's own.
    package init(onEvent: @escaping @Sendable (ManagementEvent) -> Void) throws(BluetoothError) {
        let socket = try HCISocket(.management)
        let state = SharedState()
        self.state = state
        reader = SocketReader(socket, label: "Bluetooth management") { Self.read(socket, state, onEvent) }
    }

    deinit { Self.end(state, BluetoothError("manage Bluetooth", .noReply)) }

    /// Sends a command and waits for what it returns. That also works in a task that was cancelled, so that things can
    /// be put in order.
    package func send(_ command: ManagementCommand, to adapter: UInt16? = nil) async throws(BluetoothError) -> [UInt8] {
        let key = Key(command: command.code, adapter: adapter)
        let result = await withCheckedContinuation { (continuation: CheckedContinuation<Result, Never>) in
            let number = state.mutex.withLock { state -> UInt64? in
                if let failure = state.failure {
                    continuation.resume(returning: .failure(failure))
                    return nil
                }
                state.nextNumber += 1
                let waiting = Waiting(number: state.nextNumber, name: command.name, continuation: continuation)
                state.waiting[key, default: []].append(waiting)
                return waiting.number
            }
            guard let number else { return }
            do throws(BluetoothError) {
                try reader.socket.send(command.packet(for: adapter), for: command.name)
                reader.after(Self.patience) { [state] in
                    Self.resume(state, key, number, .failure(BluetoothError(command.name, .noReply)))
                }
            } catch {
                Self.resume(state, key, number, .failure(error))
            }
        }
        return try result.get()
    }

    /// Sends a command and reads what it returns.
    package func send<Value>(
        _ command: ManagementCommand,
        to adapter: UInt16? = nil,
        reading read: (Span<UInt8>) throws(BluetoothError) -> Value
    ) async throws(BluetoothError) -> Value {
        try Self.read(await send(command, to: adapter), read)
    }

    // Swift 6.3.1 crashes when it optimises a span of an array within asynchronous functions with typed errors; so the
    // span is taken here.
    @inline(never)
    private static func read<Value>(
        _ bytes: [UInt8],
        _ read: (Span<UInt8>) throws(BluetoothError) -> Value
    ) throws(BluetoothError) -> Value {
        try read(bytes.span)
    }

    private static func read(
        _ socket: HCISocket,
        _ shared: SharedState,
        _ onEvent: @Sendable (ManagementEvent) -> Void
    ) -> SocketReader.Finding {
        while true {
            let (received, packet) = shared.mutex.withLock { state in
                let received = socket.receive(into: &state.buffer)
                guard case .packet(let count) = received else { return (received, ManagementPacket?.none) }
                return (received, ManagementPacket(state.buffer.span.extracting(first: count)))
            }
            switch received {
            case .nothing:
                return .little
            case .failure(let error):
                end(shared, error)
                return .end
            case .packet:
                switch packet {
                case .event(let event): onEvent(event)
                case .reply(let reply): resume(shared, reply)
                case nil: break
                }
            }
        }
    }

    private static func resume(_ shared: SharedState, _ reply: ManagementPacket.Reply) {
        let key = Key(command: reply.command, adapter: reply.adapter)
        guard let first = shared.mutex.withLock({ $0.waiting[key]?.first }) else { return }
        let result: Result =
            reply.status == .success
            ? .success(reply.parameters) : .failure(BluetoothError(first.name, .refused(reply.status)))
        resume(shared, key, first.number, result)
    }

    private static func resume(_ shared: SharedState, _ key: Key, _ number: UInt64, _ result: Result) {
        let waiting = shared.mutex.withLock { state -> Waiting? in
            guard let place = state.waiting[key]?.firstIndex(where: { $0.number == number }) else { return nil }
            return state.waiting[key]?.remove(at: place)
        }
        waiting?.continuation.resume(returning: result)
    }

    private static func end(_ shared: SharedState, _ error: BluetoothError) {
        let waiting = shared.mutex.withLock { state in
            state.failure = error
            defer { state.waiting = [:] }
            return state.waiting.values.flatMap(\.self)
        }
        for one in waiting { one.continuation.resume(returning: .failure(error)) }
    }
}
