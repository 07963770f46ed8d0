package import Attendance

extension ReportTable {
    private static func cells(_ scope: StaffScope, in snapshot: Snapshot) -> [Cell] {
        let number = scope.person.flatMap { snapshot.roster.anyone($0)?.number.rawValue }
        return [.text(scope.word), number.map { .integer($0) } ?? .empty, .text(scope.department ?? "")]
    }

    private static let scopes = [
        Column("scope", "For"), Column("number", "Number", isRight: true), Column("department", "Department"),
        Column("from", "From"), Column("rules", "Rules"),
    ]

    /// By which rules whom is paid from which day on; without rules where those of the wider group count again.
    package static func payRules(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable("Pay rules", scopes)
        for (scope, from, rules) in snapshot.attendance.pay.rules.all {
            table.add(cells(scope, in: snapshot) + [.day(from), rules.map { .text($0.description) } ?? .empty])
        }
        return table
    }

    /// The limits of hours accounts.
    package static func accountRules(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable("Account limits", scopes)
        for (scope, from, rules) in snapshot.attendance.pay.accountRules.all {
            table.add(cells(scope, in: snapshot) + [.day(from), rules.map { .text($0.description) } ?? .empty])
        }
        return table
    }

    /// The rules that an office can start from.
    package static func payTemplates() -> ReportTable {
        var table = ReportTable("Templates", [Column("template", "Template"), Column("rules", "Rules")])
        for template in PayTemplate.allCases {
            let rules = template.text.split(whereSeparator: \.isNewline).joined(separator: "; ")
            table.add([.text(template.rawValue), .text(rules)])
        }
        return table
    }

