package import Attendance
package import Station

/// What the pages say of pay rules, contracts, hours accounts and laws.
package struct PayTexts: Sendable {
    package let title: String
    package let hint: String
    package let saved: String
    package let onlyAdministrators: String
    // Pay rules.
    package let rules: String
    package let rulesHint: String
    package let noRules: String
    package let addRules: String
    package let rulesField: String
    package let startWith: String
    package let template: @Sendable (_ template: PayTemplate) -> String
    package let scope: String
    package let everyone: String
    package let scopeDepartment: String
    package let scopePerson: String
    package let number: String
    package let firstDay: String
    package let since: @Sendable (_ day: String) -> String
    package let wider: String
    package let end: String
    package let endLabel: @Sendable (_ what: String) -> String
    package let endFrom: String
    package let save: String
    // Contracts.
    package let contracts: String
    package let noContracts: String
    package let addContract: String
    package let terms: String
    package let termsHint: String
    package let lastDay: String
    package let lastDayHint: String
    package let endAfter: String
    package let weekHours: @Sendable (_ hours: String) -> String
    package let span: @Sendable (_ from: String, _ to: String?) -> String
    // Limits of hours accounts.
    package let limits: String
    package let noLimits: String
    package let addLimits: String
    package let limitsField: String
    package let limitsHint: String
    // Laws.
    package let laws: String
    package let lawsHint: String
    package let noLaws: String
    package let chooseLaws: String
    package let law: @Sendable (_ law: WorkLaw) -> String
    package let weekStart: String
    package let agreedDay: String
    package let hazardousNights: String
    package let waivesFirstMeal: String
    package let waivesSecondMeal: String
    package let findings: String
    package let findingsHint: String
    package let ahead: String
    package let finding: @Sendable (_ finding: LawFinding, _ zones: ZoneHistory) -> String
    package let remedy: @Sendable (_ remedy: LawRemedy, _ zones: ZoneHistory) -> String
    package let moreFindings: @Sendable (_ count: Int) -> String
    // A day.
    package let paidAs: String
    package let code: String
    package let hours: String
    package let supplement: String
    package let total: String
    package let proof: @Sendable (_ proof: PayProof) -> String
    // The hours account.
    package let account: String
    package let accountTitle: @Sendable (_ name: String) -> String
    package let accountHint: String
    package let noAccount: String
    package let balance: String
    package let balanceAt: @Sendable (_ day: String) -> String
    package let before: String
    package let expected: String
    package let worked: String
    package let credited: String
    package let outside: String
    package let missedCore: String
    package let compensation: String
    package let booked: String
    package let paidOut: String
    package let lapsed: String
    package let bookings: String
    package let noBookings: String
    package let book: String
    package let kind: String
    package let bookingKind: @Sendable (_ kind: AccountBooking.Kind) -> String
    package let bookingHours: String
    package let bookingHint: String
    package let reason: String
    package let bookingDone: String
    package let erased: String
}
