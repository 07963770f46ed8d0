import BeaconKit

extension PlanLine {
    /// Adds a session as the days have it: each the part of it that belongs to it, with the breaks and punches of that part.
    ///
    /// - Parameter now: until when a session that goes on is known.
    func divide(_ session: Session, at now: Instant, into all: inout [Session]) {
        let isOver = session.end != nil
        // Of a session without an end nobody knows in which shifts it was.
        let until = session.ending == .open ? max(now, session.start) : session.end ?? session.start
        let parts = parts(of: Interval(session.start, until), isOver: isOver)
        if parts.count == 1 {
            all.append(session)
            all[all.count - 1].day = parts[0].day
            all[all.count - 1].shift = parts[0].shift
            return
        }
        for index in parts.indices {
            let (part, isFirst, isLast) = (parts[index], index == 0, index == parts.count - 1)
            var own = session
            (own.day, own.shift, own.start) = (part.day, part.shift, part.interval.start)
            own.end = isLast ? session.end : part.interval.end
            own.ending = isLast ? session.ending : .continued
            own.breaks = session.breaks
                .map { Interval(max($0.start, own.start), isLast ? $0.end : min($0.end, part.interval.end)) }
                .filter { !$0.isEmpty }
            own.isOnBreak = isLast && session.isOnBreak && !own.breaks.isEmpty
            own.punches = session.punches.filter {
                (isFirst || $0.happened >= own.start) && (isLast || $0.happened < part.interval.end)
            }
            all.append(own)
        }
    }
}
