/// The first and the last day of a period.
package struct PeriodDays: Hashable, Sendable, Codable {
    package let from: LocalDay
    /// The last day.
    package let to: LocalDay

    package init(from: LocalDay, to: LocalDay) {
        self.from = from
        self.to = to
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        from = try members.decode(LocalDay.self, forKey: .from)
        to = try members.decode(LocalDay.self, forKey: .to)
        try Plausible.check(from: from, to: to)
    }
}

extension Fact {
    /// The days that are closed or can be changed again.
    package var periodDays: PeriodDays? {
        switch self {
        case .periodClosed(let closed): closed.value
        case .periodReopened(let reopened): reopened.value
        default: nil
        }
    }
}
