package import Attendance
package import BeaconKit

/// Keeps what is decided until the journal has it, in order, and decides what is written together and when.
///
/// It hands out one batch at a time. Until it is told what became of that, there is no other, and what is in it still
/// waits: while nothing can be recorded, decisions stay in memory and are tried again.
package struct JournalWriter: Sendable {
    /// The batch that is under way.
    private struct Flight {
        /// How many of those that wait, from the first.
        let count: Int
        let fleeting: [EntryDraft]
    }

    /// How many decisions wait in memory at most while nothing can be recorded.
    package static let mostWaiting = 100_000
    /// How many are written together: so that a long backlog does not keep others from writing.
    package static let mostTogether = 2_000
    /// How long it is waited after a failure, in µs of real time: so long at first, twice as long after each other.
    package static let firstPause: Int64 = 250_000
    package static let longestPause: Int64 = 1_000_000

    /// What could not be recorded yet, oldest first.
    package private(set) var waiting: [EntryDraft] = []
    /// What is recorded at the next attempt or never.
    private var fleeting: [EntryDraft] = []
    private var flight: Flight?
    private var nextAttempt: Instant
    private var pause = firstPause

    package init(now: Instant) { nextAttempt = now }

    package mutating func add(_ draft: EntryDraft) { waiting.append(draft) }

    /// What is no good later is tried at once, and forgotten if that fails.
    package mutating func addFleeting(_ draft: EntryDraft) { fleeting.append(draft) }

    /// Lets the next attempt be made at once.
    package mutating func hurry() { nextAttempt = .init(microseconds: .min) }

    /// What is to be written now, if anything is.
    package mutating func nextBatch(at time: StationTime) -> JournalBatch? {
        guard flight == nil, !fleeting.isEmpty || !waiting.isEmpty && time.now >= nextAttempt else { return nil }
        return begin(min(waiting.count, Self.mostTogether), at: time)
    }

    /// What is written before a punch that somebody makes by hand, whenever the next attempt is due: everything, as the
    /// punch is decided after it. None may be under way.
    package mutating func batchForPunch(at time: StationTime) -> JournalBatch { begin(waiting.count, at: time) }

    private mutating func begin(_ count: Int, at time: StationTime) -> JournalBatch {
        flight = Flight(count: count, fleeting: fleeting)
        let drafts = waiting.prefix(count) + fleeting
        // Nothing is recorded before it happened, though the clock on the wall was slewed back a little in between.
        let latest = drafts.lazy.map(\.happened).filter { happened in
            (0...TimeBase.tolerance).contains(happened.microseconds(since: time.wall))
        }
        .max()
        let batch = JournalBatch(Array(drafts), recorded: latest ?? time.wall)
        fleeting = []
        return batch
    }

    /// The batch is durable.
    package mutating func written() {
        guard let flight else { return }
        waiting.removeFirst(flight.count)
        pause = Self.firstPause
        self.flight = nil
    }

    /// What was to be decided with the batch was refused: nothing is wrong with the batch.
    package mutating func refused() {
        guard let flight else { return }
        fleeting = flight.fleeting + fleeting
        self.flight = nil
    }

    /// The batch could not be written.
    ///
    /// - Returns: what will never be.
    package mutating func failed(at time: StationTime) -> [EntryDraft] {
        guard let flight else { return [] }
        nextAttempt = time.after(real: pause)
        pause = min(2 * pause, Self.longestPause)
        if waiting.count > Self.mostWaiting { waiting.removeFirst(waiting.count - Self.mostWaiting) }
        self.flight = nil
        return flight.fleeting
    }
}
