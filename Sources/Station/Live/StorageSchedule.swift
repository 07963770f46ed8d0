package import BeaconKit

/// When the store is looked at and what is known of sightings is kept.
package struct StorageSchedule: Sendable {
    /// How often it is looked for what others wrote, in µs of real time.
    private static let reading: Int64 = 500_000
    /// How long what is known of sightings may be kept nowhere but in memory, in µs: for a program that is killed. That
    /// the machine loses power costs as much as ``saving`` says.
    private static let keeping: (time: Int64, real: Int64) = (5_000_000, 1_000_000)
    /// How often a checkpoint is written, in µs: a pulled plug costs at most so much of when badges were last heard.
    private static let saving: (time: Int64, real: Int64) = (60_000_000, 1_000_000)

    /// A checkpoint.
    package enum Saving: Hashable, Sendable {
        case regular
        /// The station stops as it should.
        case last
    }

    private var requested: StoreNews.Scope?
    private var nextRead: Instant
    private var nextKeeping: Instant
    private var nextSaving: Instant
    /// Until when sightings were kept.
    private var keptUntil: Instant
    private var isLastDue = false

    package init(_ time: StationTime) {
        nextRead = time.now
        nextSaving = time.now
        nextKeeping = time.after(Self.keeping.time, real: Self.keeping.real)
        keptUntil = time.now
    }

    /// Has everything read at the next opportunity.
    package mutating func requestReading() { requested = .all }

    /// Has the reading go on at the next opportunity, as there was too much for once.
    package mutating func continueReading() { requested = requested ?? .regular }

    /// The station stops: one checkpoint more, and nothing after it.
    package mutating func stop() {
        isLastDue = true
        requested = nil
        let never = Instant(microseconds: .max)
        (nextRead, nextKeeping, nextSaving) = (never, never, never)
    }

    /// What is to be read now, if anything is.
    package mutating func reading(at time: StationTime) -> StoreNews.Scope? {
        if let requested {
            self.requested = nil
            return requested
        }
        guard time.now >= nextRead else { return nil }
        nextRead = time.after(real: Self.reading)
        return .regular
    }

    /// Whether a checkpoint is to be written now, and which.
    package mutating func saving(at time: StationTime) -> Saving? {
        if isLastDue {
            isLastDue = false
            return .last
        }
        guard time.now >= nextSaving else { return nil }
        nextSaving = time.after(Self.saving.time, real: Self.saving.real)
        return .regular
    }

    /// Since when sightings are to be kept now, if they are.
    package mutating func keeping(at time: StationTime) -> Instant? {
        guard time.now >= nextKeeping else { return nil }
        nextKeeping = time.after(Self.keeping.time, real: Self.keeping.real)
        defer { keptUntil = time.now }
        return keptUntil
    }
}
