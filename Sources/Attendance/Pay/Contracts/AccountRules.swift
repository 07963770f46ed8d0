/// The limits of hours accounts.
package struct AccountRules: Hashable, Sendable {
    /// When limits are applied: at the end of each of these.
    package enum Settlement: String, Hashable, Sendable, CaseIterable {
        case daily, monthly, yearly
    }

    /// What happens to what is above the ceiling.
    package enum Excess: String, Hashable, Sendable, CaseIterable {
        /// It is lost, and shown.
        case lapse
        /// It is paid.
        case payout
    }

    /// The most minutes of an account; `nil` for no limit.
    package let ceiling: Int?
    /// The fewest minutes of an account, mostly below nothing; what is missing is forgiven. `nil` for no limit.
    package let floor: Int?
    package let settlement: Settlement
    package let excess: Excess
    /// The last day, each year, on which hours of the year before can be used; `nil` if they never expire.
    package let expiry: MonthDay?

    private static let largest = 9999 * 60

    /// - Throws: ``ContractError/limitsReversed(ceiling:floor:)`` or ``ContractError/limitTooLarge(_:)``.
    package init(
        ceiling: Int? = nil,
        floor: Int? = nil,
        settlement: Settlement = .monthly,
        excess: Excess = .lapse,
        expiry: MonthDay? = nil
    ) throws(ContractError) {
        for limit in [ceiling, floor] {
            if let limit, !(-Self.largest...Self.largest).contains(limit) { throw .limitTooLarge(limit) }
        }
        if let ceiling, let floor, ceiling < floor { throw .limitsReversed(ceiling: ceiling, floor: floor) }
        self.ceiling = ceiling
        self.floor = floor
        self.settlement = settlement
        self.excess = excess
        self.expiry = expiry
    }

    /// Whether limits are applied at the end of a day.
    func settles(_ day: LocalDay) -> Bool {
        let next = day.adding(1)
        return switch settlement {
        case .daily: true
        case .monthly: next.day == 1
        case .yearly: next.day == 1 && next.month == 1
        }
    }
}

extension AccountRules: CustomStringConvertible {
    /// As `ceiling 40:00; floor -20:00; settle monthly lapse; expire 03-31`.
    package var description: String {
        var parts: [String] = []
        if let ceiling { parts.append("ceiling \(HoursText.text(ceiling))") }
        if let floor { parts.append("floor \(HoursText.text(floor))") }
        parts.append("settle \(settlement.rawValue) \(excess.rawValue)")
        if let expiry { parts.append("expire \(expiry)") }
        return parts.joined(separator: "; ")
    }

    /// Reads ``description``, in one line or several.
    package init(text: String) throws(ContractError) {
        var ceiling: Int?
        var floor: Int?
        var settlement: (Settlement, Excess)?
        var expiry: MonthDay?
        guard text.utf8.count <= 500 else { throw .badAccount(String(text.prefix(80))) }
        for line in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            guard let first = words.first else { continue }
            let bad = ContractError.badAccount(words.joined(separator: " "))
            switch (first, words.count) {
            case ("ceiling", 2) where ceiling == nil:
                guard let minutes = HoursText.minutes(words[1]) else { throw bad }
                ceiling = minutes
            case ("floor", 2) where floor == nil:
                guard let minutes = HoursText.minutes(words[1]) else { throw bad }
                floor = minutes
            case ("settle", 3) where settlement == nil:
                guard let when = Settlement(rawValue: words[1]), let excess = Excess(rawValue: words[2]) else {
                    throw bad
                }
                settlement = (when, excess)
            case ("expire", 2) where expiry == nil: expiry = try MonthDay(words[1])
            default: throw bad
            }
        }
        try self.init(
            ceiling: ceiling,
            floor: floor,
            settlement: settlement?.0 ?? .monthly,
            excess: settlement?.1 ?? .lapse,
            expiry: expiry
        )
    }
}