    /// - Parameter people: whose contracts; `nil` for everybody's.
    package static func contracts(of people: [Person]? = nil, in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Contracts",
            [
                Column("contract", "Contract"), Column("number", "Number", isRight: true), Column("name", "Name"),
                Column("from", "From"), Column("to", "To"), Column("weekMinutes", "A week", isRight: true),
                Column("terms", "Terms"),
            ]
        )
        let ids = people.map { Set($0.map(\.id)) }
        for contract in snapshot.attendance.pay.contracts.all where ids?.contains(contract.person) ?? true {
            let person = snapshot.roster.anyone(contract.person)
            table.add([
                .text(contract.id), person.map { .integer($0.number.rawValue) } ?? .empty,
                .text(person?.details.name ?? "—"), .day(contract.from), contract.to.map { .day($0) } ?? .empty,
                .length(Int64(contract.terms.hours.week) * 60_000_000), .text(contract.terms.description),
            ])
        }
        return table
    }

    /// What was booked by hand.
    ///
    /// - Parameter reason: what a commitment was made to; `nil` for what was erased.
    package static func bookings(
        of person: Person,
        in snapshot: Snapshot,
        reason: (Commitment) throws -> String?
    ) rethrows -> ReportTable {
        var table = ReportTable(
            "Bookings",
            [
                Column("booking", "Booking"), Column("day", "Day"), Column("kind", "Kind"),
                Column("minutes", "Hours", isRight: true), Column("reason", "Reason"),
            ]
        )
        for booking in snapshot.attendance.pay.bookings(of: person.id) {
            table.add([
                .text(booking.id), .day(booking.day), .text(booking.kind.rawValue), Self.minutes(booking.minutes),
                .text(try reason(booking.reason) ?? ""),
            ])
        }
        return table
    }

    private static func minutes(_ minutes: Int) -> Cell { .length(Int64(minutes) * 60_000_000) }

    /// An hours account, day by day.
    package static func account(_ people: [PersonPay]) -> ReportTable {
        let names = [
            ("openingMinutes", "Before"), ("expectedMinutes", "Expected"), ("workedMinutes", "Worked"),
            ("creditedMinutes", "Credited"), ("outsideMinutes", "Outside"), ("missedCoreMinutes", "Core missed"),
            ("compensationMinutes", "Pay rules"), ("bookedMinutes", "Booked"), ("paidOutMinutes", "Paid out"),
            ("lapsedMinutes", "Lapsed"), ("forgivenMinutes", "Forgiven"), ("expiredMinutes", "Expired"),
            ("closingMinutes", "Balance"),
        ]
        let columns = who + [Column("day", "Day")] + names.map { Column($0.0, $0.1, isRight: true) }
        var table = ReportTable("Hours account", columns)
        for own in people {
            for day in own.account {
                let figures = [
                    day.opening, day.expected, day.worked, day.credited, day.outside, day.missedCore,
                    day.compensation, day.booked, day.paidOut, day.lapsed, day.forgiven, day.expired, day.closing,
                ]
                table.add(cells(own.person) + [.day(day.day)] + figures.map(minutes))
            }
        }
        return table
    }

    /// What each day is paid as: a row for each code, first base codes, which add up to the paid time.
    package static func payDays(_ people: [PersonPay]) -> ReportTable {
        var table = ReportTable("Pay codes", who + [Column("day", "Day")] + codes)
        for own in people {
            for day in own.days {
                guard let pay = day.pay else { continue }
                for row in rows(pay.minutes) { table.add(cells(own.person) + [.day(day.day)] + row) }
            }
        }
        return table
    }

    /// What people's days are paid as together.
    package static func payTotals(_ people: [PersonPay]) -> ReportTable {
        var table = ReportTable("Pay totals", who + codes)
        for own in people { for row in rows(own.minutes) { table.add(cells(own.person) + row) } }
        return table
    }

    private static let codes = [
        Column("code", "Code"), Column("kind", "Kind"), Column("minutes", "Hours", isRight: true),
    ]

    private static func rows(_ sums: PaySums) -> [[Cell]] {
        func rows(_ minutes: [PayCode: Int64], _ kind: String) -> [[Cell]] {
            minutes.sorted { $0.key < $1.key }.filter { $0.value != 0 }
                .map { [.text($0.key.text), .text(kind), .length($0.value * 60_000_000)] }
        }
        return rows(sums.base, "base") + rows(sums.supplements, "supplement")
    }

    /// Which laws the site has checked, and since when.
    package static func laws(in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Laws",
            [
                Column("from", "From"), Column("laws", "Laws"), Column("week", "Week starts", isRight: true),
                Column("agreedDayMinutes", "Agreed day", isRight: true), Column("hazardousNights", "Hazardous nights"),
                Column("waivesFirstMeal", "First meal waived"), Column("waivesSecondMeal", "Second meal waived"),
            ]
        )
        for chosen in snapshot.attendance.pay.laws {
            let options = chosen.options
            table.add([
                .day(chosen.from), .text(chosen.laws.map(\.rawValue).sorted().joined(separator: " ")),
                .integer(options.week), options.agreedDay.map(minutes) ?? .empty, .flag(options.isNightHazardous),
                .flag(options.waivesFirstMeal), .flag(options.waivesSecondMeal),
            ])
        }
        return table
    }

    /// What laws do not allow.
    package static func lawFindings(_ lines: [LawLine], in snapshot: Snapshot) -> ReportTable {
        var table = ReportTable(
            "Working time",
            [Column("day", "Day")] + who + [
                Column("law", "Law"), Column("article", "Article"), Column("severity", "Severity"),
                Column("at", "At"), Column("ahead", "Ahead"), Column("actualMinutes", "Actual", isRight: true),
                Column("limitMinutes", "Limit", isRight: true), Column("finding", "Finding"),
                Column("remedy", "What to do"), Column("acknowledged", "Seen"), Column("acknowledgedBy", "Seen by"),
                Column("acknowledgedAt", "Seen at"), Column("id", "Finding"),
            ]
        )
        for line in lines {
            let finding = line.finding
            table.add(
                [.day(finding.day)] + cells(line.person) + [
                    .text(finding.law.rawValue), .text(finding.article.citation),
                    .text(finding.severity == .breach ? "breach" : "notice"), snapshot.cell(finding.at),
                    .flag(finding.isAhead), minutes(finding.actual), minutes(finding.limit),
                    .text(finding.text(zones: snapshot.attendance.zones)),
                    .text(finding.remedy.text(zones: snapshot.attendance.zones)),
                    .flag(line.acknowledgement != nil), line.acknowledgement.map { .text($0.by) } ?? .empty,
                    snapshot.cell(line.acknowledgement?.at), .text(line.name),
                ]
            )
        }
        return table
    }
}
