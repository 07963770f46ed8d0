package import Attendance

/// How a message goes to another station: a state machine without a connection.
///
/// ```swift
/// var sending = Sending(size: message.size)
/// while let step = sending.next { sending.handle(await perform(step)) }
/// ```
package struct Sending: Hashable, Sendable {
    /// What is to be done now.
    package enum Step: Hashable, Sendable {
        /// Announce it, and hear how much is there.
        case offer
        /// Send so many bytes from there on.
        case send(offset: Int64, count: Int)
    }

    /// What came of a step.
    package enum Outcome: Hashable, Sendable {
        case progress(MessageProgress)
        case refused(MessageRefusal)
        /// The receiver has another number of bytes.
        case wrongOffset(Int64)
        /// Nothing, or something that makes no sense.
        case failed
    }

    package enum End: Hashable, Sendable {
        case delivered
        case refused(MessageRefusal)
        /// To be tried again later.
        case later
    }

    /// Bytes of one request: 1 MiB, all that either side holds of a message in memory.
    package static let piece = 1 << 20
    /// How often the receiver may say that it has another number of bytes, or no more than before, until this is left for
    /// later: one that always has nothing would be sent to for ever.
    private static let mostCorrections = 3

    private let size: Int64
    /// How much the receiver has; `nil` before it said so.
    package private(set) var offset: Int64?
    package private(set) var end: End?
    private var corrections = 0

    package init(size: Int64) { self.size = size }

    /// `nil` at the end.
    package var next: Step? {
        guard end == nil else { return nil }
        guard let offset else { return .offer }
        return .send(offset: offset, count: Int(min(Int64(Self.piece), size - offset)))
    }

    package mutating func handle(_ outcome: Outcome) {
        switch outcome {
        case .progress(let progress) where progress.isReceived:
            offset = size
            end = .delivered
        case .progress(let progress):
            let isFurther = offset.map { progress.offset > $0 || $0 == size } ?? true
            if isFurther { goOn(from: progress.offset) } else { correct(to: progress.offset) }
        case .wrongOffset(let offset): correct(to: offset)
        case .refused(let refusal): end = .refused(refusal)
        case .failed: end = .later
        }
    }

    private mutating func correct(to offset: Int64) {
        corrections += 1
        if corrections > Self.mostCorrections { end = .later } else { goOn(from: offset) }
    }

    private mutating func goOn(from offset: Int64) {
        guard (0...size).contains(offset) else {
            end = .later
            return
        }
        // Everything is there and it is not received: an empty piece at the end lets it be checked, but only once.
        if self.offset == size, offset == size { end = .later }
        self.offset = offset
    }
}
