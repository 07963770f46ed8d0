import Attendance
import BeaconKit
import Testing

/// A person's hours account as text. A day is `2026-03-02 08:00-16:30`, with `hol`, `hol@from`, `sick`,
/// `holiday@until`, `plan=6:00`, `ok=20:00-21:00` and `pay=-1:00` where they apply. A booking is `2026-03-02 payout
/// 5:00`.
struct AccountScript {
    let person = PersonID(rawValue: "p")
    let zones: ZoneHistory
    var contracts = ContractLedger()
    var rules = ScopedRules<AccountRules>()
    var bookings: [AccountBooking] = []

    init(terms: String, rules: String = "", bookings: [String] = [], zone: String = "Europe/Berlin") throws {
        zones = try ZoneHistory(ZoneClock(zone))
        let start = LocalDay(year: 2020, month: 1, day: 1)
        for (index, text) in terms.split(separator: "|").enumerated() {
            // `from to terms`, or terms alone.
            let words = text.split(separator: " ")
            let from = LocalDay(String(words[0]))
            let to = from.flatMap { _ in LocalDay(String(words[1])) }
            let rest = words.dropFirst((from == nil ? 0 : 1) + (to == nil ? 0 : 1)).joined(separator: " ")
            try contracts.put(
                Contract(id: "\(index)", person: person, terms: ContractTerms(text: rest), from: from ?? start, to: to)
            )
        }
        if !rules.isEmpty { self.rules.put(try AccountRules(text: rules), for: .everyone, from: start) }
        self.bookings = try bookings.enumerated().map { index, text in
            let words = text.split(separator: " ").map(String.init)
            return try AccountBooking(
                id: "\(index)",
                person: person,
                day: #require(LocalDay(words[0])),
                kind: #require(AccountBooking.Kind(rawValue: words[1])),
                minutes: #require(HoursText.minutes(words[2])),
                reason: Commitment(rawValue: "aa")
            )
        }
    }

    func input(_ text: String) throws -> AccountInput {
        let words = text.split(separator: " ").map(String.init)
        var input = AccountInput(try #require(LocalDay(words[0])))
        for word in words.dropFirst() {
            let parts = word.split(separator: "=").map(String.init)
            switch parts[0] {
            case "plan": input.planned = HoursText.minutes(parts[1])
            case "pay": input.compensation = try #require(HoursText.minutes(parts[1]))
            case "ok": input.approved.append(try interval(parts[1], input.day))
            default:
                if word.contains(":") {
                    input.spans.append(try interval(word, input.day))
                    continue
                }
                let cut = word.split(separator: "@").map(String.init)
                let part: DayPart = cut.count == 1 ? .all : cut[1] == "until" ? .until(720) : .from(720)
                if cut[0] == "hol" {
                    input.holiday = part
                } else {
                    input.leaves.append(.init(try #require(Leave.Kind(rawValue: cut[0])), part))
                }
            }
        }
        return input
    }

    private func interval(_ text: String, _ day: LocalDay) throws -> Interval {
        let ends = try text.split(separator: "-").map {
            zones.instant(of: day, minutes: try #require(HoursText.minutes($0)))
        }
        return Interval(ends[0], ends[1])
    }

    func run(_ days: [String]) throws -> [AccountDay] {
        var account = HoursAccount(of: person, contracts: contracts, rules: rules, bookings: bookings, zones: zones)
        return account.add(try days.map(input))
    }

    /// As `8:00 of 8:00 = 0:00`, with whatever else the day had before the balance.
    static func text(_ day: AccountDay) -> String {
        func part(_ word: String, _ minutes: Int) -> String {
            minutes == 0 ? "" : " \(word) \(HoursText.text(minutes))"
        }
        return HoursText.text(day.worked) + " of " + HoursText.text(day.expected)
            + part("credited", day.credited) + part("outside", day.outside) + part("core", day.missedCore)
            + part("pay", day.compensation) + part("booked", day.booked) + part("paid", day.paidOut)
            + part("lapsed", day.lapsed) + part("forgiven", day.forgiven) + part("expired", day.expired)
            + " = " + HoursText.text(day.closing)
    }
}
