package import Attendance
package import BeaconKit

/// What the actor does with its store, one at a time.
package enum StorageJob: Sendable {
    case read(StoreNews.Scope, after: JournalPlace)
    case append(JournalBatch, after: JournalPlace)
    case save(Checkpoint)
    case keep([PersonID: LastSighting], lifeSign: Instant)
    case readTags(hintsAfter: Instant)
}

/// What came of it.
package enum StorageOutcome: Sendable {
    case read(StoreNews)
    case appended(WrittenEntries)
    case saved
    case tags(TagHistory)
    case failed(any Error)
}

/// A punch that somebody makes by hand, on its way to the store with what waits.
package struct PunchJob: Sendable {
    package let punch: HandPunch
    package let batch: JournalBatch
    package let place: JournalPlace

    /// What came of it.
    package typealias Outcome = Result<(written: WrittenEntries, outcome: PunchOutcome), any Error>
}

extension LiveStore {
    /// Does a job on a thread that may wait for the disk, whatever becomes of the task that asks for it: what was begun
    /// for a reader who has gone away, or for a station that is being stopped, is still done.
    func perform(_ job: StorageJob, on thread: WaitingThread) async -> StorageOutcome {
        do {
            return try await thread.run {
                switch job {
                case .read(let scope, let place):
                    return .read(try await self.news(scope, after: place))
                case .append(let batch, let place):
                    return .appended(try await self.append(batch, after: place))
                case .save(let checkpoint):
                    try await self.save(checkpoint)
                    return .saved
                case .keep(let lastSeen, let lifeSign):
                    try await self.keep(lastSeen, lifeSign: lifeSign)
                    return .saved
                case .readTags(let instant):
                    return .tags(try await self.tagHistory(hintsAfter: instant))
                }
            }
        } catch {
            return .failed(error)
        }
    }

    /// Records a punch, whatever becomes of the task that asks for it.
    func perform(_ job: PunchJob, on thread: WaitingThread) async -> PunchJob.Outcome {
        do {
            return .success(
                try await thread.run {
                    try await self.append(job.batch, after: job.place) { try job.punch.decide(in: $0) }
                }
            )
        } catch {
            return .failure(error)
        }
    }
}
