package import BeaconKit

/// What would satisfy a law.
package enum LawRemedy: Hashable, Sendable {
    case startNoEarlier(than: Instant)
    case endNoLater(than: Instant)
    /// So many more minutes of break, in parts of at least this many, which begin before an instant.
    case takeBreak(minutes: Int, part: Int, before: Instant)
    /// So many minutes of rest without interruption between two days, the last included.
    case rest(minutes: Int, from: LocalDay, to: LocalDay)
    /// So many minutes less between two days, the last included.
    case workLess(minutes: Int, from: LocalDay, to: LocalDay)

    /// In English, on the clock of the site.
    package func text(zones: ZoneHistory) -> String {
        switch self {
        case .startNoEarlier(let instant): "Start no earlier than \(LawFinding.clock(instant, zones))."
        case .endNoLater(let instant): "Stop by \(LawFinding.clock(instant, zones))."
        case .takeBreak(let minutes, let part, let instant):
            "Take \(minutes) more \(minutes == 1 ? "minute" : "minutes") of break"
                + (part > 1 && part < minutes ? ", in parts of at least \(part) minutes" : "")
                + ", starting by \(LawFinding.clock(instant, zones))."
        case .rest(let minutes, let from, let to):
            "Keep \(HoursText.text(minutes)) hours free in one piece between \(from) and \(to)."
        case .workLess(let minutes, let from, let to):
            "Work \(HoursText.text(minutes)) hours less between \(from) and \(to)."
        }
    }
}
