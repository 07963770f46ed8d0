import Dispatch
import Synchronization

/// Watches a socket and has it read whenever there is something, on a queue of its own: reading never holds up a thread
/// of Swift's concurrency.
///
/// Owns the socket: it is closed when the reader is no longer used, after the last call of `read`.
final class SocketReader: Sendable {
    /// What reading found.
    enum Finding {
        /// Little. The next packet is read when it comes.
        case little
        /// Much. There is more to come: it is collected for ``rest`` and read at once, which takes less.
        case much
        /// The socket is of no use any more.
        case end
    }

    /// The source, which must not be let go while it is suspended.
    private struct Watch {
        let source: any DispatchSourceRead
        var isSuspended = false
        var isEnded = false

        mutating func suspend() {
            guard !isSuspended, !isEnded else { return }
            isSuspended = true
            source.suspend()
        }

        mutating func resume() {
            guard isSuspended else { return }
            isSuspended = false
            source.resume()
        }

        mutating func end() {
            isEnded = true
            source.cancel()
            resume()
        }
    }

    /// What the reader and its queue share.
    private final class SharedWatch: Sendable {
        let mutex: Mutex<Watch>

        init(_ source: sending any DispatchSourceRead) {
            mutex = Mutex(Watch(source: source))
        }
    }

    private static let rest = DispatchTimeInterval.milliseconds(10)

    let socket: HCISocket
    private let queue: DispatchQueue
    private let watch: SharedWatch

    /// - Parameter read: reads all there is.
    init(_ socket: HCISocket, label: String, read: @escaping @Sendable () -> Finding) {
        self.socket = socket
        let queue = DispatchQueue(label: label)
        self.queue = queue
        let watch = SharedWatch(DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue))
        self.watch = watch
        watch.mutex.withLock { state in
            state.source.setCancelHandler { socket.close() }
            // The handler keeps the watch, until ending lets go of the handler.
            state.source.setEventHandler {
                switch read() {
                case .little: break
                case .much:
                    watch.mutex.withLock { $0.suspend() }
                    queue.asyncAfter(deadline: .now() + Self.rest) { watch.mutex.withLock { $0.resume() } }
                case .end: watch.mutex.withLock { $0.end() }
                }
            }
            state.source.activate()
        }
    }

    deinit { watch.mutex.withLock { $0.end() } }

    /// Calls a function on the reader's queue after some time.
    func after(_ seconds: Int, _ body: @escaping @Sendable () -> Void) {
        queue.asyncAfter(deadline: .now() + .seconds(seconds), execute: body)
    }
}
