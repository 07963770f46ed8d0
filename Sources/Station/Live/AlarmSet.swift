package import BeaconKit

/// What is wrong with the station now, in the order in which it came: of each kind one alarm at most, and one for each
/// station whose chain is not what it was.
package struct AlarmSet: Sendable {
    package private(set) var all: [Alarm] = []
    /// When the alarm about the clock ends, in steady time: long enough to be read, and short enough not to become furniture.
    private var clockUntil: Instant?

    package init() {}

    /// How long a clock that was set is told of, in µs: an hour.
    package static let clockPeriod: Int64 = 3_600_000_000

    /// Whether nothing can be recorded.
    package var stopRecording: Bool { all.contains(where: \.stopsRecording) }

    /// Lets time pass, in steady time.
    package mutating func advance(to now: Instant) {
        guard let until = clockUntil, now >= until else { return }
        clockUntil = nil
        replace(with: []) { if case .clockJumped = $0 { true } else { false } }
    }

    /// - Returns: whether that is news.
    package mutating func recordingFailed(_ error: any Error) -> Bool {
        let isFull = (error as? StoreError)?.code == .diskFull
        return replace(with: [isFull ? .diskFull : .storage("\(error)")], where: \.stopsRecording)
    }

    package mutating func recordingWorks() {
        replace(with: [], where: \.stopsRecording)
    }

    /// - Parameter damage: what an inspection of the store's file found; `nil` for nothing.
    /// - Returns: whether that is news.
    package mutating func inspected(damage: String?) -> Bool {
        replace(with: damage.map { [.damaged($0)] } ?? [], where: \.isDamage)
    }

    /// - Parameter now: in steady time.
    package mutating func clockJumped(seconds: Double, at now: Instant) {
        clockUntil = now.adding(microseconds: Self.clockPeriod)
        replace(with: [.clockJumped(seconds: seconds)]) { if case .clockJumped = $0 { true } else { false } }
    }

    /// The radio as a whole is in another condition.
    package mutating func radio(_ condition: RadioCondition) {
        replace(with: condition.isFault ? [.radio(condition)] : []) { if case .radio = $0 { true } else { false } }
    }

    /// - Parameter condition: why nothing can be transmitted; `nil` if something can.
    /// - Returns: whether that is news.
    package mutating func transmitter(_ condition: RadioCondition?) -> Bool {
        replace(with: condition.map { [.notAnswering($0)] } ?? []) {
            if case .notAnswering = $0 { true } else { false }
        }
    }

    /// Whether another station answers for this site, or somebody imitates it.
    package mutating func otherStation(_ isHeard: Bool) {
        replace(with: isHeard ? [.otherStation] : []) { $0 == .otherStation }
    }

    /// Chains that are not what they were; they come and go as stations meet.
    ///
    /// - Returns: those that are new, and those of stations with which all is well again.
    package mutating func chains(_ troubles: [PeerTrouble]) -> (new: [PeerTrouble], gone: [PeerTrouble]) {
        let told = all.compactMap { if case .chain(let trouble) = $0 { trouble } else { nil } }
        let isNews = replace(with: troubles.map { .chain($0) }) { if case .chain = $0 { true } else { false } }
        guard isNews else { return ([], []) }
        return (
            troubles.filter { !told.contains($0) },
            told.filter { old in !troubles.contains { $0.trouble.peer == old.trouble.peer } }
        )
    }

    /// Puts alarms in the place of those of a kind. What is told already keeps its place.
    ///
    /// - Returns: whether anything changed.
    @discardableResult
    private mutating func replace(with new: [Alarm], where isOfKind: (Alarm) -> Bool) -> Bool {
        guard all.filter(isOfKind) != new else { return false }
        all.removeAll(where: isOfKind)
        all += new
        return true
    }
}
