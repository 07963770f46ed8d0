/// A person's day as an office pays it: what the sheet says, what it is paid as, and what it does to the hours account.
package struct PaidDay: Hashable, Sendable {
    package let sheet: DaySheet
    /// Those that count on the day; `nil` where none do, and for days that have not begun.
    package let rules: PayRules?
    /// `nil` without ``rules``.
    package let pay: DayPay?
    /// Worked outside of the flexitime and not approved, in order. It is not paid and not in the account.
    package let outsideTimes: [Interval]
    /// Minutes that a contract expects, which also says what leave and holidays are worth; `nil` where a rota does, or
    /// without a contract.
    package let contractHours: Int?
    /// `nil` without an account, and for days that are not over.
    package let account: AccountDay?

    package init(
        sheet: DaySheet,
        rules: PayRules?,
        pay: DayPay?,
        outsideTimes: [Interval] = [],
        contractHours: Int? = nil,
        account: AccountDay?
    ) {
        self.sheet = sheet
        self.rules = rules
        self.pay = pay
        self.outsideTimes = outsideTimes
        self.contractHours = contractHours
        self.account = account
    }

    package var day: LocalDay { sheet.day }

    /// Outside of the flexitime, in µs.
    package var outside: Int64 { outsideTimes.reduce(0) { $0 + $1.length } }

    /// Of the day's paid time, in µs, what was paid with the day before, since rounding had it in both.
    package var twice: Int64 { pay?.twice ?? 0 }

    /// What is paid without having been worked on this day, in µs: credits.
    package var added: Int64 { pay?.lines.reduce(0) { $0 + $1.length } ?? 0 }
}
