import BeaconKit
import Station

extension Calibrate {
    /// The result for a program.
    static func json(_ report: CalibrationReport) -> String {
        let entry = report.entry
        var line = JSONLine()
        line.add("uuid", entry.identity.uuid.description)
        line.add("major", entry.identity.major)
        line.add("minor", entry.identity.minor)
        line.add("receiver", report.receiver)
        line.add("power", entry.result.power)
        line.add("uncertainty", entry.result.uncertainty)
        line.add("claimed", entry.claimed)
        line.add("readings", entry.result.readings)
        line.add("verdict", report.verdict.rawValue)
        return line.description
    }

    /// The result for a person: what was measured, how sure that is, and what to do.
    static func text(_ report: CalibrationReport) -> String {
        [report.subject(), report.power(), report.advice()].joined(separator: "\n") + "\n"
    }
}
