package import BeaconKit

/// Slows guessing of passwords down, for each account and each address apart: a state machine, time comes in.
///
/// The first five wrong ones are free, as people mistype. Each further one doubles the wait, from 2 s to 15 minutes. A
/// right one forgets the account's wrong ones. What was not tried for an hour is forgotten.
package struct SignInThrottle: Sendable {
    private struct Record {
        var wrong = 0
        var last: Instant
    }

    private static let free = 5
    private static let longest: Int64 = 900_000_000
    private static let memory: Int64 = 3_600_000_000
    /// Keys that are remembered at most: an attacker with many addresses must not fill the memory.
    private static let capacity = 10_000

    private var records: [String: Record] = [:]

    package init() {}

    /// The number of keys remembered.
    package var count: Int { records.count }

    /// How long one must wait before an attempt, in whole seconds; `nil` if it may be made.
    package func wait(account: String, address: String, at now: Instant) -> Int? {
        let waits = keys(account, address).compactMap { key -> Int64? in
            guard let record = records[key], record.wrong >= Self.free else { return nil }
            let pause = min(Self.longest, 2_000_000 << Int64(min(20, record.wrong - Self.free)))
            let left = pause - now.microseconds(since: record.last)
            return left > 0 ? left : nil
        }
        return waits.max().map { Int(($0 + 999_999) / 1_000_000) }
    }

    /// An attempt was wrong.
    package mutating func failed(account: String, address: String, at now: Instant) {
        for key in keys(account, address) {
            var record = records[key] ?? Record(last: now)
            if now.microseconds(since: record.last) >= Self.memory { record.wrong = 0 }
            record.wrong += 1
            record.last = now
            records[key] = record
        }
        guard records.count > Self.capacity else { return }
        records = records.filter { now.microseconds(since: $0.value.last) < Self.memory }
        while records.count > Self.capacity, let oldest = records.min(by: { $0.value.last < $1.value.last }) {
            records[oldest.key] = nil
        }
    }

    /// An attempt was right.
    ///
    /// - Parameter address: where only this account is tried from there, so that its wrong ones are forgotten too.
    package mutating func succeeded(account: String, address: String? = nil) {
        records[key(account)] = nil
        if let address { records[key(address: address)] = nil }
    }

    private func keys(_ account: String, _ address: String) -> [String] { [key(account), key(address: address)] }

    private func key(address: String) -> String { "address \(address)" }

    private func key(_ account: String) -> String { "account \(account.prefix(64).lowercased())" }
}
