package import BeaconKit

/// The two beacons of a check-in: the call that carries a number, and the reply that carries the answer.
package enum CheckinBeacon {
    /// The major of a call.
    static let callMajor: UInt16 = 1
    /// The level at 1 m that both claim where nobody measured the device: Apple's reference, −59 dBm.
    package static let measuredPower: Int8 = -59

    /// The UUID under which a station replies: the site's with the last bit inverted.
    package static func replyUUID(of site: BeaconUUID) -> BeaconUUID {
        BeaconUUID(high: site.high, low: site.low ^ 1)
    }

    /// What somebody broadcasts who checks in.
    package static func call(_ number: UInt16, site: BeaconUUID) -> BeaconIdentity {
        BeaconIdentity(uuid: site, major: callMajor, minor: number)
    }

    /// The number that a beacon calls with; `nil` if it is no call to this site.
    package static func number(in identity: BeaconIdentity, site: BeaconUUID) -> UInt16? {
        identity.uuid == site && identity.major == callMajor ? identity.minor : nil
    }

    /// What the station broadcasts as an answer to a number.
    package static func reply(_ answer: Answer, to number: UInt16, site: BeaconUUID) -> BeaconIdentity {
        BeaconIdentity(uuid: replyUUID(of: site), major: answer.major, minor: number)
    }

    /// What a station broadcasts that lets others know that it is near: under the UUID of its answers, and no answer.
    package static func station(of site: BeaconUUID) -> BeaconIdentity {
        BeaconIdentity(uuid: replyUUID(of: site), major: 0, minor: 0)
    }

    /// The answer that a beacon carries, and the number it is for; `nil` if it is no reply of this site.
    package static func answer(in identity: BeaconIdentity, site: BeaconUUID) -> (number: UInt16, answer: Answer)? {
        guard identity.uuid == replyUUID(of: site), let answer = Answer(major: identity.major) else { return nil }
        return (identity.minor, answer)
    }
}
