/// A condition on a beacon's identity. Leaving out the minor, or the major and the minor, makes a wildcard.
public struct BeaconIdentityCondition: Hashable, Sendable {
    /// The proximity UUID that a beacon must have.
    public let uuid: BeaconUUID
    /// The major that a beacon must have; `nil` for any.
    public let major: UInt16?
    /// The minor that a beacon must have; `nil` for any.
    public let minor: UInt16?

    /// Any beacon with this UUID.
    public init(uuid: BeaconUUID) {
        self.uuid = uuid
        self.major = nil
        self.minor = nil
    }

    /// Any beacon with this UUID and major.
    public init(uuid: BeaconUUID, major: UInt16) {
        self.uuid = uuid
        self.major = major
        self.minor = nil
    }

    /// Exactly one identity.
    public init(uuid: BeaconUUID, major: UInt16, minor: UInt16) {
        self.uuid = uuid
        self.major = major
        self.minor = minor
    }

    /// Exactly one identity.
    public init(_ identity: BeaconIdentity) {
        self.init(uuid: identity.uuid, major: identity.major, minor: identity.minor)
    }

    /// Whether a beacon with this identity satisfies the condition.
    public func isSatisfied(by identity: BeaconIdentity) -> Bool {
        identity.uuid == uuid && (major ?? identity.major) == identity.major
            && (minor ?? identity.minor) == identity.minor
    }
}
