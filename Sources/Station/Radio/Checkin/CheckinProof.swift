package import BeaconKit
import Crypto

/// A second beacon beside an answer, which only who has the person's key can make: see `docs/check-in-protocol.md`.
package enum CheckinProof {
    /// What the tag is for, so that the key serves nothing else.
    private static let domain = "muster check-in proof 1"

    /// The proof of an answer.
    ///
    /// - Parameter minute: minutes since 1970-01-01 00:00 UTC at which it is given.
    package static func beacon(
        _ answer: Answer,
        to number: UInt16,
        site: BeaconUUID,
        minute: Int64,
        key: CheckinKey
    ) -> BeaconIdentity {
        let major = answer.major
        return BeaconIdentity(uuid: tag(major, number, site, minute, key), major: major, minor: number)
    }

    /// The answer that a beacon proves to a number at about this time; `nil` if it proves none.
    ///
    /// The two clocks may differ by as much as they may where an arrival is told.
    package static func answer(
        in identity: BeaconIdentity,
        to number: UInt16,
        site: BeaconUUID,
        minute: Int64,
        key: CheckinKey
    ) -> Answer? {
        guard identity.minor == number, let answer = Answer(major: identity.major) else { return nil }
        let tolerance = Int64(CheckinExchange.tolerance)
        let isProven = (minute - tolerance...minute + tolerance).contains {
            tag(identity.major, number, site, $0, key) == identity.uuid
        }
        return isProven ? answer : nil
    }

    /// The minute that a proof given at an instant of wall time is about.
    package static func minute(at wall: Instant) -> Int64 {
        let (minutes, rest) = wall.microseconds.quotientAndRemainder(dividingBy: 60_000_000)
        return rest < 0 ? minutes - 1 : minutes
    }

    /// The first 16 bytes of HMAC-SHA256 over where, to whom, what and when is answered; numbers big-endian.
    private static func tag(
        _ major: UInt16,
        _ number: UInt16,
        _ site: BeaconUUID,
        _ minute: Int64,
        _ key: CheckinKey
    ) -> BeaconUUID {
        var message = Array(domain.utf8)
        func append(_ value: some FixedWidthInteger) {
            withUnsafeBytes(of: value.bigEndian) { message.append(contentsOf: $0) }
        }
        append(site.high)
        append(site.low)
        append(number)
        append(major)
        append(minute)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: key.bytes))
        let halves = code.withUnsafeBytes { bytes in
            (
                UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
        return BeaconUUID(high: halves.0, low: halves.1)
    }
}
