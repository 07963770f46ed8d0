package import BeaconKit

/// A recording of real scanners as sightings in order of time.
package struct ScannerRecording: Sendable {
    package let sightings: [Sighting]

    package static let twoScanners = Result { try ScannerRecording(starksm64: "two-scanners-2015-03-03") }
    package static let fourScanners = Result { try ScannerRecording(starksm64: "four-scanners-2015-03-07") }

    /// Seconds from the first sighting.
    package func seconds(_ instant: Instant) -> Double {
        guard let first = sightings.first else { return 0 }
        return Double(instant.microseconds(since: first.instant)) / 1_000_000
    }

    private init(starksm64 name: String) throws {
        sightings = try ScannerReport.all(name).compactMap(\.sighting).sorted { $0.instant < $1.instant }
    }
}
