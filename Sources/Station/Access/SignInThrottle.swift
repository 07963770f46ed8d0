package import BeaconKit

/// Slows guessing of passwords, codes and PINs down: a state machine, time comes in.
///
/// Three counts, as each alone can be used against people: of one door from one address, which a guesser at one machine
/// meets first; of one address at all doors; and of one door from everywhere, for guessers with many addresses. The last
/// never holds up an address from which the door was opened before, so that nobody can be locked out from his own manager.
///
/// An attempt counts as wrong from its beginning, so that many at once are not free. Beyond those that are free, each
/// doubles the wait, from 2 s to 15 minutes. What was not tried for an hour is forgotten.
package struct SignInThrottle: Sendable {
    /// What is opened by a secret.
    package enum Door: Hashable, Sendable {
        /// An account's name, however it is written.
        case account(String)
        case setUp
        case kiosk
        case pin(String)

        package static func named(_ name: String) -> Door { .account(String(name.prefix(64)).lowercased()) }
    }

    enum Key: Hashable {
        case pair(Door, String)
        case address(String)
        case door(Door)

        var free: Int {
            switch self {
            case .pair: 5
            case .address: 20
            case .door: 50
            }
        }
    }

    private struct Record {
        var wrong = 0
        var last: Instant
    }

    private static let longest: Int64 = 900_000_000
    /// After how long without an attempt what was counted is forgotten, in µs.
    package static let memory: Int64 = 3_600_000_000
    /// Keys that are remembered at most: an attacker with many addresses must not fill the memory.
    private static let capacity = 10_000

    private var records: [Key: Record] = [:]
    /// Where doors were opened, the newest last.
    private var opened: [Key] = []
    private static let mostOpened = 1_000

    package init() {}

    /// The number of keys remembered.
    package var count: Int { records.count }

    /// Begins an attempt, which counts as wrong until ``succeeded(_:address:)``.
    ///
    /// - Returns: How long one must wait before it, in whole seconds; then it was not begun. `nil` if it may be made.
    package mutating func begin(_ door: Door, address: String, at now: Instant) -> Int? {
        let isKnown = opened.contains(.pair(door, address))
        var waits: Int64 = 0
        for key in Self.keys(door, address) where !(isKnown && key == .door(door)) {
            guard let record = records[key], record.wrong >= key.free else { continue }
            let pause = min(Self.longest, 2_000_000 << Int64(min(20, record.wrong - key.free)))
            waits = max(waits, pause - now.microseconds(since: record.last))
        }
        guard waits <= 0 else { return Int((waits + 999_999) / 1_000_000) }
        for key in Self.keys(door, address) {
            var record = records[key] ?? Record(last: now)
            if now.microseconds(since: record.last) >= Self.memory { record.wrong = 0 }
            record.wrong += 1
            record.last = now
            records[key] = record
        }
        forget(at: now)
        return nil
    }

    /// The attempt that began was right: the door's wrong ones from there are forgotten.
    package mutating func succeeded(_ door: Door, address: String) {
        records[.pair(door, address)] = nil
        withdraw([.address(address), .door(door)])
        opened.removeAll { $0 == .pair(door, address) }
        opened.append(.pair(door, address))
        if opened.count > Self.mostOpened { opened.removeFirst() }
    }

    /// The attempt that began was not made, as the station is too busy.
    package mutating func withdrawn(_ door: Door, address: String) { withdraw(Self.keys(door, address)) }

    private mutating func withdraw(_ keys: [Key]) {
        for key in keys {
            guard let wrong = records[key]?.wrong else { continue }
            if wrong > 1 { records[key]?.wrong = wrong - 1 } else { records[key] = nil }
        }
    }

    private mutating func forget(at now: Instant) {
        guard records.count > Self.capacity else { return }
        records = records.filter { now.microseconds(since: $0.value.last) < Self.memory }
        guard records.count > Self.capacity else { return }
        // A tenth at once, so that a flood of addresses does not cost a search for each.
        let oldest = records.sorted { $0.value.last < $1.value.last }.prefix(records.count - Self.capacity * 9 / 10)
        for (key, _) in oldest { records[key] = nil }
    }

    /// What is kept of one key, elsewhere.
    mutating func restore(_ key: Key, _ kept: Kept) {
        if kept.wrong > 0 { records[key] = Record(wrong: kept.wrong, last: kept.last) }
        if kept.opened != nil { opened.append(key) }
    }

    /// - Parameter before: what was kept of it; it was just opened where nothing wrong is left.
    func kept(_ key: Key, before: Kept?, at now: Instant) -> Kept? {
        let record = records[key]
        let isOpened = opened.contains(key)
        guard record != nil || isOpened else { return nil }
        return Kept(
            wrong: record?.wrong ?? 0,
            last: record?.last ?? before?.last ?? now,
            opened: isOpened ? (record == nil ? now : before?.opened ?? now) : nil
        )
    }

    static func keys(_ door: Door, _ address: String) -> [Key] {
        // One kiosk is everybody's address, and a PIN's guesses count for its person alone.
        if case .pin = door { return [.pair(door, "")] }
        return [.pair(door, address), .address(address), .door(door)]
    }
}
