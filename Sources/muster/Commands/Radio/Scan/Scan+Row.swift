package import BeaconKit
import Foundation
import Station

/// A beacon's row in the table of `muster scan`.
package struct ScanRow: Hashable, Sendable {
    package static let headings = [
        "UUID", "Major", "Minor", "Distance", "Proximity", "RSSI", "Interval", "Last heard",
    ]

    /// One for each heading.
    package let cells: [String]
    /// Whether the beacon was not heard when it should have been: the row fades.
    package let isStale: Bool

    /// - Returns: `nil` for a beacon that has left.
    package init?(_ presence: BeaconPresence, at now: Instant) {
        let age = Double(now.microseconds(since: presence.lastSeen)) / 1_000_000
        let fading = BeaconFading(silence: age, interval: presence.advertisingInterval)
        guard fading != .gone else { return nil }
        isStale = fading == .fading
        cells =
            ScanRow.cells(presence) + [
                presence.advertisingInterval.map { String(format: $0 < 10 ? "%.2f s" : "%.0f s", $0) } ?? "",
                age < 1.5 ? "now" : String(format: "%.0f s ago", age),
            ]
    }

    /// The cells up to the level.
    static func cells(_ presence: BeaconPresence) -> [String] {
        let identity = presence.identity
        return [
            identity.uuid.description, String(identity.major), String(identity.minor),
            text(presence.distance), presence.proximity == .unknown ? "" : "\(presence.proximity)",
            presence.rssi.map { String(format: "%.0f dBm", $0) } ?? "",
        ]
    }

    /// As `1.3 m ± 0.8`; with `≈` before it where the beacon doesn't say how strong it is at 1 m.
    package static func text(_ distance: Distance) -> String {
        guard case .estimated(let meters, let uncertainty, let quality) = distance else { return "" }
        let format = meters < 10 ? "%.1f m ± %.1f" : "%.0f m ± %.0f"
        return (quality == .fallback ? "≈" : "") + String(format: format, meters, uncertainty)
    }
}
