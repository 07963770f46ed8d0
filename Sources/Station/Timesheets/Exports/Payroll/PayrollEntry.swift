package import Attendance

/// What somebody is paid by: so much of one code on one day.
package struct PayrollEntry: Hashable, Sendable {
    package let person: PayrollPerson
    /// What pay rules and leave call it, such as `worked` or `leave:sick`.
    package let code: String
    package let day: LocalDay
    /// In µs.
    package let length: Int64
    /// Hundredths of a day.
    package let days: Int
    /// Leave on a day on which nothing would have been planned. Only programs that ask for calendar days are told of it.
    package let isOff: Bool

    package init(
        person: PayrollPerson,
        code: String,
        day: LocalDay,
        length: Int64 = 0,
        days: Int = 0,
        isOff: Bool = false
    ) {
        self.person = person
        self.code = code
        self.day = day
        self.length = length
        self.days = days
        self.isOff = isOff
    }
}

/// Whose pay it is.
package struct PayrollPerson: Hashable, Sendable {
    package let number: Int
    package let name: String
    package let department: String

    package init(number: Int, name: String, department: String = "") {
        self.number = number
        self.name = name
        self.department = department
    }

    package init(_ person: Person) {
        self.init(
            number: person.number.rawValue,
            name: person.details.name,
            department: person.details.department
        )
    }
}

extension PayrollEntry {
    /// What hours that leave an hours account for money are called.
    package static let payout = "payout"

    /// What days amount to.
    ///
    /// Where pay rules count these are their codes, as far as they are compensated by money, and credits under theirs; what
    /// an hours account pays out; and leave that no contract credits, in days. Without rules it is paid work without
    /// overtime, overtime, absence, and leave by its kind. What an hours account takes is neither overtime nor absence.
    package static func entries(of people: [PersonPay]) -> [PayrollEntry] {
        people.flatMap { own in
            let person = PayrollPerson(own.person)
            return own.days.flatMap { day in entries(of: day, person) }
        }
    }

    private static func entries(of day: PaidDay, _ person: PayrollPerson) -> [PayrollEntry] {
        var entries: [PayrollEntry] = []
        func add(_ code: String, minutes: Int) {
            guard minutes > 0 else { return }
            let length = Int64(minutes) * 60_000_000
            entries.append(PayrollEntry(person: person, code: code, day: day.day, length: length))
        }
        let totals = day.sheet.rounded
        if let pay = day.pay, let rules = day.rules {
            let minutes = pay.minutes
            for (code, length) in (Array(minutes.base) + Array(minutes.supplements)).sorted(by: { $0.key < $1.key })
            where rules.isPaidInMoney(code) {
                add(code.text, minutes: Int(length))
            }
        } else if let account = day.account {
            // What is beyond the hours that are due goes to the account.
            add("worked", minutes: min(account.worked, max(0, account.expected - account.credited)))
        } else {
            add("worked", minutes: Totals.minutes(totals.paid - totals.overtime))
            add("overtime", minutes: Totals.minutes(totals.overtime))
        }
        // An account takes what is missing by itself.
        if day.account == nil { add("absent", minutes: Totals.minutes(totals.absent)) }
        entries += day.sheet.plan.leaves.compactMap { entry(for: $0, on: day, person) }
        if let paidOut = day.account?.paidOut { add(payout, minutes: paidOut) }
        return entries
    }

    /// Leave in days; `nil` if the day's codes have it in hours already.
    private static func entry(for leave: Leave, on day: PaidDay, _ person: PayrollPerson) -> PayrollEntry? {
        let isOff = day.contractHours.map { $0 == 0 } ?? !day.sheet.plan.isWorkday
        if day.pay != nil, day.contractHours != nil, !isOff { return nil }
        // Of hours that leave only makes up, those that were worked are expected as well; the share is one of the plan.
        let worked = day.sheet.madeUp.map { $0.all - $0.missing } ?? 0
        var days = share(of: leave.part, beside: day.sheet.rounded.expected - worked)
        if leave.kind.makesUp, let (missing, all) = madeUp(by: leave, on: day) {
            // What was worked is paid as work.
            days = Int(Int64(days) * missing / all)
            guard days > 0 else { return nil }
        }
        return PayrollEntry(
            person: person,
            code: "leave:" + leave.kind.rawValue,
            day: day.day,
            days: days,
            isOff: isOff
        )
    }

    /// Of the hours that leave only makes up, what is missing: by the contract that credits it, or else by the plan.
    private static func madeUp(by leave: Leave, on day: PaidDay) -> (missing: Int64, all: Int64)? {
        guard let hours = day.contractHours, let account = day.account else { return day.sheet.madeUp }
        func minutes(_ credits: [DayCredit]) -> Int64 {
            Int64(credits.reduce(0) { $0 + ($1.reason == .leave(leave.kind) ? $1.minutes : 0) })
        }
        let all = DayCredit.credits(
            expected: hours,
            worked: 0,
            holiday: day.sheet.plan.holiday?.part,
            leaves: day.sheet.plan.leaves.map { ($0.kind, $0.part) }
        )
        return minutes(all) > 0 ? (minutes(account.credits), minutes(all)) : nil
    }

    /// How much of a day is free, in hundredths: a half is a half, and hours are what they are of the day's work.
    ///
    /// - Parameter expected: what remains of the day's work, in µs.
    private static func share(of part: DayPart, beside expected: Int64) -> Int {
        switch part {
        case .all: return 100
        case .until, .from: return 50
        case .between(let start, let end):
            let free = end - start
            return max(1, free * 100 / (free + Int(expected / 60_000_000)))
        }
    }
}

extension PayRules {
    /// Whether time under a code is paid: what goes to the hours account, or is held back, is not.
    fileprivate func isPaidInMoney(_ code: PayCode) -> Bool {
        let compensation =
            bands.first { $0.code == code }?.compensation ?? supplements.first { $0.code == code }?.compensation
        return (compensation ?? .pay) == .pay
    }
}
