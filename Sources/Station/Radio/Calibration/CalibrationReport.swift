package import Attendance
import BeaconKit

/// What a calibration found, as people are told: on the page and by `muster calibrate`.
package struct CalibrationReport: Hashable, Sendable {
    package enum Verdict: String, Hashable, Sendable {
        case good
        /// The level changed meanwhile.
        case unsteady
        /// There were too few readings.
        case few
    }

    package let entry: CalibrationTable.Entry
    /// What the receiver is called that heard the badge best.
    package let receiver: String?

    package init(_ entry: CalibrationTable.Entry, receiver: String?) {
        self.entry = entry
        self.receiver = receiver
    }

    package var verdict: Verdict {
        if entry.result.isGood { return .good }
        return entry.result.readings >= PowerCalibration.leastReadings ? .unsteady : .few
    }

    /// Of which badge it is, who heard it, and from how many readings.
    package func subject(in language: Language = .english) -> String {
        language.catalogue[
            receiver == nil ? "calibrate.subject" : "calibrate.subjectHeard",
            [
                "beacon": entry.identity.description, "receiver": receiver ?? "",
                "count": entry.result.readings,
            ]
        ]
    }

    /// What was measured, and how sure that is.
    package func power(in language: Language = .english) -> String {
        language.catalogue[
            "calibrate.measured",
            ["power": Self.signed(entry.result.power), "uncertainty": "\(entry.result.uncertainty)"]
        ]
    }

    /// What to do.
    package func advice(in language: Language = .english) -> String {
        let (texts, result) = (language.catalogue, entry.result)
        switch verdict {
        case .few: return texts["calibrate.few", ["least": "\(PowerCalibration.leastReadings)"]]
        case .unsteady: return texts["calibrate.unsteady", ["range": "\(result.range)"]]
        case .good: break
        }
        let claimed = Self.signed(entry.claimed)
        if abs(Int(entry.claimed) - Int(result.power)) <= result.uncertainty {
            return texts["calibrate.right", ["claimed": claimed]]
        }
        let shown = (result.distance(claiming: entry.claimed).meters ?? 0) * 10
        let tenths = Int(min(max(shown.rounded(), 0), 10_000))
        return texts[
            "calibrate.wrong",
            [
                "claimed": claimed, "shown": "\(tenths / 10).\(tenths % 10)", "power": Self.signed(result.power),
                "value": "\(result.power)",
            ]
        ]
    }

    /// A level with a true minus sign.
    private static func signed(_ level: Int8) -> String { level < 0 ? "−\(-Int(level))" : "\(level)" }
}

extension CalibrationError {
    /// Why nothing was measured, and what to do.
    package func words(in language: Language = .english) -> String {
        let texts = language.catalogue
        return switch obstacle {
        case .unheard: texts["calibrate.unheard"]
        case .ambiguous(let identities):
            texts["calibrate.ambiguous", ["number": "\(identities.count)", "example": "\(identities[0])"]]
        case .busy: texts["calibrate.busy"]
        case .duration:
            texts[
                "calibrate.duration",
                [
                    "least": "\(CalibrationRequest.durations.lowerBound)",
                    "most": "\(CalibrationRequest.durations.upperBound)",
                ]
            ]
        }
    }
}
