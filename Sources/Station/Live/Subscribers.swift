/// Those who follow something until they go away. One that is too slow loses the oldest.
struct Subscribers<Element: Sendable> {
    private let capacity: Int
    private var continuations: [Int: AsyncStream<Element>.Continuation] = [:]
    private var next = 0

    /// - Parameter capacity: how many elements wait for a slow subscriber.
    init(capacity: Int) { self.capacity = capacity }

    mutating func add() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: Element.self,
            bufferingPolicy: .bufferingNewest(capacity)
        )
        continuations[next] = continuation
        next += 1
        return stream
    }

    mutating func yield(_ element: Element) {
        for (key, continuation) in continuations {
            if case .terminated = continuation.yield(element) { continuations[key] = nil }
        }
    }

    func finish() {
        for continuation in continuations.values { continuation.finish() }
    }
}
