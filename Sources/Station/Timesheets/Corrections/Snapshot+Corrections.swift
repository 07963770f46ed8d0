package import Attendance
import BeaconKit

/// Which days corrections are about.
extension Snapshot {
    /// The days of the site's calendar that a correction changes: that of the punch as it was, and as it is to be.
    package func days(touchedBy correction: Correction) -> Set<LocalDay> {
        var correction = correction
        var seen: Set<CorrectionID> = [correction.id]
        // A merged journal may hold reversals in a circle.
        while case .reverse(let id) = correction.change {
            guard let other = attendance.corrections.state(id)?.correction, seen.insert(id).inserted else { return [] }
            correction = other
        }
        var instants: [Instant] = []
        switch correction.change {
        case .add(_, let happened): instants = [happened]
        case .replace(let target, _, let happened):
            instants = [happened] + (instant(of: target, person: correction.person).map { [$0] } ?? [])
        case .remove(let target): instants = instant(of: target, person: correction.person).map { [$0] } ?? []
        case .reverse: break
        }
        return Set(instants.map { attendance.zones.day(of: $0) })
    }

    /// When a punch happened that a correction is about.
    private func instant(of target: Correction.Target, person: PersonID) -> Instant? {
        switch target {
        case .entry(let id): return attendance.evidence(of: person).first { $0.id == id }?.happened
        case .correction(let id):
            switch attendance.corrections.state(id)?.correction.change {
            case .add(_, let happened), .replace(_, _, let happened): return happened
            case .remove, .reverse, nil: return nil
            }
        }
    }
}
