import BeaconKit

/// Gathers what a journal says of receivers, the station and its clock. It takes entries in any order and more than once.
struct DoubtLog: Sendable {
    /// A clock that was set by less is as good as any other, in s.
    private static let clockTolerance = 120.0
    /// No clock is wrong by more, in s.
    private static let century = 3_155_760_000.0
    /// How long a clock may have been wrong before it was set, in µs. Longer, somebody would have seen it.
    private static let longestWrong: Int64 = 86_400_000_000

    /// How long a silence makes doubtful whatever happens in it, in µs. Of a receiver that is out of order for longer,
    /// people know; then only its end does.
    private static let longestSilence: Int64 = 86_400_000_000

    private struct Note {
        let fact: Fact
        let receiver: String
        let happened: Instant
        let sequence: Int64
        let id: EntryID

        var order: (Int64, Instant, EntryID) { (sequence, happened, id) }
    }

    private var notes: [Note] = []
    /// Whether something was taken since the doubts were asked for.
    private(set) var isUnread = false

    mutating func apply(_ entry: Entry, id: EntryID) {
        isUnread = true
        notes.append(
            Note(
                fact: entry.fact,
                receiver: entry.receiver ?? "",
                happened: entry.happened,
                sequence: entry.sequence,
                id: id
            )
        )
    }

    /// What follows from all of it.
    mutating func doubts() -> Doubts {
        isUnread = false
        notes.sort { $0.order < $1.order }
        var seen: Set<EntryID> = []
        notes.removeAll { !seen.insert($0.id).inserted }
        var reading = Reading()
        for note in notes { reading.apply(note) }
        return reading.doubts()
    }

    /// Reads the notes in their order.
    private struct Reading {
        private var silences: [Interval] = []
        /// With what the clock left out: what that was nobody heard.
        private var wrongClocks: [(span: Interval, seconds: Double, skipped: Interval)] = []
        private var deaf: [String: Instant] = [:]
        private var stopped: Instant?
        /// Since when the clock has gone as it does.
        private var clockSet: Instant?

        mutating func apply(_ note: Note) {
            switch note.fact {
            case .receiverDeaf(let silence):
                deaf[note.receiver] = min(deaf[note.receiver] ?? silence.lastHeard, silence.lastHeard)
            case .receiverHeard: end(note.receiver, note.happened)
            case .stationStopped: stopped = note.happened
            case .stationStarted:
                // Whoever still hears nothing says so anew.
                for receiver in Array(deaf.keys) { end(receiver, note.happened) }
                if let since = stopped { silences += limited(Interval(since, note.happened)) }
                stopped = nil
                clockSet = note.happened
            case .clockJumped(let jump): setClock(by: jump.seconds, at: note.happened)
            default: break
            }
        }

        func doubts() -> Doubts {
            let lasting = deaf.values.map(lasting) + [stopped].compactMap(\.self).map(lasting)
            return Doubts(
                silences: silences + lasting + wrongClocks.flatMap { limited($0.skipped) },
                wrongClocks: wrongClocks.map(\.span)
            )
        }

        private mutating func end(_ receiver: String, _ end: Instant) {
            guard let since = deaf.removeValue(forKey: receiver) else { return }
            silences += limited(Interval(since, end))
        }

        private mutating func setClock(by seconds: Double, at happened: Instant) {
            defer { clockSet = happened }
            guard abs(seconds) >= DoubtLog.clockTolerance, abs(seconds) < DoubtLog.century else { return }
            let before = happened.adding(microseconds: Int64(-seconds * 1_000_000))
            var skipped = Interval(before, happened)
            // A clock that is put back was right before it was set wrong, and left nothing out.
            if let last = wrongClocks.last, abs(last.seconds + seconds) < DoubtLog.clockTolerance {
                wrongClocks.removeLast()
                skipped.end = before
            }
            let earliest = before.adding(microseconds: -DoubtLog.longestWrong)
            wrongClocks.append((Interval(max(clockSet ?? earliest, earliest), before), seconds, skipped))
        }

        private func limited(_ silence: Interval) -> [Interval] {
            guard silence.length > DoubtLog.longestSilence else { return [silence] }
            return [lasting(silence.start), Interval(silence.end.adding(microseconds: -Doubts.margin), silence.end)]
        }

        private func lasting(_ since: Instant) -> Interval {
            Interval(since, since.adding(microseconds: DoubtLog.longestSilence))
        }
    }
}
