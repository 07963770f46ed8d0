import Hummingbird
import MusterWeb

/// A browser's side of an event stream: what the server writes comes out as events.
///
/// It takes one write at a time, so that a test which does not read is a browser with a full connection.
struct EventReader: ResponseBodyWriter, Sendable {
    private let gate = Gate()

    /// Hands writes over one by one.
    private actor Gate {
        private var waiting: [CheckedContinuation<String?, Never>] = []
        private var written: [(text: String, taken: CheckedContinuation<Void, Never>)] = []
        private var isFinished = false

        func write(_ text: String) async {
            if !waiting.isEmpty {
                waiting.removeFirst().resume(returning: text)
            } else {
                await withCheckedContinuation { written.append((text, $0)) }
            }
        }

        func read() async -> String? {
            if !written.isEmpty {
                let (text, taken) = written.removeFirst()
                taken.resume()
                return text
            }
            if isFinished { return nil }
            return await withCheckedContinuation { waiting.append($0) }
        }

        func finish() {
            isFinished = true
            for reader in waiting { reader.resume(returning: nil) }
            waiting = []
        }
    }

    func write(_ buffer: ByteBuffer) async throws {
        await gate.write(String(buffer: buffer))
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {
        await gate.finish()
    }

    /// The next event; `nil` at the end of the stream.
    func next() async throws -> Event? {
        while let block = await gate.read() {
            if let event = try Event(block: block) { return event }
        }
        return nil
    }

    /// The next event that says more than the time.
    func nextChange() async throws -> Event? {
        while let event = try await next() {
            if event.name != "time" { return event }
        }
        return nil
    }

    /// Reads and forgets until the end.
    func drain() async {
        while await gate.read() != nil {}
    }
}
