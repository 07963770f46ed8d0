package import BeaconKit

/// How far every receiver of a site has reported. Before that nobody is called absent: their punch may be on its way.
package struct Watermark: Hashable, Sendable {
    /// `nil` while a receiver has never reported: then nothing is sure.
    package let instant: Instant?

    package init(_ instant: Instant?) {
        self.instant = instant
    }

    /// - Parameter reported: how far each receiver has reported, `nil` for never. Retired ones are left out.
    package init(reported: [String: Instant?]) {
        var least: Instant? = Instant(microseconds: .max)
        for instant in reported.values {
            guard let instant else {
                least = nil
                break
            }
            least = least.map { min($0, instant) }
        }
        instant = reported.isEmpty ? nil : least
    }

    /// Whether everything before an instant is known.
    package func covers(_ instant: Instant) -> Bool { self.instant.map { $0 >= instant } ?? false }
}
