/// What a beacon says it is: proximity UUID, major and minor.
public struct BeaconIdentity: Hashable, Sendable {
    /// Who runs the beacons.
    public let uuid: BeaconUUID
    /// The group within the UUID.
    public let major: UInt16
    /// The beacon within the group.
    public let minor: UInt16

    /// Makes an identity from its three parts.
    public init(uuid: BeaconUUID, major: UInt16, minor: UInt16) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }
}

extension BeaconIdentity: Comparable {
    /// Orders identities by UUID, then major, then minor.
    public static func < (left: Self, right: Self) -> Bool {
        (left.uuid, left.major, left.minor) < (right.uuid, right.major, right.minor)
    }
}

extension BeaconIdentity: CustomStringConvertible {
    /// The three parts with colons between them, as `F7826DA6-4FA2-4E98-8024-BC5B71E0893E:170:187`.
    public var description: String { "\(uuid):\(major):\(minor)" }
}
