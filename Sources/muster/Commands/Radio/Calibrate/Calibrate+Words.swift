import Attendance
import BeaconKit
import Foundation
import Station

extension Calibrate {
    /// A result in words.
    struct Words {
        private let entry: CalibrationTable.Entry
        private let receiver: String?

        init(_ entry: CalibrationTable.Entry, receiver: String?) {
            self.entry = entry
            self.receiver = receiver
        }

        /// The result for a program.
        var json: String {
            var line = JSONLine()
            line.add("uuid", entry.identity.uuid.description)
            line.add("major", entry.identity.major)
            line.add("minor", entry.identity.minor)
            line.add("receiver", receiver)
            line.add("power", entry.result.power)
            line.add("uncertainty", entry.result.uncertainty)
            line.add("claimed", entry.claimed)
            line.add("readings", entry.result.readings)
            line.add("verdict", entry.result.isGood ? "good" : isEnough ? "unsteady" : "few")
            return line.description
        }

        /// The result for a person: what was measured, how sure that is, and what to do.
        var text: String {
            let result = entry.result
            let by = receiver.map { ", heard by \($0)" } ?? ""
            let lines = [
                "\(entry.identity)\(by), \(result.readings) readings",
                "Measured power: \(Self.signed(result.power)) dBm ± \(result.uncertainty) dB",
                advice,
            ]
            return lines.joined(separator: "\n") + "\n"
        }

        private var isEnough: Bool { entry.result.readings >= PowerCalibration.leastReadings }

        private var advice: String {
            let result = entry.result
            guard isEnough else {
                return """
                    That is too few readings: at least \(PowerCalibration.leastReadings) are needed. Listen for longer \
                    with --for, or set a shorter interval in the badge.
                    """
            }
            guard result.isGood else {
                return """
                    The level changed by \(result.range) dB meanwhile: the badge was moved, or somebody was in the way. \
                    Measure again.
                    """
            }
            let claimed = "The badge announces \(Self.signed(entry.claimed)) dBm"
            if abs(Int(entry.claimed) - Int(result.power)) <= result.uncertainty {
                return "\(claimed), which is right."
            }
            let shown = result.distance(claiming: entry.claimed).meters ?? 0
            return """
                \(claimed), so at 1 m it is shown at \(String(format: "%.1f", shown)) m. Set its measured power to \
                \(result.power): in its maker's app, or with muster transmit --power \(result.power).
                """
        }

        /// Why nothing was measured, and what to do.
        static func text(_ obstacle: CalibrationTable.Obstacle) -> String {
            switch obstacle {
            case .unheard: "The badge was not heard. Check its battery, and that it is an iBeacon: muster scan."
            case .ambiguous(let identities):
                """
                \(identities.count) beacons are about as loud. Say which one is held with --beacon, such as --beacon \
                \(identities[0].uuid):\(identities[0].major):\(identities[0].minor)
                """
            }
        }

        /// A level with a true minus sign.
        private static func signed(_ level: Int8) -> String {
            level < 0 ? "−\(-Int(level))" : "\(level)"
        }
    }
}
