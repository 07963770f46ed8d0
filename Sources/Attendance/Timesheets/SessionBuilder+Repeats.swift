import BeaconKit

/// Punches within a session that is open, and those with nothing open.
extension SessionBuilder {
    /// An *in* within a session. Another source only confirms the first; a second one by the same hand tells of an *out*
    /// that is missing between.
    mutating func arriveAgain(_ punch: StandingPunch) {
        guard var open else { return }
        if let since = open.onBreakSince {
            open.session.breaks.append(Interval(since, punch.happened))
            open.onBreakSince = nil
        } else if punch.source == open.first.source, !punch.source.isHeard {
            remarks.append(Remark(kind: .overlap, day: day(at: punch.happened, in: open.session), at: punch.happened))
        }
        open.session.punches.append(punch)
        open.stay.lastShown = punch.happened
        self.open = open
    }

    /// An *out* with nothing open. By hand after presence had decided it puts that right; from another source soon
    /// after, or by presence, it only confirms; otherwise the *in* is missing.
    mutating func leaveAgain(_ punch: StandingPunch) {
        lastStrayOut = punch.happened
        if let index = sessions.indices.last, let end = sessions[index].end,
            punch.happened.microseconds(since: end) <= Int64(policy.rest) * 60_000_000,
            case .punched(let wasProvisional) = sessions[index].ending
        {
            if wasProvisional, !punch.isProvisional {
                sessions[index].end = punch.happened
                sessions[index].ending = .punched(isProvisional: false)
                sessions[index].punches.append(punch)
                return
            }
            if punch.source != sessions[index].punches.last?.source {
                sessions[index].punches.append(punch)
                return
            }
        }
        if !punch.isProvisional { stray(punch, .missingIn) }
    }

    mutating func beginBreak(_ punch: StandingPunch) {
        guard open != nil else { return stray(punch, .missingIn) }
        if open?.onBreakSince == nil {
            open?.onBreakSince = punch.happened
        } else {
            let day = open.map { self.day(at: punch.happened, in: $0.session) } ?? line.day(of: punch.happened)
            remarks.append(Remark(kind: .overlap, day: day, at: punch.happened))
        }
        open?.session.punches.append(punch)
        open?.stay.lastShown = punch.happened
    }

    mutating func endBreak(_ punch: StandingPunch) {
        guard let session = open?.session else {
            // Who ends a break is there: presence alone took the person for gone.
            if let last = sessions.last,
                day(at: last.end ?? last.start, in: last)
                    == line.arrival(at: punch.happened)?.day ?? line.day(of: punch.happened),
                last.ending == .punched(isProvisional: true)
            {
                return begin(punch)
            }
            return stray(punch, .missingIn)
        }
        if let since = open?.onBreakSince {
            open?.session.breaks.append(Interval(since, punch.happened))
            open?.onBreakSince = nil
        } else {
            remarks.append(Remark(kind: .overlap, day: day(at: punch.happened, in: session), at: punch.happened))
        }
        open?.session.punches.append(punch)
        open?.stay.lastShown = punch.happened
    }
}
