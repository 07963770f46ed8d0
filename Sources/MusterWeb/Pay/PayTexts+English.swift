import Attendance
import Station

extension PayTexts {
    static let english = PayTexts(
        title: "Pay",
        hint: "How hours become pay: rules, contracts, hours accounts, and the laws that days are checked against.",
        saved: "Saved.",
        onlyAdministrators: "Only administrators can change this.",
        rules: "Pay rules",
        rulesHint:
            "The rules give each paid hour one code, such as normal time or overtime, and supplements on top of it. A person’s rules apply before the department’s, and those before everyone’s.",
        noRules: "No pay rules yet.",
        addRules: "Set pay rules",
        rulesField: "Rules, one in a line",
        startWith: "Start with",
        template: {
            switch $0 {
            case .week: "Overtime beyond 40 hours a week"
            case .day: "Overtime by day and week"
            case .timeOff: "Overtime as time off"
            case .supplements: "Night, Sunday and holiday supplements"
            case .california: "California"
            }
        },
        scope: "For",
        everyone: "Everyone",
        scopeDepartment: "A department",
        scopePerson: "A person",
        number: "Person’s number",
        firstDay: "First day",
        since: { "from \($0)" },
        wider: "No rules of their own: those of the wider group apply.",
        end: "End",
        endLabel: { "End: \($0)" },
        endFrom: "First day without them",
        save: "Save",
        contracts: "Contracts",
        noContracts: "No contracts yet.",
        addContract: "Add a contract",
        terms: "Hours",
        termsHint:
            "Such as “weekly 38:30 days 12345 core 10:00-15:00 flexitime 07:00-20:00”, or “by-day 8:00 8:00 0:00 8:00 4:00 0:00 0:00” from Monday to Sunday.",
        lastDay: "Last day",
        lastDayHint: "Leave it empty for a contract without an end.",
        endAfter: "Last day on which it applies",
        weekHours: { "\($0) hours a week" },
        span: { from, to in to.map { "\(from) to \($0)" } ?? "from \(from)" },
        limits: "Limits of hours accounts",
        noLimits: "No limits: accounts can hold any number of hours.",
        addLimits: "Set limits",
        limitsField: "Limits",
        limitsHint:
            "Such as “ceiling 40:00; floor -20:00; settle monthly lapse; expire 03-31”. With “payout” instead of “lapse”, hours above the ceiling are paid.",
        laws: "Working time laws",
        lawsHint:
            "Days are checked against the laws that you choose. Collective agreements and exceptions for sectors are not known here. It is no legal advice.",
        noLaws: "Nothing is checked.",
        chooseLaws: "Choose laws",
        law: {
            switch $0 {
            case .europeanUnion: "European Union, Directive 2003/88/EC"
            case .germany: "Germany, ArbZG"
            case .france: "France, Code du travail"
            case .spain: "Spain, Estatuto de los Trabajadores"
            case .california: "California, Labor Code"
            }
        },
        weekStart: "Weeks start on (1 for Monday to 7 for Sunday)",
        agreedDay: "Agreed hours a day in Spain, such as 10:00",
        hazardousNights: "Night work here is hazardous or straining",
        waivesFirstMeal: "The first meal is waived on days of up to six hours",
        waivesSecondMeal: "The second meal is waived on days of up to twelve hours",
        findings: "Working time laws",
        findingsHint: "What the chosen laws do not allow on these days, and what would satisfy them.",
        ahead: "Planned",
        finding: { $0.text(zones: $1) },
        remedy: { $0.text(zones: $1) },
        moreFindings: { "\($0) more. Choose fewer days to see them." },
        paidAs: "Paid as",
        code: "Code",
        hours: "Hours",
        supplement: "Supplement",
        total: "Total",
        proof: { $0.text },
        account: "Hours account",
        accountTitle: { "\($0): hours account" },
        accountHint:
            "Each day adds what was worked and credited, and takes away what was expected. Today counts when it is over.",
        noAccount: "No hours account on these days. It starts with a contract or a booking.",
        balance: "Balance",
        balanceAt: { "Balance on \($0)" },
        before: "Before",
        expected: "Expected",
        worked: "Worked",
        credited: "Credited",
        outside: "Outside the flexitime, not counted",
        missedCore: "Core time missed",
        compensation: "By pay rules",
        booked: "Booked",
        paidOut: "Paid out",
        lapsed: "Lapsed",
        bookings: "Bookings",
        noBookings: "No bookings yet.",
        book: "Book hours",
        kind: "Kind",
        bookingKind: {
            switch $0 {
            case .opening: "Opening balance"
            case .adjustment: "Adjustment"
            case .payout: "Payout"
            }
        },
        bookingHours: "Hours",
        bookingHint: "Hours and minutes, such as 2:30 or -1:00.",
        reason: "Reason",
        bookingDone: "Booked.",
        erased: "erased"
    )
}
