import Attendance
package import BeaconKit

/// A calibration, as a page, a program or a command asks for it.
package struct CalibrationRequest: Hashable, Sendable, Decodable {
    /// How long it may take, in seconds.
    package static let durations = 5...60
    package static let usualDuration = 20

    /// The badge that is held, as `UUID:MAJOR:MINOR`; `nil` for the one that is clearly the loudest.
    package var beacon: String?
    /// In seconds.
    package var seconds: Int

    package init(beacon: String? = nil, seconds: Int = Self.usualDuration) {
        self.beacon = beacon
        self.seconds = seconds
    }

    private enum CodingKeys: CodingKey {
        case beacon, seconds
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let typed = try members.decodeIfPresent(Clearable<String>.self, forKey: .beacon)?.value
        beacon = typed.flatMap { $0.isEmpty ? nil : $0 }
        seconds = try members.decodeIfPresent(Int.self, forKey: .seconds) ?? Self.usualDuration
    }

    /// - Throws: ``RosterError`` for what is no beacon, ``CalibrationError`` for a duration that is not allowed.
    package func condition() throws -> BeaconIdentityCondition? {
        guard Self.durations.contains(seconds) else { throw CalibrationError(obstacle: .duration) }
        return try beacon.map { BeaconIdentityCondition(try BeaconIdentity(text: $0)) }
    }
}
