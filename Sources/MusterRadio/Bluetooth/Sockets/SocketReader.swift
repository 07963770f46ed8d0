import Dispatch
import Synchronization

/// Watches a socket and has it read whenever there is something, on a queue of its own: reading never holds up a thread
/// of Swift's concurrency.
///
/// Owns the socket: it is closed when the reader is no longer used, after the last call of `read`.
final class SocketReader: Sendable {
    let socket: HCISocket
    private let queue: DispatchQueue
    private let source: Mutex<any DispatchSourceRead>

    /// - Parameter read: reads all there is. When it returns `false` the socket is of no use, and not watched any more.
    init(_ socket: HCISocket, label: String, read: @escaping @Sendable () -> Bool) {
        self.socket = socket
        queue = DispatchQueue(label: label)
        let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
        // The handler keeps the source, until cancelling lets go of the handler.
        source.setEventHandler { if !read() { source.cancel() } }
        source.setCancelHandler { socket.close() }
        source.activate()
        self.source = Mutex(source)
    }

    deinit { source.withLock { $0.cancel() } }

    /// Calls a function on the reader's queue after some time.
    func after(_ seconds: Int, _ body: @escaping @Sendable () -> Void) {
        queue.asyncAfter(deadline: .now() + .seconds(seconds), execute: body)
    }
}
