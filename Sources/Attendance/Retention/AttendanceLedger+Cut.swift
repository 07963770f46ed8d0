import BeaconKit

/// Where a person's history can be cut so that all days that are kept stay what they are.
extension AttendanceLedger {
    /// - Parameter day: the first day that is kept.
    package func cut(before day: LocalDay) -> AttendanceCut {
        // Who came before midnight for the day's first shift came on that day.
        let early = max(Int64(schedule.longestEarlyWindow) * 60_000_000, PlanLine.reach)
        let begin = zones.begin(of: day).adding(microseconds: -early)
        var cut = AttendanceCut()
        for person in Set(punches.keys).union(ordered.keys) {
            let spans = spans(of: person)
            guard let instant = boundary(of: person, before: begin, spans: spans) else { continue }
            cut.people[person] = instant
            for (id, span) in spans where span.upperBound < instant { cut.corrections.insert(id) }
        }
        // Of leave that was granted anew under its name the last grant says how long it lasts.
        var last: [String: LocalDay] = [:]
        for leave in planning.leaves { last[leave.id] = max(last[leave.id] ?? leave.to, leave.to) }
        for request in leaveRequests.all.map(\.leave) {
            last[request.id] = max(last[request.id] ?? request.to, request.to)
        }
        cut.leaves = Set(last.filter { $0.value < day }.keys)
        return cut
    }

    /// The latest instant up to a limit before which nothing is open, and across which no correction reaches.
    private func boundary(
        of person: PersonID,
        before limit: Instant,
        spans: [CorrectionID: ClosedRange<Instant>]
    ) -> Instant? {
        let standing = CorrectionLedger.applying(ordered[person] ?? [], to: evidence(of: person))
        let window = Int64(([TimesheetPolicy()] + policies.map(\.policy)).map(\.duplicateWindow).max() ?? 0)
        var limit = limit
        while true {
            guard let instant = Self.boundary(in: standing, before: limit, window: window * 1_000_000) else {
                return nil
            }
            guard let span = spans.values.first(where: { $0.lowerBound < instant && $0.upperBound >= instant }) else {
                return instant
            }
            limit = span.lowerBound
        }
    }

    private static func boundary(in punches: [StandingPunch], before limit: Instant, window: Int64) -> Instant? {
        // No session outlasts that.
        guard let last = punches.last, limit.microseconds(since: last.happened) < StayRule.horizon else {
            return limit
        }
        let index = ReadingStart.index(in: punches, before: limit, window: window) { ($0.happened, $0.direction) }
        return index == 0 ? nil : min(limit, punches[index].happened)
    }

    /// From when to when each correction of somebody reaches: the punches that it is about, as they were recorded and as
    /// they were corrected.
    private func spans(of person: PersonID) -> [CorrectionID: ClosedRange<Instant>] {
        guard let items = ordered[person], !items.isEmpty else { return [:] }
        var happened: [EntryID: Instant] = [:]
        for punch in evidence(of: person) { happened[punch.id] = punch.happened }
        var spans: [CorrectionID: ClosedRange<Instant>] = [:]
        for item in items {
            let correction = item.state.correction
            var instants: [Instant] = []
            func reach(_ target: Correction.Target) {
                switch target {
                case .entry(let id): if let instant = happened[id] { instants.append(instant) }
                case .correction(let id): if let span = spans[id] { instants += [span.lowerBound, span.upperBound] }
                }
            }
            switch correction.change {
            case .add(_, let at): instants.append(at)
            case .replace(let target, _, let at):
                reach(target)
                instants.append(at)
            case .remove(let target): reach(target)
            case .reverse(let id): reach(.correction(id))
            }
            // What it is about is gone, or never came.
            if instants.isEmpty { instants.append(item.state.recorded) }
            if let low = instants.min(), let high = instants.max() { spans[correction.id] = low...high }
        }
        return spans
    }
}
