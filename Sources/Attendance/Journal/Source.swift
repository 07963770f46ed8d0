/// From where an entry comes. A phone is a person's own: it calls with their number, or they ask under their own account.
/// A station's own decisions are the system's.
package enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    case beacon, kiosk, supervisor, `import`, api, phone, system
    /// People clock themselves in and out under their own account.
    case account

    /// Whether the station heard it on the air, where it is a punch: a badge, or a phone that calls.
    package var isHeard: Bool { self == .beacon || self == .phone }
}
