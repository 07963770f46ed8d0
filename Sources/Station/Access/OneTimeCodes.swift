package import BeaconKit

/// Codes that a person carries from one screen to another: valid once and for a while. Kept in memory only.
package struct OneTimeCodes: Sendable {
    package enum Purpose: Hashable, Sendable {
        /// Set the station up.
        case setUp
        /// Make a browser the kiosk of this name.
        case kiosk(String)
    }

    private struct Code {
        let purpose: Purpose
        let expires: Instant
    }

    /// Without letters and digits that look alike. Eight of them are 40 bits: with ``SignInThrottle`` far too many to try.
    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    private static let length = 8

    private var codes: [String: Code] = [:]

    package init() {}

    /// A new code, as `K7QM-2XWB`. For a set-up it replaces the one before.
    package mutating func make(_ purpose: Purpose, validFor microseconds: Int64, at now: Instant) -> String {
        codes = codes.filter { now < $0.value.expires && $0.value.purpose != purpose }
        var random = SystemRandomNumberGenerator()
        var code = ""
        for _ in 0..<Self.length {
            code.append(Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &random)])
        }
        codes[code] = Code(purpose: purpose, expires: now.adding(microseconds: microseconds))
        return "\(code.prefix(4))-\(code.suffix(4))"
    }

    /// What a code is for; `nil` if it isn't valid. Case, spaces and hyphens don't matter.
    package func purpose(of typed: String, at now: Instant) -> Purpose? {
        guard let code = codes[Self.plain(typed)], now < code.expires else { return nil }
        return code.purpose
    }

    package func isValid(_ typed: String, for purpose: Purpose, at now: Instant) -> Bool {
        self.purpose(of: typed, at: now) == purpose
    }

    /// A code is of no more use.
    package mutating func use(_ typed: String) { codes[Self.plain(typed)] = nil }

    private static func plain(_ typed: String) -> String {
        String(typed.prefix(40).uppercased().filter { alphabet.contains($0) })
    }
}
