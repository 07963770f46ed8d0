package import BeaconKit
import Crypto
import Foundation

/// What is counted, as it is kept where several processes count together.
extension SignInThrottle {
    /// Of one door, one address, or both.
    package struct Kept: Hashable, Sendable {
        package let wrong: Int
        package let last: Instant
        /// When the door was last opened from there; `nil` for never.
        package let opened: Instant?

        package init(wrong: Int, last: Instant, opened: Instant?) {
            self.wrong = wrong
            self.last = last
            self.opened = opened
        }
    }

    /// For how long it is remembered that a door was opened from an address, in µs: a quarter of a year.
    package static let openedMemory: Int64 = 90 * 86_400_000_000

    /// Under which names it is kept: hashes, as what people type as a name is now and then their password.
    package static func names(of door: Door, from address: String) -> [String] {
        keys(door, address).map(\.name)
    }

    /// - Parameter kept: by the names of ``names(of:from:)``.
    package init(_ kept: [String: Kept], of door: Door, from address: String) {
        self.init()
        for key in Self.keys(door, address) { if let found = kept[key.name] { restore(key, found) } }
    }

    /// What is to be kept; what is missing is forgotten.
    ///
    /// - Parameter before: what was kept.
    package func kept(_ before: [String: Kept], of door: Door, from address: String, at now: Instant) -> [String: Kept]
    {
        var kept: [String: Kept] = [:]
        for key in Self.keys(door, address) {
            kept[key.name] = self.kept(key, before: before[key.name], at: now)
        }
        return kept
    }
}

extension SignInThrottle.Key {
    fileprivate var name: String {
        let text =
            switch self {
            case .pair(let door, let address): "pair\0\(door.name)\0\(address)"
            case .address(let address): "address\0\(address)"
            case .door(let door): "door\0\(door.name)"
            }
        return SHA256.hash(data: Data(text.utf8)).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

extension SignInThrottle.Door {
    fileprivate var name: String {
        switch self {
        case .account(let name): "account\0\(name)"
        case .setUp: "set-up"
        case .kiosk: "kiosk"
        case .pin(let person): "pin\0\(person)"
        }
    }
}
