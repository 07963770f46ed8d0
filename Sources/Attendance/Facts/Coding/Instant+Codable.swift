package import BeaconKit

extension Instant: Codable {
    /// Microseconds since 1970; refuses what no station records.
    package init(from decoder: any Decoder) throws {
        let microseconds = try decoder.singleValueContainer().decode(Int64.self)
        guard Plausible.times.contains(microseconds) else { throw CanonicalMismatch() }
        self.init(microseconds: microseconds)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(microseconds)
    }
}
