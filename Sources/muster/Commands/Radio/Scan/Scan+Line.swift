import Attendance
package import BeaconKit
import Foundation

/// A line of `muster scan` where no terminal is.
package enum ScanLine {
    /// One sighting, as `muster replay` reads it.
    package static func json(_ sighting: Sighting, receiver: String?) -> String {
        var line = JSONLine()
        line.add("time", Double(sighting.instant.microseconds) / 1_000_000, digits: 6)
        line.add("receiver", receiver)
        line.add("uuid", sighting.identity.uuid.description)
        line.add("major", sighting.identity.major)
        line.add("minor", sighting.identity.minor)
        line.add("power", sighting.measuredPower)
        line.add("rssi", sighting.rssi)
        return line.description
    }

    /// What is known of a beacon that was just heard.
    package static func json(_ presence: BeaconPresence, receiver: String?) -> String {
        var line = JSONLine()
        line.add("time", Double(presence.lastSeen.microseconds) / 1_000_000, digits: 6)
        line.add("receiver", receiver)
        line.add("uuid", presence.identity.uuid.description)
        line.add("major", presence.identity.major)
        line.add("minor", presence.identity.minor)
        line.add("power", presence.measuredPower)
        line.add("rssi", presence.rssi, digits: 1)
        line.add("distance", presence.distance.meters, digits: 2)
        line.add("uncertainty", presence.distance.uncertainty, digits: 2)
        line.add("proximity", "\(presence.proximity)")
        line.add("interval", presence.advertisingInterval, digits: 3)
        return line.description
    }

    /// The same for a person, with the time in UTC.
    package static func text(_ presence: BeaconPresence) -> String {
        let time = presence.lastSeen.iso8601.replacing("T", with: " ").replacing("Z", with: "")
        let interval = presence.advertisingInterval.map { String(format: "every %.2f s", $0) } ?? ""
        let widths = [36, 5, 5, 13, 9, 7]
        let cells = zip(ScanRow.cells(presence), widths).map { cell, width in
            cell + String(repeating: " ", count: max(0, width - cell.displayWidth))
        }
        return ([time] + cells + [interval]).joined(separator: "  ")
    }
}
